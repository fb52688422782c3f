import type { Place } from '#domain/place.ts';

import { readFirestore } from '../firebase.ts';
import { toPlace } from './place-converter.ts';

/**
 * The `count` places that were made last, inactive ones too. For super admins: rules refuse the list to
 * everybody else. Reads `count` documents.
 * @throws AppError 'permission-denied'; what readFirestore throws
 */
export function listRecentPlaces(count: number): Promise<Place[]> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(sdk.collection(db, 'places'), sdk.orderBy('createdAt', 'desc'), sdk.limit(count)),
    );
    return docs.map((document) => toPlace(document.id, document.data()));
  });
}
