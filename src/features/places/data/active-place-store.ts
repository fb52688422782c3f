import { AppError } from '#shared/app-error.ts';
import type { Place } from '#features/places/model/place.ts';

import { maxIdsPerQuery } from '#platform/firestore/batch-loader.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { toPlace } from '#features/places/model/place.ts';

/**
 * Returns the active places with these ids (at most 30), in any order. Inactive and deleted places are omitted. Reads
 * one document for each place found.
 * @throws AppError 'invalid-input' for more than 30 ids; errors of readFirestore
 */
export function listActivePlaces(ids: readonly string[]): Promise<Place[]> {
  if (ids.length > maxIdsPerQuery) {
    return Promise.reject(new AppError('invalid-input', `At most ${maxIdsPerQuery} ids`));
  }
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'places'),
        sdk.where('isActive', '==', true),
        sdk.where(sdk.documentId(), 'in', ids),
        sdk.limit(maxIdsPerQuery),
      ),
    );
    return docs.map((document) => toPlace(document.id, document.data()));
  });
}
