import type {
  DocumentData,
  DocumentReference,
  QuerySnapshot,
  Transaction,
} from 'firebase/firestore/lite';

import { AppError } from '#domain/app-error.ts';
import { favoriteId, maxFavorites, newestFavoritesFirst } from '#domain/favorite.ts';
import type { Favorite } from '#domain/favorite.ts';

import { isDocumentId } from '../document-id.ts';
import { countOf, fieldsOf } from '../field-readers.ts';
import { readFirestore } from '../firebase.ts';
import { writeFirestore } from '../users/member-write.ts';
import { toFavorite } from './favorite-converter.ts';

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
 * Saves a place and counts it in the person's statistics, in one commit that is tried again when another
 * tab came between. Two document reads.
 * @throws AppError 'conflict' when it is saved already, 'too-many-items' past 500, 'not-found' for a
 *   place id that cannot exist, 'permission-denied' for accounts that may only browse and places that
 *   do not exist; what readFirestore throws
 */
export function addFavorite(uid: string, placeId: string): Promise<void> {
  return changeFavorite(uid, placeId, ({ transaction, favorite, isSaved, saved, count, now }) => {
    if (isSaved) throw new AppError('conflict', 'The place is saved already');
    if (saved >= maxFavorites) throw new AppError('too-many-items', 'Too many saved places');
    transaction.set(favorite, { userId: uid, placeId, createdAt: now });
    count(saved + 1);
  });
}

/**
 * Removes a saved place and counts it off, in one commit. Removing what is not saved changes nothing.
 * @throws AppError as addFavorite(), without 'conflict' and 'too-many-items'
 */
export function removeFavorite(uid: string, placeId: string): Promise<void> {
  return changeFavorite(uid, placeId, ({ transaction, favorite, isSaved, saved, count }) => {
    if (!isSaved) return;
    transaction.delete(favorite);
    count(Math.max(0, saved - 1));
  });
}

interface FavoriteChange {
  transaction: Transaction;
  favorite: DocumentReference<DocumentData>;
  isSaved: boolean;
  /** How many places the person's record says are saved. */
  saved: number;
  /** Writes that number anew. */
  count: (saved: number) => void;
  /** The instant of the commit. */
  now: unknown;
}

async function changeFavorite(
  uid: string,
  placeId: string,
  change: (facts: FavoriteChange) => void,
): Promise<void> {
  if (!isDocumentId(placeId)) throw new AppError('not-found', 'Not a place id');
  await writeFirestore(({ sdk, db, writes }) => {
    const favorite = sdk.doc(db, 'favorites', favoriteId(uid, placeId));
    const user = sdk.doc(db, 'users', uid);
    return writes.runTransaction(db, async (transaction) => {
      const stored = await transaction.get(favorite);
      const record = await transaction.get(user);
      change({
        transaction,
        favorite,
        isSaved: stored.exists(),
        saved: countOf(fieldsOf(fieldsOf(record.data())['statistics'])['favorites']),
        count: (saved) => transaction.update(user, { 'statistics.favorites': saved }),
        now: writes.serverTimestamp(),
      });
    });
  });
}
