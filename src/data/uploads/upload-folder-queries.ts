import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { memberKeys } from '../firestore/member-keys.ts';
import {
  cleanTemporaryUploads,
  getStorageStatistics,
  listUploadFolders,
  removeUploadFolder,
} from './upload-folder-store.ts';

const uploadKeys = {
  all: (uid: string) => [...memberKeys.of(uid), 'uploads'] as const,
  folders: (uid: string) => [...uploadKeys.all(uid), 'folders'] as const,
  storage: (uid: string) => [...uploadKeys.all(uid), 'storage'] as const,
};

/** The folders of pictures, for the super admin `uid`. */
export function uploadFoldersQuery(uid: string) {
  return queryOptions({
    queryKey: uploadKeys.folders(uid),
    queryFn: ({ signal }) => listUploadFolders(signal),
  });
}

/** What all pictures together take, for the super admin `uid`. */
export function storageStatisticsQuery(uid: string) {
  return queryOptions({
    queryKey: uploadKeys.storage(uid),
    queryFn: ({ signal }) => getStorageStatistics(signal),
  });
}

/** Removes the folder of a place; folders and figures are read again, whether it worked or not. */
export function removeFolderMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: (placeId: string) => removeUploadFolder(placeId),
    onSettled: () => client.invalidateQueries({ queryKey: uploadKeys.all(uid) }),
  });
}

/** Removes what interrupted uploads left behind; the figures are read again. */
export function cleanTemporaryMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: cleanTemporaryUploads,
    onSettled: () => client.invalidateQueries({ queryKey: uploadKeys.all(uid) }),
  });
}
