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
/** Those of a list of results, wherever it is counted or shown: each choice of files is read by itself. */
export const resultDetails: readonly PlaceDetail[] = ['descriptions', 'hours'];

export interface PlaceSearchOptions {
  /** False asks for nothing yet, as while the search box is not in use. */
  enabled?: boolean;
  /**
   * Files beside the index, for results, not for suggestions: 'descriptions' finds their words too, 'hours' tells
   * those of the places.
   */
  details?: readonly PlaceDetail[];
  /** Nothing can be found without the hours: they are among the details, and a search that lacks them fails. */
  needsHours?: boolean;
  /** Asks for nothing else while the server is away: some of the places are no use. */
  onlyWhole?: boolean;
}

export interface PlaceSearchState {
  /** Run suggest() and search() on it; undefined while the first one loads or after a failure. */
  search: PlaceSearch | undefined;
  /** The server is away: `search` knows only some of the places, and the page has to say so. */
  isPartial: boolean;
  /** Nothing to search in yet. */
  isLoading: boolean;
  /** Neither the snapshot nor Firestore answered. */
  error: AppError | null;
  /** 'Tentar novamente': asks for the snapshot again, and for the bounded search where that is in use. */
  retry: () => void;
}

/**
 * Search over all active places, or over a bounded part of them while the server is away.
 * @param request only the bounded search depends on it (each new one costs reads: hand in what was
 *   debounced); the snapshot holds every place
 */
export function usePlaceSearch(
  request: PartialSearchRequest,
  {
    enabled = true,
    details: wanted = noDetails,
    needsHours = false,
    onlyWhole = false,
  }: PlaceSearchOptions = {},
): PlaceSearchState {
  const index = useQuery({ ...placeIndexQuery(), enabled });
  const details = useQuery({
    ...placeDetailsQuery(index.data, wanted),
    enabled: enabled && wanted.length > 0 && index.data !== undefined,
    // Of a newer snapshot: the results before stay until they are there.
    placeholderData: keepPreviousData,
  });
  // An index that could not be refreshed may hold places that are gone by now: not used either.
  // Asking again without ever having had one counts as loading, so its failures are counted.
  const isPartial = index.isError || (index.data === undefined && index.errorUpdateCount > 0);
  const partial = useQuery({
    ...partialSearchQuery(request),
    enabled: enabled && isPartial && !onlyWhole,
    // What was read for another query may hold what this one asks for, but none of it knows of benefits.
    placeholderData: request.withBenefit ? undefined : keepPreviousData,
  });
  const whole = useWhole(index.data?.search, wanted.length > 0 ? details : null);
  const isFound = index.data !== undefined;
  useEffect(() => {
    if (!isFound || onlyWhole) return;
    // Once the server is away nobody has its code. What is found now needs none of it and comes first.
    const timer = setTimeout(preloadPartialSearch, preloadAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isFound, onlyWhole]);
  const isUsable = !needsHours || whole?.hasHours === true;
  const search = isPartial ? partial.data : isUsable ? whole : undefined;
  const failure = isPartial ? partial.error : isUsable ? null : details.error;
  // Of another version than the index: a newer one is on its way.
  const failed = failure && errorCode(failure) !== 'conflict' ? toAppError(failure) : null;
  return {
    search,
    isPartial: isPartial && search !== undefined,
    isLoading: enabled && search === undefined && failed === null,
    error: failed,
    retry: () => {
      void index.refetch();
      if (details.isError) void details.refetch();
      if (isPartial) void partial.refetch();
    },
  };
}

/**
 * The search with its details, where some are wanted. They are awaited at first, unless they cannot be had: what
 * descriptions find stands among the rest and would push it away. Nothing that was shown without them is taken back.
 */
function useWhole(
  plain: PlaceSearch | undefined,
  details: { data: PlaceSearch | undefined; isPending: boolean; failureCount: number } | null,
): PlaceSearch | undefined {
  const [isShownPlain, setShownPlain] = useState(false);
  if (details === null) return plain;
  if (details.data !== undefined) return details.data;
  const isAwaited = details.isPending && details.failureCount === 0;
  if (plain === undefined || (isAwaited && !isShownPlain)) return undefined;
  if (!isShownPlain) setShownPlain(true);
  return plain;
}
