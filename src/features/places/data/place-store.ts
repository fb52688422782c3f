import { AppError, errorCode } from '#shared/app-error.ts';
import { placePageSize } from '#features/places/model/place-options.ts';
import type { Place } from '#features/places/model/place.ts';

import { isDocumentId } from '#platform/firestore/document-id.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { cursorAfter, cursorValues } from '#platform/firestore/page-cursor.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { toPlace } from '#features/places/model/place.ts';

/**
 * Returns one place. The rules refuse inactive places to the public; a refusal is reported as 'not-found', so that it
 * does not reveal that the place exists. Reads one document, or none for an invalid id.
 * @throws AppError 'not-found'; errors of readFirestore
 */
export async function getPlace(id: string): Promise<Place> {
  if (!isDocumentId(id)) throw new AppError('not-found', 'Not a place id');
  const snapshot = await readFirestore(({ sdk, db }) =>
    sdk.getDoc(sdk.doc(db, 'places', id)),
  ).catch((error: unknown) => {
    throw errorCode(error) === 'permission-denied'
      ? new AppError('not-found', 'The place may not be read', { cause: error })
      : error;
  });
  if (!snapshot.exists()) throw new AppError('not-found', 'No such place');
  return toPlace(snapshot.id, snapshot.data());
}

/**
 * Returns the `count` active places with the best rating; of equal ratings, newer places come first. Reads `count`
 * documents.
 * @throws AppError
 */
export function listTopPlaces(count: number): Promise<Place[]> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'places'),
        sdk.where('isActive', '==', true),
        sdk.orderBy('rating', 'desc'),
        sdk.orderBy('createdAt', 'desc'),
        sdk.limit(count),
      ),
    );
    return docs.map((document) => toPlace(document.id, document.data()));
  });
}

/**
 * Returns one page of the active places of a category, newest first. Reads at most `pageSize` documents.
 * @param options.cursor `nextCursor` of the previous page; absent for the first page
 * @throws AppError
 */
export function listPlacesOfCategory(options: {
  categoryId: string;
  cursor?: PageCursor | null;
  pageSize?: number;
}): Promise<Page<Place>> {
  const { categoryId, cursor, pageSize = placePageSize } = options;
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'places'),
        sdk.where('category', '==', categoryId),
        sdk.where('isActive', '==', true),
        sdk.orderBy('createdAt', 'desc'),
        sdk.orderBy(sdk.documentId(), 'desc'),
        ...(cursor ? [sdk.startAfter(...cursorValues(sdk, cursor))] : []),
        sdk.limit(pageSize),
      ),
    );
    return {
      items: docs.map((document) => toPlace(document.id, document.data())),
      nextCursor: cursorAfter(docs, pageSize, 'createdAt'),
    };
  });
}

/**
 * Returns the active places whose folded title begins with `foldedText`, sorted by title. Reads at most `count`
 * documents.
 * @throws AppError
 */
export function listPlacesByTitlePrefix(foldedText: string, count: number): Promise<Place[]> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'places'),
        sdk.where('isActive', '==', true),
        sdk.orderBy('searchTitle'),
        sdk.startAt(foldedText),
        // The last character of the private use area sorts after every letter.
        sdk.endAt(`${foldedText}\uf8ff`),
        sdk.limit(count),
      ),
    );
    return docs.map((document) => toPlace(document.id, document.data()));
  });
}
