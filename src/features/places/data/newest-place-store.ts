import type { Place } from '#features/places/model/place.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { toPlace } from '#features/places/model/stored-place.ts';

/**
 * The `count` places that were made last, inactive ones too. For super admins: rules refuse the list to
 * everybody else. Reads `count` documents.
 * @throws AppError 'permission-denied'; what readFirestore throws
 */
export function listNewestPlaces(count: number): Promise<Place[]> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(sdk.collection(db, 'places'), sdk.orderBy('createdAt', 'desc'), sdk.limit(count)),
    );
    return docs.map((document) => toPlace(document.id, document.data()));
  });
}
