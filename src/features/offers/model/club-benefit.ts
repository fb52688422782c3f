import type { ClubOffer, OfferTerms } from './club-offer.ts';
import { computeSettlement } from './offer-discount.ts';

/** Value of an offer as shown on a card; percent and amount are null if the offer does not state them. */
export type ClubBenefit = Pick<OfferTerms, 'kind' | 'percent' | 'amountCents'>;

/** Response of `GET /api/places/benefits`: the published places with a club offer that has not ended. */
export interface PlaceBenefitsFile {
  format: 1;
  places: [id: string, benefit: ClubBenefit][];
}

/** Reference bill for comparing offers of different kinds: R$ 100,00, and a third of it for a free item. */
const referenceBill = { amountCents: 10_000, itemCents: 3_333 };

/**
 * Returns the offer whose discount is the largest fraction of the reference bill, or of its minimum spend if that is
 * higher. On a tie the first one wins.
 */
export function findBestOffer<Offer extends OfferTerms>(offers: readonly Offer[]): Offer | null {
  const [first, ...others] = offers;
  if (!first) return null;
  let best = first;
  for (const offer of others)
    if (computeDiscountShare(offer) > computeDiscountShare(best)) best = offer;
  return best;
}

/** Returns the card value of the best of these offers; null without offers. */
export function findBestBenefit(offers: readonly OfferTerms[]): ClubBenefit | null {
  const best = findBestOffer(offers);
  return best && toBenefit(best);
}

/** Returns the card value of an offer. */
export function toBenefit({ kind, percent, amountCents }: OfferTerms): ClubBenefit {
  return { kind, percent, amountCents };
}

/** Returns the discount as a fraction (0 to 1) of the reference bill, or of the minimum spend if that is higher. */
export function computeDiscountShare(offer: OfferTerms): number {
  const amountCents = Math.max(referenceBill.amountCents, offer.minSpendCents ?? 0);
  const settlement = computeSettlement(offer, { ...referenceBill, amountCents });
  return settlement.fault === null ? settlement.discountCents / amountCents : 0;
}

/** Returns the best benefit of each place that has offers. */
export function mapPlaceBenefits(
  offers: readonly (OfferTerms & Pick<ClubOffer, 'placeId'>)[],
): Map<string, ClubBenefit> {
  const offersByPlace = new Map<string, OfferTerms[]>();
  for (const offer of offers) {
    const placeOffers = offersByPlace.get(offer.placeId);
    if (placeOffers) placeOffers.push(offer);
    else offersByPlace.set(offer.placeId, [offer]);
  }
  return new Map(
    [...offersByPlace].flatMap(([placeId, placeOffers]): [string, ClubBenefit][] => {
      const best = findBestBenefit(placeOffers);
      return best ? [[placeId, best]] : [];
    }),
  );
}
