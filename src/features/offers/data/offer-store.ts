import { AppError } from '#shared/app-error.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { currentOffersQuery } from './current-offers.ts';
import { toClubOffer } from '#features/offers/model/club-offer.ts';

/** Maximum number of offers shown per place; also the list limit in the rules. */
export const maxListedOffers = 50;

/**
 * Reads one offer. One document read.
 * @throws AppError 'not-found' if it does not exist, or if the rules do not let the caller read it, such as an inactive
 * offer; errors of readFirestore()
 */
export async function getOffer(id: string): Promise<ClubOffer> {
  const snapshot = await readFirestore(({ sdk, db }) =>
    sdk.getDoc(sdk.doc(db, 'clubOffers', id)),
  ).catch((error: unknown) => {
    // Rules evaluate the document, so they reject a missing document like an inactive one.
    throw error instanceof AppError && error.code === 'permission-denied'
      ? new AppError('not-found', 'No such offer', { cause: error })
      : error;
  });
  if (!snapshot.exists()) throw new AppError('not-found', 'No such offer');
  return toClubOffer(id, snapshot.data());
}

/**
 * Reads the active offers of a place that have not ended, earliest end first. Reads at most 50 documents.
 * @throws AppError errors of readFirestore()
 */
export function listOffersOfPlace(placeId: string, now: Date): Promise<ClubOffer[]> {
  return readFirestore(async (connection) => {
    const { docs } = await connection.sdk.getDocs(
      currentOffersQuery(connection, { placeId, now, most: maxListedOffers }),
    );
    return docs.map((document) => toClubOffer(document.id, document.data()));
  });
}
