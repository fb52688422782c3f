import { isErasedPerson } from '#features/account/model/account-erasure.ts';
import type { ClubPayment } from '#features/payments/model/club-payment.ts';
import { csvByteOrderMark, csvRow } from '#shared/text/csv.ts';
import { reaisInput } from '#shared/money.ts';
import { formatDateTime } from '#shared/formats/formats.ts';
import { gonePayer } from './payment-texts.ts';

const head = ['Data', 'Pessoa', 'Valor (R$)', 'Devolvido (R$)', 'Líquido (R$)', 'Fatura'];

/** What the file begins with. */
export const paymentsCsvHead = csvByteOrderMark + csvRow(head);

/** The rows of some payments. @param nameOf what somebody is called; undefined for nobody any more */
export function paymentsCsvRows(
  payments: readonly ClubPayment[],
  nameOf: (uid: string) => string | undefined,
): string {
  return payments.map((payment) => csvRow(cellsOf(payment, nameOf))).join('');
}

function cellsOf(payment: ClubPayment, nameOf: (uid: string) => string | undefined) {
  const { id, userId, amountCents, refundedCents, paidAt } = payment;
  const name = isErasedPerson(userId) ? undefined : nameOf(userId);
  return [
    formatDateTime(paidAt),
    name ?? gonePayer,
    reaisInput(amountCents),
    reaisInput(refundedCents),
    // Never below zero: no more is given back than was paid.
    reaisInput(Math.max(0, amountCents - refundedCents)),
    id,
  ];
}
