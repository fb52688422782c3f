import { useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { errorCode } from '#shared/app-error.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';

import { placeDetailsQuery, placeIndexQuery } from './place-search-queries.ts';
import type { PlaceDetail } from './place-index-store.ts';

/** What tells who is open. */
const details: readonly PlaceDetail[] = ['hours'];

export interface ListedPlaces {
  /** Those of the places that the guide shows, with their hours; undefined while nobody can say which these are. */
  places: ReadonlyMap<string, PlaceSummary> | undefined;
  /** The snapshot cannot be had now: what is asked of all places has no answer. */
  isAway: boolean;
  /** 'Tentar novamente': asks for it again. */
  retry: () => void;
}

/**
 * What the search snapshot says of some places, however many: no document is read for it.
 * @param ids the same list at every call while it holds the same
 * @param isWanted false asks for nothing yet
 */
export function useListedPlaces(ids: readonly string[], isWanted: boolean): ListedPlaces {
  const index = useQuery({ ...placeIndexQuery(), enabled: isWanted });
  const withHours = useQuery({
    ...placeDetailsQuery(index.data, details),
    enabled: isWanted && index.data !== undefined,
    // Of a newer snapshot: what was known before stays until they are there.
    placeholderData: keepPreviousData,
  });
  // An index that could not be refreshed may hold places that are gone by now. Asking again without ever having had one
  // is no hope either.
  const isIndexAway = index.isError || (index.data === undefined && index.errorUpdateCount > 0);
  // Of another version than the index: a newer one is on its way.
  const isAway = isIndexAway || (withHours.isError && errorCode(withHours.error) !== 'conflict');
  const search = isAway ? undefined : withHours.data;
  const places = useMemo(() => search?.places(ids), [search, ids]);
  return {
    places,
    isAway,
    retry: () => {
      void index.refetch();
      if (withHours.isError) void withHours.refetch();
    },
  };
}
