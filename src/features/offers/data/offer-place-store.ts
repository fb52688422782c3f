import { toBenefit } from '#features/offers/model/club-benefit.ts';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import { toOfferTerms } from '#features/offers/model/club-offer.ts';

import { collection } from '#platform/firestore/collection.ts';
import { currentOffers } from './current-offers.ts';

const benefits = collection('clubOffers', (_id, fields) => toBenefit(toOfferTerms(fields)));

/**
 * Returns the benefits of the given published places that have a current offer; of several offers, the one that ends
 * first. Runs one query per place, as rules require, so the caller must limit the number of places. Separate from
 * offer-store.ts so that the search does not import the offers code. Reads at most one document per place.
 * @throws AppError as Collection
 */
export async function listPlacesWithBenefits(
  placeIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ClubBenefit>> {
  const benefitsByPlace = await Promise.all(
    placeIds.map(async (placeId) => {
      const query = { ...currentOffers(placeId, now), limit: 1 };
      return (await benefits.list(query)).map((benefit) => [placeId, benefit] as const);
    }),
  );
  return new Map(benefitsByPlace.flat());
}
