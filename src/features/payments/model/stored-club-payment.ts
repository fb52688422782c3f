import type { ClubPayment } from './club-payment.ts';

import { countOf, fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';

/** clubPayments/{invoiceId} without who paid; integer cents. */
export interface PaymentRecord {
  amountCents: number;
  /** Given back, or taken back by a bank for good. */
  refundedCents: number;
  paidAt: Date;
}

/** A stored payment. */
export function toPayment(data: unknown): PaymentRecord {
  const fields = fieldsOf(data);
  return {
    amountCents: countOf(fields['amountCents']),
    refundedCents: countOf(fields['refundedCents']),
    paidAt: instantOf(fields['paidAt']) ?? new Date(0),
  };
}

/** The same with who paid, as super admins see it. */
export function toClubPayment(id: string, data: unknown): ClubPayment {
  return { id, userId: textOf(fieldsOf(data)['userId'], 128), ...toPayment(data) };
}
