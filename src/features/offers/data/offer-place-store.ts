import { toBenefit } from '#features/offers/model/club-benefit.ts';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import { toOfferTerms } from '#features/offers/model/club-offer.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { currentOffersQuery } from './current-offers.ts';

/**
 * Returns the benefits of the given published places that have a current offer; of several offers, the one that ends
 * first. Runs one query per place, as rules require, so the caller must limit the number of places. Separate from
 * offer-store.ts so that the search does not import the offers code. Reads at most one document per place.
 * @throws AppError errors of readFirestore()
 */
export async function listPlacesWithBenefits(
  placeIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ClubBenefit>> {
  const benefitEntries = await Promise.all(
    placeIds.map((placeId) =>
      readFirestore(async (connection) => {
        const query = currentOffersQuery(connection, { placeId, now, most: 1 });
        const { docs } = await connection.sdk.getDocs(query);
        return docs.map((offer) => [placeId, toBenefit(toOfferTerms(offer.data()))] as const);
      }),
    ),
  );
  return new Map(benefitEntries.flat());
}
