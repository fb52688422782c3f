import { countOf, fieldsOf, instantOf } from './fields.ts';

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
