import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { knownPlaces, listImports, readUndo } from './import-api.ts';

export const importKeys = {
  all: (uid: string) => [...memberKeys.of(uid), 'imports'] as const,
  undo: (uid: string, importId: string) => [...importKeys.all(uid), 'undo', importId] as const,
};

/** The imports that were made, ten a page, for the super admin `uid`. */
export function pastImportsQuery(uid: string) {
  return infiniteQueryOptions({
    queryKey: [...importKeys.all(uid), 'list'] as const,
    queryFn: ({ pageParam, signal }) => listImports(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({ pages: pages.map(({ imports }) => ({ items: imports })) }),
  });
}

/** What an import is compared with, as it is now: asked for anew with every file. */
export function knownPlacesQuery(uid: string, fileKey: number) {
  return queryOptions({
    queryKey: [...importKeys.all(uid), 'known-places', fileKey] as const,
    queryFn: ({ signal }) => knownPlaces(signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** How far undoing one import is, with the places that stay. */
export function undoQuery(uid: string, importId: string) {
  return queryOptions({
    queryKey: importKeys.undo(uid, importId),
    queryFn: ({ signal }) => readUndo(importId, signal),
  });
}
