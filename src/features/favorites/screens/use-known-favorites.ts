import { useMemo } from 'react';
import { useListedPlaces } from '#features/search/data/use-listed-places.ts';
import type { KnownFavorite } from '#features/favorites/model/favorite-arrangement.ts';
import type { Favorite } from '#features/favorites/model/favorite.ts';
import type { User } from '#features/account/model/user.ts';
import { pageSize } from './favorite-grid.tsx';
import { useFavoritePlaces } from './use-favorite-places.ts';

interface Wanted {
  /** False disables all reads. */
  isWanted?: boolean;
  /** Number of documents to read if there is no snapshot. */
  most?: number;
}

/**
 * Returns all favourites with their places. The snapshot provides them without reads. If it is unavailable, the first
 * `most` places are read as documents, from the network or from the offline copy.
 */
export function useKnownFavorites(
  user: User,
  favorites: readonly Favorite[],
  { isWanted = true, most = pageSize }: Wanted = {},
) {
  const ids = useMemo(() => favorites.map(({ placeId }) => placeId), [favorites]);
  const { places, isAway, retry } = useListedPlaces(ids, isWanted);
  const read = useFavoritePlaces(user, favorites, isWanted && isAway ? most : 0);
  const { cards } = read;
  const known = useMemo(
    () =>
      favorites.map((favorite, position): KnownFavorite => {
        const place = places ? (places.get(favorite.placeId) ?? null) : cards[position];
        return { favorite, place };
      }),
    [favorites, places, cards],
  );
  const asked = Math.min(most, favorites.length);
  const isRead = cards.slice(0, asked).every((card, at) => card !== undefined || read.isUnread[at]);
  return {
    known,
    /** True if the snapshot is unavailable and only the read documents are known. */
    isAway,
    isLoading: isAway ? cards.length < asked || !isRead : places === undefined,
    error: read.failed[0]?.error ?? null,
    retry: () => {
      retry();
      read.retry();
    },
  };
}
