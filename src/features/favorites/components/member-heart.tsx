import { useQuery, useQueryClient } from '@tanstack/react-query';
import { favoriteKeys, favoritesQuery } from '#features/favorites/data/favorite-queries.ts';
import { placeQuery } from '#features/places/data/place-queries.ts';
import type { Favorite } from '#features/favorites/model/favorite.ts';
import type { SyncMarkProps } from '#features/marks/components/use-mark.ts';
import { useSyncMark } from '#features/marks/components/use-sync-mark.ts';
import { favoriteFailureText } from './favorite-texts.ts';
import { useChangeFavorite } from './use-change-favorite.ts';

/** Syncs the heart of a signed-in user. All hearts of a page share one query. */
export function FavoriteSync({
  owner,
  placeId,
  ...markProps
}: SyncMarkProps & { placeId: string }) {
  const client = useQueryClient();
  const changeFavorite = useChangeFavorite();
  const favorites = favoritesQuery(owner.uid);
  const includesPlace = (marks: readonly Favorite[]) =>
    marks.some((favorite) => favorite.placeId === placeId);
  const { data: isSet = false } = useQuery({ ...favorites, select: includesPlace });
  useSyncMark({
    ...markProps,
    isSet,
    readIsSet: async () => includesPlace(await client.ensureQueryData(favorites)),
    saveChange: (saved) => {
      // Copies the cached place to the favourites cache, so that the list can show it offline.
      const placeState = client.getQueryState(placeQuery(placeId).queryKey);
      if (saved && placeState?.data) {
        const key = favoriteKeys.place(owner.uid, placeId);
        const place = client.getQueryData(key) ?? placeState.data;
        client.setQueryData(key, place, { updatedAt: placeState.dataUpdatedAt });
      }
      return changeFavorite(owner, { placeId, saved });
    },
    failure: favoriteFailureText,
  });
  return null;
}
