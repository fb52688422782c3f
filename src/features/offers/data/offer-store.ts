import { AppError, errorCode } from '#shared/app-error.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import { toClubOffer } from '#features/offers/model/club-offer.ts';

import { collection } from '#platform/firestore/collection.ts';
import { currentOffers } from './current-offers.ts';

/** Maximum number of offers shown per place; also the list limit in the rules. */
export const maxListedOffers = 50;

export const offers = collection('clubOffers', toClubOffer);

/**
 * Reads one offer. One document read.
 * @throws AppError 'not-found' if it does not exist, or if the rules do not let the caller read it, such as an inactive
 * offer; errors as Collection
 */
export async function getOffer(id: string): Promise<ClubOffer> {
  const offer = await offers.get(id).catch((error: unknown) => {
    // Rules evaluate the document, so they reject a missing document like an inactive one.
    if (errorCode(error) === 'permission-denied') return null;
    throw error;
  });
  if (!offer) throw new AppError('not-found', 'No such offer');
  return offer;
}

/**
 * Reads the active offers of a place that have not ended, earliest end first. Reads at most 50 documents.
 * @throws AppError as Collection
 */
export function listOffersOfPlace(placeId: string, now: Date): Promise<ClubOffer[]> {
  return offers.list({ ...currentOffers(placeId, now), limit: maxListedOffers });
}
