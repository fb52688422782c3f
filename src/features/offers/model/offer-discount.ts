import type { OfferTerms } from './club-offer.ts';

/** Maximum bill, in cents: R$ 100.000,00. */
export const maxBillCents = 10_000_000;

/** Amounts that the staff enters, in integer cents. */
export interface Bill {
  amountCents: number;
  /** Price of the cheaper of the two items, for 'second_item_free'; ignored for other kinds. */
  itemCents?: number | undefined;
}

/** Reasons why a bill gets no discount. */
export const billFaults = ['amount', 'item', 'below-minimum'] as const;
export type BillFault = (typeof billFaults)[number];

export type Settlement =
  | { fault: BillFault }
  | { fault: null; amountCents: number; discountCents: number; finalCents: number };

/**
 * Computes the discount of a redemption in integer cents: a percentage is rounded half up, and the discount is limited
 * by the cap and by the bill.
 */
export function computeSettlement(terms: OfferTerms, { amountCents, itemCents }: Bill): Settlement {
  if (!isValidAmount(amountCents)) return { fault: 'amount' };
  if (
    terms.kind === 'second_item_free' &&
    (!isValidAmount(itemCents) || itemCents > amountCents / 2)
  ) {
    return { fault: 'item' };
  }
  if (amountCents < (terms.minSpendCents ?? 0)) return { fault: 'below-minimum' };
  const uncappedCents = computeUncappedDiscount(terms, amountCents, itemCents ?? 0);
  const discountCents = Math.min(
    uncappedCents,
    terms.maxDiscountCents ?? uncappedCents,
    amountCents,
  );
  return { fault: null, amountCents, discountCents, finalCents: amountCents - discountCents };
}

function isValidAmount(cents: number | undefined): cents is number {
  return Number.isSafeInteger(cents) && Number(cents) >= 1 && Number(cents) <= maxBillCents;
}

function computeUncappedDiscount(
  terms: OfferTerms,
  amountCents: number,
  itemCents: number,
): number {
  switch (terms.kind) {
    case 'percent':
      // Integer arithmetic: rounds half a cent up without floating-point errors.
      return Math.floor((amountCents * (terms.percent ?? 0) + 50) / 100);
    case 'fixed':
      return terms.amountCents ?? 0;
    case 'second_item_free':
      return itemCents;
  }
}
