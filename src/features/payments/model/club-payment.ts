import { cents, defineRecord, id, instant, readBy } from '#shared/record.ts';
import type { RecordOf } from '#shared/record.ts';
import { instantOf } from '#shared/stored-fields.ts';

/** A club payment, stored in clubPayments/{invoiceId}; integer cents. Only the server writes it. */
export const paymentRecord = defineRecord(
  {
    /** uid of the payer; a keyed hash for an erased account. */
    userId: id(),
    amountCents: cents(),
    /** Amount refunded or lost to a chargeback. */
    refundedCents: cents(),
    paidAt: readBy((value) => instantOf(value) ?? new Date(0), instant()),
  },
  { unreadFields: { recordedAt: instant() } },
);

/** A payment as super admins see it. */
export interface ClubPayment extends RecordOf<typeof paymentRecord> {
  /** Id of the invoice. */
  id: string;
}

/** A payment without the payer. */
export type PaymentRecord = Omit<ClubPayment, 'id' | 'userId'>;

/** Reads a stored payment. */
export function toPayment(data: unknown): PaymentRecord {
  const { userId: _userId, ...payment } = paymentRecord.read(data);
  return payment;
}

/** Reads a stored payment with its payer, as super admins see it. */
export function toClubPayment(id: string, data: unknown): ClubPayment {
  return { id, ...paymentRecord.read(data) };
}
