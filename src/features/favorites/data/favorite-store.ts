import type { QuerySnapshot } from 'firebase/firestore/lite';

import { AppError, errorCode } from '#shared/app-error.ts';
import { favoriteId, toFavorite } from '#features/favorites/model/favorite.ts';
import { maxFavorites, sortFavoritesByNewest } from '#features/favorites/model/favorite-list.ts';
import type { Favorite } from '#features/favorites/model/favorite.ts';

import { isDocumentId } from '#platform/firestore/document-id.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';

/** Documents per query; covers the whole list of most users. */
export const favoritePageSize = 100;

/**
 * Reads all favourites of a user, newest first. One query per 100 places, at most five queries.
 * @throws AppError errors of readFirestore
 */
export function listFavorites(uid: string): Promise<Favorite[]> {
  return readFirestore(async ({ sdk, db }) => {
    const favorites: Favorite[] = [];
    let lastId: string | null = null;
    do {
      const { docs }: QuerySnapshot = await sdk.getDocs(
        sdk.query(
          sdk.collection(db, 'favorites'),
          sdk.where('userId', '==', uid),
          sdk.orderBy(sdk.documentId()),
          ...(lastId === null ? [] : [sdk.startAfter(lastId)]),
          sdk.limit(favoritePageSize),
        ),
      );
      favorites.push(...docs.flatMap((document) => toFavorite(document.data()) ?? []));
      lastId = docs.length < favoritePageSize ? null : (docs.at(-1)?.id ?? null);
    } while (lastId !== null && favorites.length < maxFavorites);
    return sortFavoritesByNewest(favorites);
  });
}

/**
 * Saves a place and increments the user's favourites counter in one atomic commit. A repetition changes nothing,
 * because the rules refuse to overwrite a favourite. No document reads unless the commit is refused.
 * @throws AppError 'conflict' if the place is already saved; 'not-found' for an invalid place id; 'permission-denied'
 * if the account is not active or the place does not exist; errors of readFirestore() and writeFirestore()
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

/** Returns true if a place is saved. One document read. @throws AppError as addFavorite() */
async function isFavorite(uid: string, placeId: string): Promise<boolean> {
  requirePlaceId(placeId);
  const snapshot = await readFirestore(({ sdk, db }) =>
    sdk.getDoc(sdk.doc(db, 'favorites', favoriteId(uid, placeId))),
  );
  return snapshot.exists();
}

/** Writes or deletes the favourite and updates the counter in the same commit. */
async function commitFavorite(uid: string, placeId: string, countChange: 1 | -1): Promise<void> {
  requirePlaceId(placeId);
  await writeFirestore(({ sdk, db, writes }) => {
    const now = writes.serverTimestamp();
    const favorite = sdk.doc(db, 'favorites', favoriteId(uid, placeId));
    const batch = writes.writeBatch(db);
    if (countChange === 1) batch.set(favorite, { userId: uid, placeId, createdAt: now });
    else batch.delete(favorite);
    batch.update(sdk.doc(db, 'users', uid), {
      'statistics.favorites': writes.increment(countChange),
      updatedAt: now,
    });
    return batch.commit();
  });
}

function requirePlaceId(placeId: string): void {
  if (!isDocumentId(placeId)) throw new AppError('not-found', 'Not a place id');
}
