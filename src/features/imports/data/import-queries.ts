import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { getExistingPlaces, listImports, readUndoProgress } from './import-api.ts';

export const importKeys = {
  all: (uid: string) => [...memberKeys.of(uid), 'imports'] as const,
  undo: (uid: string, importId: string) => [...importKeys.all(uid), 'undo', importId] as const,
};

/** Query of past imports, ten per page, for the super admin `uid`. */
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

/** Query of the progress of undoing an import, with the places that are kept. */
export function undoQuery(uid: string, importId: string) {
  return queryOptions({
    queryKey: importKeys.undo(uid, importId),
    queryFn: ({ signal }) => readUndoProgress(importId, signal),
  });
}
