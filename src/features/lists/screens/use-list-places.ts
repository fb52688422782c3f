import { useMemo } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { favoritePlaceQuery } from '#features/favorites/data/favorite-place-queries.ts';
import type { ListedItem } from '#features/lists/model/named-list.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { Place } from '#features/places/model/place.ts';

/**
 * Returns all places of an own list. Places that are not cached are read. An entry is null if the place is inactive or
 * deleted.
 */
export function useListPlaces(uid: string, items: readonly ListedItem[]) {
  const { read, isLoading, failed } = useQueries({
    queries: items.map(({ placeId }) => favoritePlaceQuery(uid, placeId)),
    combine: together,
  });
  const categories = useQuery(categoriesQuery());
  const places = useMemo(
    () => read.map((place) => place && placeSummary(place, categories.data ?? [])),
    [read, categories.data],
  );
  return {
    /** In the order of the items; undefined for a place that could not be read. */
    places,
    isLoading: isLoading || categories.isPending,
    hasFailed: failed.length > 0,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

/** Defined outside the component, so that the combined result stays stable while no query changes. */
function together(answers: UseQueryResult<Place | null>[]) {
  return {
    read: answers.map(({ data }) => data),
    isLoading: answers.some(({ isPending, isError }) => isPending && !isError),
    failed: answers.filter(({ isError, data }) => isError && data === undefined),
  };
}
