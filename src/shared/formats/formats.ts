import { brand } from '../brand.ts';

/** Formats cents as 'R$ 15' or 'R$ 29,90'. Does not use Intl, whose first use is slow during hydration. */
export function reaisText(cents: number): string {
  const rest = cents % 100;
  const decimals = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `R$\u00a0${formatInteger((cents - rest) / 100)}${decimals}`;
}

/** Creates a value at its first use and caches it: Intl formatters are expensive to build. */
function lazy<T>(build: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= build());
}

const { locale, timeZone } = brand;

const reais = lazy(() => new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' }));

const dates = lazy(() => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short' }));

const longDates = lazy(() => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' }));

const dateTimes = lazy(
  () => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short', timeStyle: 'short' }),
);

const months = lazy(
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
  const scaled = Math.round(Number((Math.abs(value) * scale).toPrecision(15)));
  const whole = String(Math.floor(scaled / scale)).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${value < 0 ? '-' : ''}${whole}${digits === 0 ? '' : `,${scaled % scale}`}`;
}

/** Formats an integer: '1.234'. */
export function formatInteger(value: number): string {
  return formatDecimal(value, 0);
}

/** Formats a count with its noun in singular or plural: '1 arquivo', '1.234 arquivos', '0 arquivos'. */
export function countText(count: number, one: string, many: string): string {
  return `${formatInteger(count)} ${count === 1 ? one : many}`;
}

/** Formats an average with one decimal: '4,7'. */
export function formatRating(rating: number): string {
  return formatDecimal(rating, 1);
}

/** Formats integer cents as 'R$ 1.234,50' (with a non-breaking space). */
export function formatCents(cents: number): string {
  return reais().format(cents / 100);
}

/** Formats a whole percentage: '25%'. */
export function formatPercent(percent: number): string {
  return `${formatInteger(percent)}%`;
}

function formatted(format: Intl.DateTimeFormat, date: Date | null | undefined): string {
  return date == null || Number.isNaN(date.getTime()) ? missingDate : format.format(date);
}

/** Formats a date as '10/03/2026' in the brand's time zone; 'Data não disponível' if it is missing. */
export function formatDate(date: Date | null | undefined): string {
  return formatted(dates(), date);
}

/** Formats an ISO date as day and month: '10/03' for '2026-03-10'. */
export function formatDayAndMonth(isoDate: string): string {
  return `${isoDate.slice(8, 10)}/${isoDate.slice(5, 7)}`;
}

/** Formats a date as '10 de março de 2026'. */
export function formatLongDate(date: Date | null | undefined): string {
  return formatted(longDates(), date);
}

/** Formats date and time as '10/03/2026, 18:30'. */
export function formatDateTime(date: Date | null | undefined): string {
  return formatted(dateTimes(), date);
}

/** Formats a month as 'março de 2026', for 'Membro desde'. */
export function formatMonthYear(date: Date | null | undefined): string {
  return formatted(months(), date);
}

/** Formats a distance in metres: 'a 350 m' (to the nearest 10), 'a 1,2 km', 'a 27 km' from ten on. */
export function formatDistance(metres: number): string {
  const rounded = Math.max(Math.round(metres / 10) * 10, 10);
  if (rounded < 1000) return `a ${formatInteger(rounded)} m`;
  const kilometres = metres / 1000;
  return kilometres < 9.95
    ? `a ${formatDecimal(kilometres, 1)} km`
    : `a ${formatInteger(kilometres)} km`;
}
