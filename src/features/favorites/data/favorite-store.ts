import { AppError, errorCode } from '#shared/app-error.ts';
import { favoriteId, toFavorite } from '#features/favorites/model/favorite.ts';
import { maxFavorites, sortFavoritesByNewest } from '#features/favorites/model/favorite-list.ts';
import type { Favorite } from '#features/favorites/model/favorite.ts';

import { collection, documentIdField } from '#platform/firestore/collection.ts';
import { isDocumentId } from '#platform/firestore/document-id.ts';
import { transaction } from '#platform/firestore/transaction.ts';

const favorites = collection('favorites', (_id, fields) => toFavorite(fields));

/**
 * Reads all favourites of a user, newest first. One query per 100 places, at most five queries.
 * @throws AppError as Collection
 */
export async function listFavorites(uid: string): Promise<Favorite[]> {
  return sortFavoritesByNewest(
    await favorites.listAll({
      where: [['userId', '==', uid]],
      orderBy: [[documentIdField]],
      limit: maxFavorites,
    }),
  );
}

/**
 * Saves a place and increments the user's favourites counter in one atomic commit. A repetition changes nothing,
 * because the rules refuse to overwrite a favourite. No document reads unless the commit is refused.
 * @throws AppError 'conflict' if the place is already saved; 'not-found' for an invalid place id; 'permission-denied'
 * if the account is not active or the place does not exist; errors of transaction()
 */
export async function addFavorite(uid: string, placeId: string): Promise<void> {
  try {
    await commitFavorite(uid, placeId, 1);
  } catch (error) {
    if (errorCode(error) !== 'permission-denied' || !(await isFavorite(uid, placeId))) throw error;
    throw new AppError('conflict', 'The place is saved already', { cause: error });
  }
}

/**
 * Removes a favourite and decrements the counter in one commit. Idempotent: the rules refuse the whole commit if the
 * favourite is missing, so two tabs that remove it at the same time decrement the counter only once. No document reads
 * unless the commit is refused.
 * @throws AppError as addFavorite(), except 'conflict'
 */
export async function removeFavorite(uid: string, placeId: string): Promise<void> {
  try {
    await commitFavorite(uid, placeId, -1);
  } catch (error) {
    if (errorCode(error) !== 'permission-denied' || (await isFavorite(uid, placeId))) throw error;
  }
}

async function isFavorite(uid: string, placeId: string): Promise<boolean> {
  return (await favorites.get(favoriteId(uid, placeId))) !== null;
}

/** Writes or deletes the favourite and updates the counter in the same commit. */
async function commitFavorite(uid: string, placeId: string, countChange: 1 | -1): Promise<void> {
  if (!isDocumentId(placeId)) throw new AppError('not-found', 'Not a place id');
  const path = `favorites/${favoriteId(uid, placeId)}`;
  await transaction((commit) => {
    const now = commit.serverTime;
    if (countChange === 1) commit.set(path, { userId: uid, placeId, createdAt: now });
    else commit.delete(path);
    commit.update(`users/${uid}`, {
      'statistics.favorites': commit.increment(countChange),
      updatedAt: now,
    });
  });
}
