import type { OfferTerms } from './club-offer.ts';
import { maxBillCents, settle } from './offer-discount.ts';

/** An evening for two: R$ 120,00. */
const usualBillCents = 12_000;
/** Bills in examples are round: R$ 10,00. */
const roundCents = 1_000;

/** What an offer does to one bill. Integer cents. */
export interface OfferExample {
  billCents: number;
  /** The item that is free, for 'second_item_free'. */
  itemCents: number | null;
  discountCents: number;
  finalCents: number;
}

/**
 * What an offer takes off an ordinary bill, by the arithmetic of a redemption: cap and least bill included. The bill is
 * R$ 120,00, or the least one that the offer takes, or twice what it takes off, rounded up to R$ 10,00.
 * @returns null where nothing is taken off
 */
export function offerExample(terms: OfferTerms): OfferExample | null {
  const least = Math.max(
    usualBillCents,
    terms.minSpendCents ?? 0,
    terms.kind === 'fixed' ? 2 * (terms.amountCents ?? 0) : 0,
  );
  const billCents = Math.min(Math.ceil(least / roundCents) * roundCents, maxBillCents);
  // The cheaper one of two that are a good part of the bill.
  const itemCents =
    terms.kind === 'second_item_free'
      ? Math.floor(billCents / 3 / roundCents) * roundCents
      : undefined;
  const settled = settle(terms, { amountCents: billCents, itemCents });
  if (settled.fault !== null || settled.discountCents === 0) return null;
  const { discountCents, finalCents } = settled;
  return { billCents, itemCents: itemCents ?? null, discountCents, finalCents };
}

/** Bills like the example's that save as much as a plan costs in its interval. */
export function visitsToPay(
  { discountCents }: Pick<OfferExample, 'discountCents'>,
  { price }: { price: number },
): number {
  return Math.max(1, Math.ceil(price / discountCents));
}
