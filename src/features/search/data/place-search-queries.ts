import { queryOptions, skipToken } from '@tanstack/react-query';

import { errorCode } from '#shared/app-error.ts';

import { addPlaceDetails, loadPlaceIndex } from './place-index-store.ts';
import type { LoadedIndex, PlaceDetail } from './place-index-store.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import type { PartialSearchRequest } from '#features/search/data/search-keys.ts';
import { searchKeys } from '#features/search/data/search-keys.ts';
import { minuteMs } from '#shared/time-units.ts';

/**
 * Interval (ms) of the snapshot refresh while a search is on the screen. The server may answer with a snapshot up to 30
 * seconds old (its INDEX_MAX_AGE); the sum stays well below the 60 seconds in which a deactivated place must disappear.
 * Most requests are answered 'not modified'.
 */
export const indexRefreshMs = 15_000;

/** Lazy-loaded: only needed while the server is unavailable. */
const partialSearchStore = lazyStore(() => import('./partial-search-store.ts'));

/**
 * Preloads the chunk of the partial search while the server is available. If that fails, the search loads it again.
 */
export function preloadPartialSearch(): void {
  partialSearchStore().catch(() => undefined);
}

/**
 * Returns the query of the snapshot of all active places. It is refreshed while it has observers and on window focus.
 */
export function placeIndexQuery() {
  return queryOptions({
    queryKey: searchKeys.index,
    queryFn: ({ client, signal }) =>
      loadPlaceIndex(client.getQueryData<LoadedIndex>(searchKeys.index), signal),
    staleTime: indexRefreshMs,
    refetchInterval: indexRefreshMs,
    // Comparing ten thousand rows with the previous ones would cost more than it saves.
    structuralSharing: false,
  });
}

/** Returns the query that adds details (separate files) to a loaded search. Each index version has a separate key. */
export function placeDetailsQuery(
  loaded: LoadedIndex | undefined,
  details: readonly PlaceDetail[],
) {
  return queryOptions({
    // The lexicon may arrive after the first search.
    queryKey: searchKeys.details(
      loaded?.version ?? '',
      loaded?.search.hasLexicon ?? false,
      details,
    ),
    queryFn: loaded
      ? async ({ client, signal }) => {
          try {
            return await addPlaceDetails(loaded, details, signal);
          } catch (error) {
            // The server has a newer version. Loading that index starts this query again under its new key.
            if (errorCode(error) === 'conflict') {
              void client.invalidateQueries({ queryKey: searchKeys.index, exact: true });
            }
            throw error;
          }
        }
      : skipToken,
    staleTime: Infinity,
    gcTime: minuteMs,
    structuralSharing: false,
  });
}

/** Returns the query of the partial search, used while the snapshot is unavailable. */
export function partialSearchQuery(request: PartialSearchRequest) {
  return queryOptions({
    queryKey: searchKeys.partial(request),
    queryFn: async ({ client }) =>
      (await partialSearchStore()).loadPartialSearch(
        request,
        await client.ensureQueryData(categoriesQuery()),
      ),
    staleTime: 30_000,
    gcTime: 5 * minuteMs,
    structuralSharing: false,
  });
}
