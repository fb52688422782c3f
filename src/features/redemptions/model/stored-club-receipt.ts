import { fieldsOf, instantOf, numberOf, textOf } from '#shared/stored-fields.ts';

/** One use of the club as it was booked, clubTransactions/{id}. */
export interface ClubReceipt {
  id: string;
  placeId: string;
  /** Integer cents; below zero for what was undone. */
  amountCents: number;
  discountCents: number;
  finalCents: number;
  date: Date | null;
  /** The booking that this one undoes; '' for a use. */
  reversalOf: string;
}

/** A stored booking. */
export function toReceipt(id: string, data: unknown): ClubReceipt {
  const fields = fieldsOf(data);
  return {
    id,
    placeId: textOf(fields['placeId'], 128),
    amountCents: numberOf(fields['amount']) ?? 0,
    discountCents: numberOf(fields['discount']) ?? 0,
    finalCents: numberOf(fields['finalAmount']) ?? 0,
    date: instantOf(fields['transactionDate']),
    reversalOf: textOf(fields['reversalOf'], 128),
  };
}
