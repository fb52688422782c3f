import type { ClubPayment } from './club-payment.ts';

import { countOf, fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';

/** clubPayments/{invoiceId} without the payer; integer cents. */
export interface PaymentRecord {
  amountCents: number;
  /** Amount refunded or lost to a chargeback. */
  refundedCents: number;
  paidAt: Date;
}

/** Reads a stored payment. */
export function toPayment(data: unknown): PaymentRecord {
  const fields = fieldsOf(data);
  return {
    amountCents: countOf(fields['amountCents']),
    refundedCents: countOf(fields['refundedCents']),
    paidAt: instantOf(fields['paidAt']) ?? new Date(0),
  };
}

/** Reads a stored payment with its payer, as super admins see it. */
export function toClubPayment(id: string, data: unknown): ClubPayment {
  return { id, userId: textOf(fieldsOf(data)['userId'], 128), ...toPayment(data) };
}
