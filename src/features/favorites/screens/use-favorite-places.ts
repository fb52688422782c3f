import { useMemo } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { favoritePlaceQuery } from '#features/favorites/data/favorite-place-queries.ts';
import type { Category } from '#features/categories/model/category.ts';
import type { Favorite } from '#features/favorites/model/favorite.ts';
import type { Place } from '#features/places/model/place.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { User } from '#features/account/model/user.ts';

/**
 * Reads the places of favourites, one document each.
 * @param maxLoaded number of places to read; the others come from the cache
 */
export function useFavoritePlaces(user: User, favorites: readonly Favorite[], maxLoaded: number) {
  const {
    places,
    failed: failedQueries,
    isUnread,
  } = useQueries({
    queries: favorites.map(({ placeId }, position) => ({
      ...favoritePlaceQuery(user.uid, placeId),
      enabled: position < maxLoaded,
    })),
    combine: combineResults,
  });
  const { data: categories, error } = useQuery(categoriesQuery());
  /** An entry is undefined until its place is read, and null if the place is inactive or deleted. */
  const cards = useMemo(
    () =>
      categories || error ? places.map((place) => toPlaceSummary(place, categories ?? [])) : [],
    [places, categories, error],
  );
  const retry = () => {
    for (const { refetch } of failedQueries) void refetch();
  };
  return { cards, failed: failedQueries, isUnread, retry };
}

/** Defined outside the hook, so that the combined result stays stable while no query changes. */
function combineResults(results: UseQueryResult<Place | null>[]) {
  return {
    places: results.map(({ data }) => data),
    isUnread: results.map(hasFailed),
    failed: results.filter(hasFailed),
  };
}

function hasFailed({ error, data }: UseQueryResult<Place | null>): boolean {
  return error !== null && data === undefined;
}

function toPlaceSummary(place: Place | null | undefined, categories: readonly Category[]) {
  return place && placeSummary(place, categories);
}
