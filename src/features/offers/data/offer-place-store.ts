import { benefitOf } from '#features/offers/model/club-benefit.ts';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import { toOfferTerms } from '#features/offers/model/stored-club-offer.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { currentOffers } from './current-offers.ts';

/**
 * The benefits of those among some published places that have an offer that is not over: of several, the one that ends
 * first. A query a place, which names it as rules demand: the
 * caller bounds how many. Apart from offer-store.ts so that search does not bring the code of offers. Reads at most
 * one document for each place.
 * @throws AppError what readFirestore throws
 */
export async function benefitsAtPlaces(
  placeIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ClubBenefit>> {
  const found = await Promise.all(
    placeIds.map((placeId) =>
      readFirestore(async (connection) => {
        const query = currentOffers(connection, { placeId, now, most: 1 });
        const { docs } = await connection.sdk.getDocs(query);
        return docs.map((offer) => [placeId, benefitOf(toOfferTerms(offer.data()))] as const);
      }),
    ),
  );
  return new Map(found.flat());
}
