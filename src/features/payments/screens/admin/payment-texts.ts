import type { Month } from '#features/payments/model/payment-month.ts';
import { toMonthSpan } from '#features/payments/model/payment-month.ts';
import { formatMonthYear } from '#shared/formats/formats.ts';

/** Shown instead of the name of an erased payer. */
export const erasedPayerName = 'Conta apagada';

/** Formats a month: 'novembro de 2026'. */
export function monthText(month: Month): string {
  return formatMonthYear(toMonthSpan(month).from);
}
