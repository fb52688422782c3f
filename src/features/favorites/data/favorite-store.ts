import { favoriteId, toFavorite } from '#features/favorites/model/favorite.ts';
import type { Favorite } from '#features/favorites/model/favorite.ts';
import { markStore } from '#features/marks/data/mark-store.ts';
import { sortMarksByNewest } from '#features/marks/model/mark.ts';

import { documentIdField } from '#platform/firestore/collection.ts';

const favorites = markStore({
  name: 'favorites',
  toMark: toFavorite,
  itemField: 'placeId',
  markId: favoriteId,
  orderBy: [[documentIdField]],
  readsMark: false,
  addCount: (commit, { uid, isSet }) => {
    commit.update(`users/${uid}`, {
      'statistics.favorites': commit.increment(isSet ? 1 : -1),
      updatedAt: commit.serverTime,
    });
  },
});

/**
 * Reads all favourites of a user, newest first. One query per 100 places, at most five queries.
 * @throws AppError as Collection
 */
export async function listFavorites(uid: string): Promise<Favorite[]> {
  return sortMarksByNewest(await favorites.list(uid), 'placeId');
}

/**
 * Saves a place and increments the user's favourites counter in the same commit. No document reads unless refused.
 * @throws AppError 'conflict' if the place is already saved; 'not-found' for an invalid place id; 'permission-denied'
 * if the account is not active or the place does not exist; errors of transaction()
 */
export async function addFavorite(uid: string, placeId: string): Promise<void> {
  await favorites.change(uid, placeId, true);
}

/**
 * Removes a favourite and decrements the counter in the same commit. Idempotent. No document reads unless refused.
 * @throws AppError as addFavorite(), except 'conflict'
 */
export async function removeFavorite(uid: string, placeId: string): Promise<void> {
  await favorites.change(uid, placeId, false);
}
