import type { OfferTerms } from './club-offer.ts';
import { maxBillCents, computeSettlement } from './offer-discount.ts';

/** Example bill of two people: R$ 120,00. */
const exampleBillCents = 12_000;
/** Example bills are multiples of R$ 10,00. */
const roundingStepCents = 1_000;

/** Example bill with its discount, in integer cents. */
export interface OfferExample {
  billCents: number;
  /** Price of the free item, for 'second_item_free'. */
  itemCents: number | null;
  discountCents: number;
  finalCents: number;
}

/**
 * Returns an example bill with the discount that computeSettlement() computes, including cap and minimum spend. The
 * bill is the largest of R$ 120,00, the minimum spend and, for 'fixed', twice the discount, rounded up to R$ 10,00.
 * @returns null without a discount
 */
export function computeOfferExample(terms: OfferTerms): OfferExample | null {
  const minBillCents = Math.max(
    exampleBillCents,
    terms.minSpendCents ?? 0,
    terms.kind === 'fixed' ? 2 * (terms.amountCents ?? 0) : 0,
  );
  const billCents = Math.min(
    Math.ceil(minBillCents / roundingStepCents) * roundingStepCents,
    maxBillCents,
  );
  // The cheaper item costs a third of the bill, rounded down to a multiple of R$ 10,00.
  const itemCents =
    terms.kind === 'second_item_free'
      ? Math.floor(billCents / 3 / roundingStepCents) * roundingStepCents
      : undefined;
  const settlement = computeSettlement(terms, { amountCents: billCents, itemCents });
  if (settlement.fault !== null || settlement.discountCents === 0) return null;
  const { discountCents, finalCents } = settlement;
  return { billCents, itemCents: itemCents ?? null, discountCents, finalCents };
}

/** Returns the largest discount on the example bills of these offers, in cents; 0 without a discount. */
export function computeLargestDiscount(offers: readonly OfferTerms[]): number {
  return Math.max(0, ...offers.map((terms) => computeOfferExample(terms)?.discountCents ?? 0));
}
