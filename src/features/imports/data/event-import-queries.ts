import { queryOptions } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { checkEventFile, listEventImports } from './event-import-api.ts';
import type { EventFileUpload } from './event-import-api.ts';

const importsKey = (uid: string) => [...memberKeys.of(uid), 'event-imports'] as const;

export const eventImportKeys = {
  /** Key prefix of the imports and of the check of the chosen file. */
  all: importsKey,
  list: (uid: string) => [...importsKey(uid), 'list'] as const,
};

/** Query of the latest imports that `uid` may undo. */
export function eventImportsQuery(uid: string) {
  return queryOptions({
    queryKey: eventImportKeys.list(uid),
    queryFn: ({ signal }) => listEventImports(signal),
  });
}

/**
 * Query of the check of a file.
 * @param fileKey unique number of the chosen file
 */
export function eventCheckQuery(uid: string, fileKey: number, upload: EventFileUpload) {
  return queryOptions({
    queryKey: [...importsKey(uid), 'check', fileKey, upload.placeId] as const,
    queryFn: ({ signal }) => checkEventFile(upload, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
