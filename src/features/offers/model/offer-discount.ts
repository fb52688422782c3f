import type { OfferTerms } from './club-offer.ts';

/** Largest bill that is accepted, in cents: R$ 100.000,00. */
export const maxBillCents = 10_000_000;

/** What the staff read from the bill; integer cents. */
export interface Bill {
  amountCents: number;
  /** Price of the cheaper of the two items, for 'second_item_free'; otherwise not looked at. */
  itemCents?: number | undefined;
}

/** Why a bill takes no discount. */
export const billFaults = ['amount', 'item', 'below-minimum'] as const;
export type BillFault = (typeof billFaults)[number];

export type Settlement =
  | { fault: BillFault }
  | { fault: null; amountCents: number; discountCents: number; finalCents: number };

/**
 * The arithmetic of a redemption, in integer cents: a percentage is rounded half up, the cap and the bill bound
 * what is taken off (reference/club-and-payments.md C2).
 */
export function settle(terms: OfferTerms, { amountCents, itemCents }: Bill): Settlement {
  if (!isAmount(amountCents)) return { fault: 'amount' };
  if (terms.kind === 'second_item_free' && (!isAmount(itemCents) || itemCents > amountCents / 2)) {
    return { fault: 'item' };
  }
  if (amountCents < (terms.minSpendCents ?? 0)) return { fault: 'below-minimum' };
  const plain = plainDiscount(terms, amountCents, itemCents ?? 0);
  const discountCents = Math.min(plain, terms.maxDiscountCents ?? plain, amountCents);
  return { fault: null, amountCents, discountCents, finalCents: amountCents - discountCents };
}

function isAmount(cents: number | undefined): cents is number {
  return Number.isSafeInteger(cents) && Number(cents) >= 1 && Number(cents) <= maxBillCents;
}

function plainDiscount(terms: OfferTerms, amountCents: number, itemCents: number): number {
  switch (terms.kind) {
    case 'percent':
      // Integers throughout: half a cent goes up without the errors of fractions.
      return Math.floor((amountCents * (terms.percent ?? 0) + 50) / 100);
    case 'fixed':
      return terms.amountCents ?? 0;
    case 'second_item_free':
      return itemCents;
  }
}
