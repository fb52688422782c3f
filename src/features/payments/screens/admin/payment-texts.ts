import type { Month } from '#features/payments/model/club-payment.ts';
import { monthSpan } from '#features/payments/model/club-payment.ts';
import { formatMonthYear } from '#shared/formats/formats.ts';

/** Whoever paid and is in the guide no more. */
export const gonePayer = 'Conta apagada';

/** 'novembro de 2026'. */
export function monthText(month: Month): string {
  return formatMonthYear(monthSpan(month).from);
}

/** 'nov': under an axis that has no room for the year. */
export function shortMonth(month: Month): string {
  return monthText(month).slice(0, 3);
}
