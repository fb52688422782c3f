import { fieldsOf, instantOf, numberOf, textOf } from '#shared/stored-fields.ts';

/** Ledger entry of a club use or of its reversal, clubTransactions/{id}. */
export interface ClubReceipt {
  id: string;
  placeId: string;
  /** Integer cents; negative for a reversal. */
  amountCents: number;
  discountCents: number;
  finalCents: number;
  date: Date | null;
  /** Id of the entry that this one reverses; '' for a use. */
  reversalOf: string;
}

/** Reads a stored ledger entry. */
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
