import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import {
  checkEventFile,
  getExistingPlaces,
  listEventImports,
  listImports,
  readUndoProgress,
} from './import-api.ts';
import type { EventFileUpload } from './import-api.ts';

export const importKeys = {
  all: (uid: string) => [...memberKeys.of(uid), 'imports'] as const,
  undo: (uid: string, importId: string) => [...importKeys.all(uid), 'undo', importId] as const,
};

export const eventImportKeys = {
  /** Key prefix of the imports and of the check of the chosen file. */
  all: (uid: string) => [...memberKeys.of(uid), 'event-imports'] as const,
  list: (uid: string) => [...eventImportKeys.all(uid), 'list'] as const,
};

/** Query of past imports of places, ten per page, for the super admin `uid`. */
export function pastImportsQuery(uid: string) {
  return infiniteQueryOptions({
    queryKey: [...importKeys.all(uid), 'list'] as const,
    queryFn: ({ pageParam, signal }) => listImports(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({ pages: pages.map(({ imports }) => ({ items: imports })) }),
  });
}

/** Query of the places with which an import is compared. Refetched for each file. */
export function existingPlacesQuery(uid: string, fileKey: number) {
  return queryOptions({
    queryKey: [...importKeys.all(uid), 'known-places', fileKey] as const,
    queryFn: ({ signal }) => getExistingPlaces(signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Query of the progress of undoing an import of places, with the places that are kept. */
export function undoQuery(uid: string, importId: string) {
  return queryOptions({
    queryKey: importKeys.undo(uid, importId),
    queryFn: ({ signal }) => readUndoProgress(importId, signal),
  });
}

/** Query of the latest imports of events that `uid` may undo. */
export function eventImportsQuery(uid: string) {
  return queryOptions({
    queryKey: eventImportKeys.list(uid),
    queryFn: ({ signal }) => listEventImports(signal),
  });
}

/**
 * Query of the check of a file of events.
 * @param fileKey unique number of the chosen file
 */
export function eventCheckQuery(uid: string, fileKey: number, upload: EventFileUpload) {
  return queryOptions({
    queryKey: [...eventImportKeys.all(uid), 'check', fileKey, upload.placeId] as const,
    queryFn: ({ signal }) => checkEventFile(upload, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
