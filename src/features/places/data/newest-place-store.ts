import type { Place } from '#features/places/model/place.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { toPlace } from '#features/places/model/place.ts';

/**
 * Returns the `count` most recently created places, including inactive ones. Only for super admins: the rules refuse
 * this list to all other users. Reads `count` documents.
 * @throws AppError 'permission-denied'; errors of readFirestore
 */
export function listNewestPlaces(count: number): Promise<Place[]> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(sdk.collection(db, 'places'), sdk.orderBy('createdAt', 'desc'), sdk.limit(count)),
    );
    return docs.map((document) => toPlace(document.id, document.data()));
  });
}
