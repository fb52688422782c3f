import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { errorCode } from '#shared/app-error.ts';
import type { AppError } from '#shared/app-error.ts';
import type { PlaceSearch } from '#features/search/model/place-search.ts';

import { toAppError } from '#platform/errors/errors.ts';
import {
  partialSearchQuery,
  placeDetailsQuery,
  placeIndexQuery,
  preloadPartialSearch,
} from './place-search-queries.ts';
import type { PlaceDetail } from './place-index-store.ts';
import type { PartialSearchRequest } from '#features/search/data/search-keys.ts';

const noDetails: readonly PlaceDetail[] = [];
const preloadAfterMs = 2_000;
/** Details of a result list. Lists and counts share this constant, because each set of files is a separate query. */
export const resultDetails: readonly PlaceDetail[] = ['descriptions', 'hours'];

export interface PlaceSearchOptions {
  /** False sends no request, for example while the search box is not in use. */
  enabled?: boolean;
  /**
   * Additional files for results (suggestions do not need them): 'descriptions' makes their words searchable, 'hours'
   * adds the opening hours.
   */
  details?: readonly PlaceDetail[];
  /** True if the search must fail when the opening hours cannot be loaded. Requires 'hours' in `details`. */
  needsHours?: boolean;
  /** True if a partial search is not useful, so that none starts while the server is unavailable. */
  isCompleteOnly?: boolean;
}

export interface PlaceSearchState {
  /** Undefined until the first search is loaded and after a failure. */
  search: PlaceSearch | undefined;
  /** True while the server is unavailable: `search` holds only some of the places, and the page must show that. */
  isPartial: boolean;
  /** True while there is neither a search nor an error. */
  isLoading: boolean;
  /**
   * Set if the snapshot failed and the partial search failed or is not used, or if the hours failed and `needsHours` is
   * true.
   */
  error: AppError | null;
  /** Loads the snapshot again, and the partial search if it is in use ('Tentar novamente'). */
  retry: () => void;
}

/**
 * Returns the search over all active places, or over a bounded part of them while the server is unavailable.
 * @param request only used by the partial search; pass debounced values, because each new one costs reads
 */
export function usePlaceSearch(
  request: PartialSearchRequest,
  {
    enabled = true,
    details: requestedDetails = noDetails,
    needsHours = false,
    isCompleteOnly = false,
  }: PlaceSearchOptions = {},
): PlaceSearchState {
  const indexQuery = useQuery({ ...placeIndexQuery(), enabled });
  const detailsQuery = useQuery({
    ...placeDetailsQuery(indexQuery.data, requestedDetails),
    enabled: enabled && requestedDetails.length > 0 && indexQuery.data !== undefined,
    // When the snapshot changes, the previous results stay until the new details are loaded.
    placeholderData: keepPreviousData,
  });
  // An index that could not be refreshed may hold places that no longer exist, so it is not used. A retry without a
  // previous index has the status 'pending', so the errors are counted instead.
  const isPartial =
    indexQuery.isError || (indexQuery.data === undefined && indexQuery.errorUpdateCount > 0);
  const partialQuery = useQuery({
    ...partialSearchQuery(request),
    enabled: enabled && isPartial && !isCompleteOnly,
    // Until the new places are read, the places of the previous query are searched. With the benefit filter, places
    // that were read without benefits cannot be used.
    placeholderData: (previousSearch, previousQuery) =>
      request.withBenefit && !previousQuery?.queryKey[2].withBenefit ? undefined : previousSearch,
  });
  const searchWithDetails = useSearchWithDetails(
    indexQuery.data?.search,
    requestedDetails.length > 0 ? detailsQuery : null,
  );
  const hasIndex = indexQuery.data !== undefined;
  useEffect(() => {
    if (!hasIndex || isCompleteOnly) return;
    // The chunk of the partial search must be loaded before the server becomes unavailable. It is delayed, because the
    // current results do not need it.
    const timer = setTimeout(preloadPartialSearch, preloadAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [hasIndex, isCompleteOnly]);
  const isUsable = !needsHours || searchWithDetails?.hasHours === true;
  const search = isPartial ? partialQuery.data : isUsable ? searchWithDetails : undefined;
  const partialFailure = isCompleteOnly ? indexQuery.error : partialQuery.error;
  const failure = isPartial ? partialFailure : isUsable ? null : detailsQuery.error;
  // On a conflict, a newer index is already loading.
  const shownError = failure && errorCode(failure) !== 'conflict' ? toAppError(failure) : null;
  return {
    search,
    isPartial: isPartial && search !== undefined,
    isLoading: enabled && search === undefined && shownError === null,
    error: shownError,
    retry: () => {
      void indexQuery.refetch();
      if (detailsQuery.isError) void detailsQuery.refetch();
      if (isPartial && !isCompleteOnly) void partialQuery.refetch();
    },
  };
}

/**
 * Returns the search, with its details if requested. Returns no search before the details are loaded or have failed,
 * because matches in descriptions would shift the visible results. A search that was already shown without details
 * stays.
 */
function useSearchWithDetails(
  searchWithoutDetails: PlaceSearch | undefined,
  detailsQuery: { data: PlaceSearch | undefined; isPending: boolean; failureCount: number } | null,
): PlaceSearch | undefined {
  const [isShownWithoutDetails, setShownWithoutDetails] = useState(false);
  if (detailsQuery === null) return searchWithoutDetails;
  if (detailsQuery.data !== undefined) return detailsQuery.data;
  const isAwaitingDetails = detailsQuery.isPending && detailsQuery.failureCount === 0;
  if (searchWithoutDetails === undefined || (isAwaitingDetails && !isShownWithoutDetails))
    return undefined;
  if (!isShownWithoutDetails) setShownWithoutDetails(true);
  return searchWithoutDetails;
}
