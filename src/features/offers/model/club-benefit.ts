import type { ClubOffer, OfferTerms } from './club-offer.ts';
import { settle } from './offer-discount.ts';

/** What a card tells of an offer; its value is null where the offer does not say it. */
export type ClubBenefit = Pick<OfferTerms, 'kind' | 'percent' | 'amountCents'>;

/** `GET /api/places/benefits`: the published places at which the club has an offer that is not over. */
export interface PlaceBenefitsFile {
  format: 1;
  places: [id: string, benefit: ClubBenefit][];
}

/** By which offers of different kinds are compared: R$ 100,00, a third of it for the item that may be free. */
const usualBill = { amountCents: 10_000, itemCents: 3_333 };

/** The offer that takes most off a usual bill, or off the least bill that it asks; of equal ones the first. */
export function bestOffer<Offer extends OfferTerms>(offers: readonly Offer[]): Offer | null {
  const [first, ...others] = offers;
  if (!first) return null;
  let best = first;
  for (const offer of others) if (shareOff(offer) > shareOff(best)) best = offer;
  return best;
}

/** What a card tells of the best of these offers. */
export function bestBenefit(offers: readonly OfferTerms[]): ClubBenefit | null {
  const best = bestOffer(offers);
  return best && benefitOf(best);
}

/** What a card tells of this one. */
export function benefitOf({ kind, percent, amountCents }: OfferTerms): ClubBenefit {
  return { kind, percent, amountCents };
}

/** How much of the usual bill is not paid, or of the least that it asks: 0 to 1. */
export function shareOff(offer: OfferTerms): number {
  const amountCents = Math.max(usualBill.amountCents, offer.minSpendCents ?? 0);
  const settled = settle(offer, { ...usualBill, amountCents });
  return settled.fault === null ? settled.discountCents / amountCents : 0;
}

/** The best benefit of each place that has one. */
export function benefitsOfPlaces(
  offers: readonly (OfferTerms & Pick<ClubOffer, 'placeId'>)[],
): Map<string, ClubBenefit> {
  const ofPlace = new Map<string, OfferTerms[]>();
  for (const offer of offers) {
    const list = ofPlace.get(offer.placeId);
    if (list) list.push(offer);
    else ofPlace.set(offer.placeId, [offer]);
  }
  return new Map(
    [...ofPlace].flatMap(([placeId, list]): [string, ClubBenefit][] => {
      const best = bestBenefit(list);
      return best ? [[placeId, best]] : [];
    }),
  );
}
