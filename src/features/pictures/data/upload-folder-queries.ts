import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { PictureName, UnsavedRemoval } from '#features/pictures/model/upload-folder.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import {
  cleanTemporaryUploads,
  getStorageStatistics,
  listUnsavedPictures,
  listUploadFolders,
  removeUnsavedPictures,
  removeUploadFolder,
} from './upload-folder-store.ts';

const uploadKeys = {
  all: (uid: string) => [...memberKeys.of(uid), 'uploads'] as const,
  folders: (uid: string) => [...uploadKeys.all(uid), 'folders'] as const,
  storage: (uid: string) => [...uploadKeys.all(uid), 'storage'] as const,
};

/** The image folders, for the super admin `uid`. */
export function uploadFoldersQuery(uid: string) {
  return queryOptions({
    queryKey: uploadKeys.folders(uid),
    queryFn: ({ signal }) => listUploadFolders(signal),
  });
}

/** Storage used by all images, for the super admin `uid`. */
export function storageStatisticsQuery(uid: string) {
  return queryOptions({
    queryKey: uploadKeys.storage(uid),
    queryFn: ({ signal }) => getStorageStatistics(signal),
  });
}

/** Uploaded images that no record refers to, in pages of several folders, for the super admin `uid`. */
export function unsavedPicturesQuery(uid: string) {
  return infiniteQueryOptions({
    queryKey: [...uploadKeys.all(uid), 'unsaved'] as const,
    queryFn: async ({ pageParam, signal }) => {
      const { pictures, recentCount, next } = await listUnsavedPictures(pageParam, signal);
      return { items: pictures, recentCount, next };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

interface UnsavedRemovalRequest {
  pictures: readonly PictureName[];
  /** See removeUnsavedPictures(). */
  onResponse: (part: UnsavedRemoval) => void;
}

/** Deletes uploaded images that no record refers to. The queries are refetched on success and on failure. */
export function removeUnsavedMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: ({ pictures, onResponse }: UnsavedRemovalRequest) =>
      removeUnsavedPictures(pictures, onResponse),
    onSettled: () => client.invalidateQueries({ queryKey: uploadKeys.all(uid) }),
  });
}

/** Deletes the folder of a place. Folders and statistics are refetched on success and on failure. */
export function removeFolderMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: (placeId: string) => removeUploadFolder(placeId),
    onSettled: () => client.invalidateQueries({ queryKey: uploadKeys.all(uid) }),
  });
}

/** Deletes temporary files of interrupted uploads. Folders and statistics are refetched on success and on failure. */
export function cleanTemporaryMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: cleanTemporaryUploads,
    onSettled: () => client.invalidateQueries({ queryKey: uploadKeys.all(uid) }),
  });
}
