import { AppError } from '#shared/app-error.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { currentOffers } from './current-offers.ts';
import { toClubOffer } from '#features/offers/model/stored-club-offer.ts';

/** Offers that one place shows at once, and that rules let anybody list. */
export const maxListedOffers = 50;

/**
 * One offer. One document read.
 * @throws AppError 'not-found', also for one that is switched off; what readFirestore throws
 */
export async function getOffer(id: string): Promise<ClubOffer> {
  const snapshot = await readFirestore(({ sdk, db }) =>
    sdk.getDoc(sdk.doc(db, 'clubOffers', id)),
  ).catch((error: unknown) => {
    // Rules decide from the document: what is missing is refused as what is switched off.
    throw error instanceof AppError && error.code === 'permission-denied'
      ? new AppError('not-found', 'No such offer', { cause: error })
      : error;
  });
  if (!snapshot.exists()) throw new AppError('not-found', 'No such offer');
  return toClubOffer(id, snapshot.data());
}

/**
 * The active offers of a place whose end is to come, those that end first before the others (SPEC section 5). Reads at
 * most 50 documents.
 * @throws AppError what readFirestore throws
 */
export function listOffersOfPlace(placeId: string, now: Date): Promise<ClubOffer[]> {
  return readFirestore(async (connection) => {
    const { docs } = await connection.sdk.getDocs(
      currentOffers(connection, { placeId, now, most: maxListedOffers }),
    );
    return docs.map((document) => toClubOffer(document.id, document.data()));
  });
}
