import { marksQuery, offlineMarkList } from '#features/marks/data/mark-mutation.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';

/** Lazy-loaded: a page with the cached list does not need the store. */
const loadStore = lazyStore(() => import('./favorite-store.ts'));

export const favoriteKeys = {
  place: (uid: string, placeId: string) =>
    [...memberKeys.of(uid), 'favorite-place', placeId] as const,
};

/** The saved places of a user. */
export const favoriteList = offlineMarkList('favorite', async (uid) =>
  (await loadStore()).listFavorites(uid),
);

/** Returns the query of all favourites of a user, newest first. The list and all hearts share it. */
export const favoritesQuery = (uid: string) => marksQuery(favoriteList, { uid });
