import { useMemo } from 'react';
import { useListedPlaces } from '#features/search/data/use-listed-places.ts';
import type { FavoriteWithPlace } from '#features/favorites/model/favorite-arrangement.ts';
import type { Favorite } from '#features/favorites/model/favorite.ts';
import type { User } from '#features/account/model/user.ts';
import { pageSize } from './favorite-grid.tsx';
import { useFavoritePlaces } from './use-favorite-places.ts';

interface FavoritePlacesOptions {
  /** False disables all reads. */
  isEnabled?: boolean;
  /** Number of documents to read if the search snapshot is unavailable. */
  maxLoaded?: number;
}

/**
 * Returns all favourites with their places. The search snapshot provides the places without document reads. If it is
 * unavailable, the first `maxLoaded` places are read as documents, from the network or from the offline copy.
 */
export function useFavoritesWithPlaces(
  user: User,
  favorites: readonly Favorite[],
  { isEnabled = true, maxLoaded = pageSize }: FavoritePlacesOptions = {},
) {
  const ids = useMemo(() => favorites.map(({ placeId }) => placeId), [favorites]);
  const { places, isUnavailable: isOffline, retry } = useListedPlaces(ids, isEnabled);
  const favoritePlaces = useFavoritePlaces(user, favorites, isEnabled && isOffline ? maxLoaded : 0);
  const { cards } = favoritePlaces;
  const favoritesWithPlace = useMemo(
    () =>
      favorites.map((favorite, position): FavoriteWithPlace => {
        const place = places ? (places.get(favorite.placeId) ?? null) : cards[position];
        return { favorite, place };
      }),
    [favorites, places, cards],
  );
  const requestedCount = Math.min(maxLoaded, favorites.length);
  const isComplete = cards
    .slice(0, requestedCount)
    .every((card, index) => card !== undefined || favoritePlaces.isUnread[index]);
  return {
    known: favoritesWithPlace,
    /** True if the search snapshot is unavailable, so that only the read documents are known. */
    isAway: isOffline,
    isLoading: isOffline ? cards.length < requestedCount || !isComplete : places === undefined,
    error: favoritePlaces.failed[0]?.error ?? null,
    retry: () => {
      retry();
      favoritePlaces.retry();
    },
  };
}
