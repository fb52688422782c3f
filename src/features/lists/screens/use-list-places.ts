import { useMemo } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { favoritePlaceQuery } from '#features/favorites/data/favorite-place-queries.ts';
import type { ListedItem } from '#features/lists/model/named-list.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { Place } from '#features/places/model/place.ts';

/**
 * Returns all places of an own list. Reads the places that are not cached. An entry is null if the place is inactive or
 * deleted.
 */
export function useListPlaces(uid: string, items: readonly ListedItem[]) {
  const {
    read: loadedPlaces,
    isLoading,
    failed: failedQueries,
  } = useQueries({
    queries: items.map(({ placeId }) => favoritePlaceQuery(uid, placeId)),
    combine: combineResults,
  });
  const categories = useQuery(categoriesQuery());
  const places = useMemo(
    () => loadedPlaces.map((place) => place && placeSummary(place, categories.data ?? [])),
    [loadedPlaces, categories.data],
  );
  return {
    /** In the order of the items; undefined for a place that is not loaded or could not be read. */
    places,
    isLoading: isLoading || categories.isPending,
    hasFailed: failedQueries.length > 0,
    retry: () => {
      for (const { refetch } of failedQueries) void refetch();
    },
  };
}

/** Defined outside the component, so that the combined result stays stable while no query changes. */
function combineResults(results: UseQueryResult<Place | null>[]) {
  return {
    read: results.map(({ data }) => data),
    isLoading: results.some(({ isPending, isError }) => isPending && !isError),
    failed: results.filter(({ isError, data }) => isError && data === undefined),
  };
}
