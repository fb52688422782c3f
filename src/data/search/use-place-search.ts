import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { AppError } from '#domain/app-error.ts';
import type { PlaceSearch } from '#domain/place-search.ts';

import { toAppError } from '../errors.ts';
import {
  partialSearchQuery,
  placeDescriptionsQuery,
  placeIndexQuery,
} from './place-search-queries.ts';
import type { PartialSearchRequest } from '../places/search-keys.ts';

export interface PlaceSearchOptions {
  /** False asks for nothing yet, as while the search box is not in use. */
  enabled?: boolean;
  /** Finds words of descriptions too: a second, larger file, for the results, not for suggestions. */
  withDescriptions?: boolean;
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
  { enabled = true, withDescriptions = false, onlyWhole = false }: PlaceSearchOptions = {},
): PlaceSearchState {
  const index = useQuery({ ...placeIndexQuery(), enabled });
  const descriptions = useQuery({
    ...placeDescriptionsQuery(index.data),
    enabled: enabled && withDescriptions && index.data !== undefined,
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
  const whole = useWhole(index.data?.search, withDescriptions ? descriptions : null);
  const search = isPartial ? partial.data : whole;
  const failed = isPartial && partial.isError ? toAppError(partial.error) : null;
  return {
    search,
    isPartial: isPartial && search !== undefined,
    isLoading: enabled && search === undefined && failed === null,
    error: failed,
    retry: () => {
      void index.refetch();
      if (isPartial) void partial.refetch();
    },
  };
}

/**
 * The search with descriptions, where they are wanted. They are awaited at first, unless they cannot be had: what
 * they find stands among the rest and would push it away. Nothing that was shown without them is taken back.
 */
function useWhole(
  plain: PlaceSearch | undefined,
  descriptions: { data: PlaceSearch | undefined; isPending: boolean; failureCount: number } | null,
): PlaceSearch | undefined {
  const [isShownPlain, setShownPlain] = useState(false);
  if (descriptions === null) return plain;
  if (descriptions.data !== undefined) return descriptions.data;
  const isAwaited = descriptions.isPending && descriptions.failureCount === 0;
  if (plain === undefined || (isAwaited && !isShownPlain)) return undefined;
  if (!isShownPlain) setShownPlain(true);
  return plain;
}
