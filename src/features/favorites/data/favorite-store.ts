import type { QuerySnapshot } from 'firebase/firestore/lite';

import { AppError, errorCode } from '#shared/app-error.ts';
import {
  favoriteId,
  maxFavorites,
  newestFavoritesFirst,
} from '#features/favorites/model/favorite.ts';
import type { Favorite } from '#features/favorites/model/favorite.ts';

import { isDocumentId } from '#platform/firestore/document-id.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import { toFavorite } from '#features/favorites/model/stored-favorite.ts';

/** Documents of one query; most people's whole list. */
export const favoritePageSize = 100;

/**
 * Everything a person saved, last saved first. One query for up to 100 places, at most five.
 * @throws AppError what readFirestore throws
 */
export function listFavorites(uid: string): Promise<Favorite[]> {
  return readFirestore(async ({ sdk, db }) => {
    const favorites: Favorite[] = [];
    let last: string | null = null;
    do {
      const { docs }: QuerySnapshot = await sdk.getDocs(
        sdk.query(
          sdk.collection(db, 'favorites'),
          sdk.where('userId', '==', uid),
          sdk.orderBy(sdk.documentId()),
          ...(last === null ? [] : [sdk.startAfter(last)]),
          sdk.limit(favoritePageSize),
        ),
      );
      favorites.push(...docs.flatMap((document) => toFavorite(document.data()) ?? []));
      last = docs.length < favoritePageSize ? null : (docs.at(-1)?.id ?? null);
    } while (last !== null && favorites.length < maxFavorites);
    return newestFavoritesFirst(favorites);
  });
}

/**
 * Saves a place and counts it in the person's statistics, in one commit: both or neither. Saving again
 * changes nothing, because rules refuse to overwrite a favourite. No document reads.
 * @throws AppError 'conflict' when it is saved already, 'not-found' for a place id that cannot exist,
 *   'permission-denied' for accounts that may only browse and places that do not exist; what
 *   readFirestore throws
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
 * Removes a saved place and counts it off, in one commit. Removing what is not saved changes nothing: rules
 * refuse to delete what is not there, and the count with it, also when two tabs remove it at the same moment.
 * No document reads, unless it is refused.
 * @throws AppError as addFavorite(), without 'conflict'
 */
export async function removeFavorite(uid: string, placeId: string): Promise<void> {
  try {
    await commitFavorite(uid, placeId, -1);
  } catch (error) {
    if (errorCode(error) !== 'permission-denied' || (await isFavorite(uid, placeId))) throw error;
  }
}

/** Whether a place is saved. One document read. @throws AppError as addFavorite() */
async function isFavorite(uid: string, placeId: string): Promise<boolean> {
  requirePlaceId(placeId);
  const snapshot = await readFirestore(({ sdk, db }) =>
    sdk.getDoc(sdk.doc(db, 'favorites', favoriteId(uid, placeId))),
  );
  return snapshot.exists();
}

/** Writes or deletes the favourite and moves the count with it. */
async function commitFavorite(uid: string, placeId: string, step: 1 | -1): Promise<void> {
  requirePlaceId(placeId);
  await writeFirestore(({ sdk, db, writes }) => {
    const now = writes.serverTimestamp();
    const favorite = sdk.doc(db, 'favorites', favoriteId(uid, placeId));
    const batch = writes.writeBatch(db);
    if (step === 1) batch.set(favorite, { userId: uid, placeId, createdAt: now });
    else batch.delete(favorite);
    batch.update(sdk.doc(db, 'users', uid), {
      'statistics.favorites': writes.increment(step),
      updatedAt: now,
    });
    return batch.commit();
  });
}

function requirePlaceId(placeId: string): void {
  if (!isDocumentId(placeId)) throw new AppError('not-found', 'Not a place id');
}
