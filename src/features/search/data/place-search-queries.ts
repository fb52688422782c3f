import { queryOptions, skipToken } from '@tanstack/react-query';

import { errorCode } from '#shared/app-error.ts';

import { addPlaceDetails, loadPlaceIndex } from './place-index-store.ts';
import type { LoadedIndex, PlaceDetail } from './place-index-store.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import type { PartialSearchRequest } from '#features/search/data/search-keys.ts';
import { searchKeys } from '#features/search/data/search-keys.ts';

/**
 * Milliseconds between two looks at the snapshot while a search is on the screen. The server answers
 * with a snapshot of up to 30 seconds (its INDEX_MAX_AGE); both together stay well below the 60 seconds in
 * which a deactivated place must be gone (DESIGN section 8). Most looks are answered 'unchanged'.
 */
export const indexRefreshMs = 15_000;

/** What only a visitor without the server needs. */
const partialSearchStore = lazyStore(() => import('./partial-search-store.ts'));

/** Brings the code of the bounded search while there is a server that has it. One that does not come is asked for again. */
export function preloadPartialSearch(): void {
  partialSearchStore().catch(() => undefined);
}

/** The snapshot of all active places; refreshed while something watches it and on return to the page. */
export function placeIndexQuery() {
  return queryOptions({
    queryKey: searchKeys.index,
    queryFn: ({ client, signal }) =>
      loadPlaceIndex(client.getQueryData<LoadedIndex>(searchKeys.index), signal),
    staleTime: indexRefreshMs,
    refetchInterval: indexRefreshMs,
    // Comparing ten thousand rows with the ones before would cost more than it saves.
    structuralSharing: false,
  });
}

/** The same search with what stands in files of their own, once it is there. A newer version asks for its own. */
export function placeDetailsQuery(
  loaded: LoadedIndex | undefined,
  details: readonly PlaceDetail[],
) {
  return queryOptions({
    queryKey: searchKeys.details(loaded?.version ?? '', details),
    queryFn: loaded
      ? async ({ client, signal }) => {
          try {
            return await addPlaceDetails(loaded, details, signal);
          } catch (error) {
            // The server has a newer version: with it, this query starts again under its key.
            if (errorCode(error) === 'conflict') {
              void client.invalidateQueries({ queryKey: searchKeys.index, exact: true });
            }
            throw error;
          }
        }
      : skipToken,
    staleTime: Infinity,
    gcTime: 60_000,
    structuralSharing: false,
  });
}

/** The bounded search for when the snapshot cannot be had. */
export function partialSearchQuery(request: PartialSearchRequest) {
  return queryOptions({
    queryKey: searchKeys.partial(request),
    queryFn: async ({ client }) =>
      (await partialSearchStore()).loadPartialSearch(
        request,
        await client.ensureQueryData(categoriesQuery()),
      ),
    staleTime: 30_000,
    gcTime: 5 * 60_000,
    structuralSharing: false,
  });
}
