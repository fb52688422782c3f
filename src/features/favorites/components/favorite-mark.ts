import { favoriteKeys, favoriteList } from '#features/favorites/data/favorite-queries.ts';
import { placeQuery } from '#features/places/data/place-queries.ts';
import { linkTo } from '#shared/routes.ts';
import { markSync } from '#features/marks/components/mark-sync.ts';
import { favoriteFailureText, pendingAccountText } from '#features/favorites/texts.ts';

export const favoriteMark = {
  list: favoriteList,
  pendingAccount: pendingAccountText,
  failure: favoriteFailureText,
  savedLink: linkTo('/favorites'),
};

/** Syncs the heart of a place. */
export const FavoriteSync = markSync(favoriteMark, (client, { uid, placeId, saved }) => {
  // Copies the cached place to the favourites cache, so that the list can show it offline.
  const placeState = client.getQueryState(placeQuery(placeId).queryKey);
  if (!saved || !placeState?.data) return;
  const key = favoriteKeys.place(uid, placeId);
  const place = client.getQueryData(key) ?? placeState.data;
  client.setQueryData(key, place, { updatedAt: placeState.dataUpdatedAt });
});
