import { useMemo } from 'react';
import { useListedPlaces } from '#features/search/data/use-listed-places.ts';
import type { KnownFavorite } from '#features/favorites/model/favorite-arrangement.ts';
import type { Favorite } from '#features/favorites/model/favorite.ts';
import type { User } from '#features/account/model/user.ts';
import { pageSize } from './favorite-grid.tsx';
import { useFavoritePlaces } from './use-favorite-places.ts';

interface Wanted {
  /** False asks for nothing yet. */
  isWanted?: boolean;
  /** How many of the documents are read where there is no snapshot. */
  most?: number;
}

/**
 * What is known of the places of all favourites: the snapshot tells of each without a read. Where it cannot be had,
 * the documents of the first tell of these, as they are read or kept on the device.
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
    /** Nothing but what the documents say is known. */
    isAway,
    isLoading: isAway ? cards.length < asked || !isRead : places === undefined,
    error: read.failed[0]?.error ?? null,
    retry: () => {
      retry();
      read.retry();
    },
  };
}
