import * as brand from '../brand.ts';
import { locale } from '../language.es.ts';
import type { TranslationOf } from '../translation.ts';
import { formatInteger } from './formats.ts';

export {
  countText,
  formatDayAndMonth,
  formatDecimal,
  formatDistance,
  formatInteger,
  formatPercent,
  formatRating,
  reaisText,
} from './formats.ts';

function createOnFirstUse<T>(build: () => T): () => T {
  let createdValue: T | undefined;
  return () => (createdValue ??= build());
}

const { timeZone } = brand;

// The short styles of es-AR have neither two digits nor the 24-hour clock.
const shortDate = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const shortTime = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const shortDateFormat = createOnFirstUse(
  () => new Intl.DateTimeFormat(locale, { timeZone, ...shortDate }),
);

const longDateFormat = createOnFirstUse(
  () => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' }),
);

const dateTimeFormat = createOnFirstUse(
  () => new Intl.DateTimeFormat(locale, { timeZone, ...shortDate, ...shortTime }),
);

const monthFormat = createOnFirstUse(
  () => new Intl.DateTimeFormat(locale, { timeZone, month: 'long', year: 'numeric' }),
);

export const missingDate = 'Fecha no disponible';

// Intl writes 'BRL' in es-AR.
export function formatCents(cents: number): string {
  const absoluteCents = Math.abs(cents);
  const remainder = absoluteCents % 100;
  const reais = formatInteger((absoluteCents - remainder) / 100);
  return `${cents < 0 ? '-' : ''}R$\u00a0${reais},${String(remainder).padStart(2, '0')}`;
}

function formatOrMissing(format: Intl.DateTimeFormat, date: Date | null | undefined): string {
  return date == null || Number.isNaN(date.getTime()) ? missingDate : format.format(date);
}

export function formatDate(date: Date | null | undefined): string {
  return formatOrMissing(shortDateFormat(), date);
}

export function formatLongDate(date: Date | null | undefined): string {
  return formatOrMissing(longDateFormat(), date);
}

export function formatDateTime(date: Date | null | undefined): string {
  return formatOrMissing(dateTimeFormat(), date);
}

export function formatMonthYear(date: Date | null | undefined): string {
  return formatOrMissing(monthFormat(), date);
}

export type Complete = TranslationOf<
  typeof import('./formats.ts'),
  typeof import('./formats.es.ts')
>;
