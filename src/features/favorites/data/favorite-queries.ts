import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { maxFavorites, sortFavoritesByNewest } from '#features/favorites/model/favorite-list.ts';
import type { Favorite } from '#features/favorites/model/favorite.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { markMutation } from '#features/marks/data/mark-mutation.ts';
import type { MarkChange } from '#features/marks/model/pending-marks.ts';

/** Lazy-loaded: only signed-in users need this code, but every place card imports this file. */
const loadStore = lazyStore(() => import('./favorite-store.ts'));
const loadOutbox = lazyStore(() => import('#platform/offline/device-outbox.ts'));

export const favoriteKeys = {
  list: (uid: string) => [...memberKeys.of(uid), 'favorites'] as const,
  place: (uid: string, placeId: string) =>
    [...memberKeys.of(uid), 'favorite-place', placeId] as const,
};

/** Returns the query of all favourites of a user, newest first. The list and all hearts share it. */
export function favoritesQuery(uid: string) {
  return queryOptions({
    queryKey: favoriteKeys.list(uid),
    queryFn: async () => (await loadStore()).listFavorites(uid),
    staleTime: 5 * 60_000,
  });
}

/** Returns the mutation that saves or removes a place (markMutation()). */
export function favoriteMutation(client: QueryClient) {
  return markMutation<Pick<Favorite, 'placeId'>, Favorite>(client, {
    name: 'favorites',
    queryKey: ({ uid }) => favoriteKeys.list(uid),
    idOf: ({ placeId }) => placeId,
    toMark: ({ placeId }, createdAt) => ({ placeId, createdAt }),
    sortMarks: sortFavoritesByNewest,
    maxMarks: maxFavorites,
    saveChange: async ({ uid, placeId, saved }) =>
      (await loadOutbox()).outbox.submit<MarkChange>(uid, {
        kind: 'favorite',
        target: placeId,
        saved,
      }),
  });
}
