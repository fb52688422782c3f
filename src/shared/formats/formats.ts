import { locale } from '../language.ts';
import * as brand from '../brand.ts';

/** Formats cents as 'R$ 15' or 'R$ 29,90'. Does not use Intl, whose first use is slow during hydration. */
export function reaisText(cents: number): string {
  const remainder = cents % 100;
  const decimals = remainder === 0 ? '' : `,${String(remainder).padStart(2, '0')}`;
  return `R$\u00a0${formatInteger((cents - remainder) / 100)}${decimals}`;
}

/** Creates a value at its first use and caches it: Intl formatters are expensive to build. */
function createOnFirstUse<T>(build: () => T): () => T {
  let createdValue: T | undefined;
  return () => (createdValue ??= build());
}

const { timeZone } = brand;

const currencyFormat = createOnFirstUse(
  () => new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' }),
);

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

/** Placeholder for a record without a date. */
export const missingDate = 'Data não disponível';

/**
 * Formats a number like Intl.NumberFormat in Portuguese. Nearly every page shows a rating, and the first use of Intl
 * makes a browser load its locales: a tenth of a second on a slow phone.
 */
export function formatDecimal(value: number, digits: 0 | 1): string {
  const scale = 10 ** digits;
  // Rounding to 15 digits removes floating-point errors: 1.15 * 10 becomes 11.5, not slightly less.
  const scaledValue = Math.round(Number((Math.abs(value) * scale).toPrecision(15)));
  const integerPart = String(Math.floor(scaledValue / scale)).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${value < 0 ? '-' : ''}${integerPart}${digits === 0 ? '' : `,${scaledValue % scale}`}`;
}

/** Formats an integer: '1.234'. */
export function formatInteger(value: number): string {
  return formatDecimal(value, 0);
}

/** Formats a count with its noun in singular or plural: '1 arquivo', '1.234 arquivos', '0 arquivos'. */
export function countText(count: number, singular: string, plural: string): string {
  return `${formatInteger(count)} ${count === 1 ? singular : plural}`;
}

/** Formats an average with one decimal: '4,7'. */
export function formatRating(rating: number): string {
  return formatDecimal(rating, 1);
}

/** Formats integer cents as 'R$ 1.234,50' (with a non-breaking space). */
export function formatCents(cents: number): string {
  return currencyFormat().format(cents / 100);
}

/** Formats a whole percentage: '25%'. */
export function formatPercent(percent: number): string {
  return `${formatInteger(percent)}%`;
}

function formatOrMissing(format: Intl.DateTimeFormat, date: Date | null | undefined): string {
  return date == null || Number.isNaN(date.getTime()) ? missingDate : format.format(date);
}

/** Formats a date as '10/03/2026' in the brand's time zone; 'Data não disponível' if it is missing. */
export function formatDate(date: Date | null | undefined): string {
  return formatOrMissing(shortDateFormat(), date);
}

/** Formats an ISO date as day and month: '10/03' for '2026-03-10'. */
export function formatDayAndMonth(isoDate: string): string {
  return `${isoDate.slice(8, 10)}/${isoDate.slice(5, 7)}`;
}

/** Formats a date as '10 de março de 2026'. */
export function formatLongDate(date: Date | null | undefined): string {
  return formatOrMissing(longDateFormat(), date);
}

/** Formats date and time as '10/03/2026, 18:30'. */
export function formatDateTime(date: Date | null | undefined): string {
  return formatOrMissing(dateTimeFormat(), date);
}

/** Formats a month as 'março de 2026', for 'Membro desde'. */
export function formatMonthYear(date: Date | null | undefined): string {
  return formatOrMissing(monthFormat(), date);
}

/** Formats a distance in metres: 'a 350 m' (to the nearest 10), 'a 1,2 km', 'a 27 km' from ten on. */
export function formatDistance(metres: number): string {
  const roundedMetres = Math.max(Math.round(metres / 10) * 10, 10);
  if (roundedMetres < 1000) return `a ${formatInteger(roundedMetres)} m`;
  const kilometres = metres / 1000;
  return kilometres < 9.95
    ? `a ${formatDecimal(kilometres, 1)} km`
    : `a ${formatInteger(kilometres)} km`;
}
