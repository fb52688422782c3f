import * as brand from '../brand.ts';
import { locale } from '../language.en.ts';
import type { TranslationOf } from '../translation.ts';

export { formatDayAndMonth } from './formats.ts';

function createOnFirstUse<T>(build: () => T): () => T {
  let createdValue: T | undefined;
  return () => (createdValue ??= build());
}

const { timeZone } = brand;

const shortDateFormat = createOnFirstUse(
  () => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short' }),
);

const longDateFormat = createOnFirstUse(
  () => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' }),
);

const dateTimeFormat = createOnFirstUse(
  () => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short', timeStyle: 'short' }),
);

const monthFormat = createOnFirstUse(
  () => new Intl.DateTimeFormat(locale, { timeZone, month: 'long', year: 'numeric' }),
);

export const missingDate = 'Date not available';

export function formatDecimal(value: number, digits: 0 | 1): string {
  const scale = 10 ** digits;
  // As in Portuguese: rounding to 15 digits removes floating-point errors.
  const scaledValue = Math.round(Number((Math.abs(value) * scale).toPrecision(15)));
  const integerPart = String(Math.floor(scaledValue / scale)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '-' : ''}${integerPart}${digits === 0 ? '' : `.${scaledValue % scale}`}`;
}

export function formatInteger(value: number): string {
  return formatDecimal(value, 0);
}

export function countText(count: number, singular: string, plural: string): string {
  return `${formatInteger(count)} ${count === 1 ? singular : plural}`;
}

export function formatRating(rating: number): string {
  return formatDecimal(rating, 1);
}

// Intl writes 'R$' without a space in English.
export function formatCents(cents: number): string {
  const absoluteCents = Math.abs(cents);
  const remainder = absoluteCents % 100;
  const reais = formatInteger((absoluteCents - remainder) / 100);
  return `${cents < 0 ? '-' : ''}R$\u00a0${reais}.${String(remainder).padStart(2, '0')}`;
}

export function reaisText(cents: number): string {
  return cents % 100 === 0 ? `R$\u00a0${formatInteger(cents / 100)}` : formatCents(cents);
}

export function formatPercent(percent: number): string {
  return `${formatInteger(percent)}%`;
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

export function formatDistance(metres: number): string {
  const roundedMetres = Math.max(Math.round(metres / 10) * 10, 10);
  if (roundedMetres < 1000) return `${formatInteger(roundedMetres)} m away`;
  const kilometres = metres / 1000;
  return kilometres < 9.95
    ? `${formatDecimal(kilometres, 1)} km away`
    : `${formatInteger(kilometres)} km away`;
}

export type Complete = TranslationOf<
  typeof import('./formats.ts'),
  typeof import('./formats.en.ts')
>;
