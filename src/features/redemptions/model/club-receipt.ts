import { maxBillCents } from '#features/offers/model/offer-discount.ts';
import {
  defineRecord,
  id,
  instant,
  integer,
  line,
  optional,
  readBy,
} from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';
import { numberOf } from '#shared/stored-fields.ts';

/** Integer cents; negative for a reversal. */
const signedCents = readBy(
  (value) => numberOf(value) ?? 0,
  integer({ min: -maxBillCents, max: maxBillCents }),
);

/** Ledger entry of a club use or of its reversal, stored in clubTransactions/{id}. Only the server writes it. */
export const receiptRecord = defineRecord(
  {
    placeId: id(),
    amount: signedCents,
    discount: signedCents,
    finalAmount: signedCents,
    transactionDate: instant(),
    /** Id of the entry that this one reverses; '' for a use. */
    reversalOf: optional(id()),
  },
  {
    unreadFields: {
      userId: id(),
      offerId: id(),
      redemptionId: id(),
      memberName: line(400),
      /** Always 'completed'. */
      status: line(20),
      createdAt: instant(),
    },
  },
);

export interface ClubReceipt extends Pick<
  RecordOf<typeof receiptRecord>,
  'placeId' | 'reversalOf'
> {
  id: string;
  /** Integer cents; negative for a reversal. */
  amountCents: number;
  discountCents: number;
  finalCents: number;
  date: Date | null;
}

/** Reads a stored ledger entry. */
export function toReceipt(id: string, data: unknown): ClubReceipt {
  const { placeId, amount, discount, finalAmount, transactionDate, reversalOf } =
    receiptRecord.read(data);
  return {
    id,
    placeId,
    amountCents: amount,
    discountCents: discount,
    finalCents: finalAmount,
    date: transactionDate,
    reversalOf,
  };
}
