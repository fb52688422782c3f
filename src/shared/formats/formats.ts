import { brand } from '../brand.ts';

/** 'R$ 15', 'R$ 29,90'. Without Intl, whose first use is slow while a page begins to react. */
export function reaisText(cents: number): string {
  const rest = cents % 100;
  const decimals = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `R$\u00a0${formatInteger((cents - rest) / 100)}${decimals}`;
}

/** Formatters are costly to build: each is made at its first use and kept. */
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

/** Shown where a record has no date (SPEC section 8). */
export const missingDate = 'Data não disponível';

/**
 * As Intl.NumberFormat writes it in Portuguese. Nearly every page shows a rating, and the first use of Intl makes a
 * browser read its locales: a tenth of a second on a slow phone.
 */
export function formatDecimal(value: number, digits: 0 | 1): string {
  const scale = 10 ** digits;
  // 15 digits are what a product of two numbers is good for: 1.15 * 10 is 11.5 and not a little less.
  const scaled = Math.round(Number((Math.abs(value) * scale).toPrecision(15)));
  const whole = String(Math.floor(scaled / scale)).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${value < 0 ? '-' : ''}${whole}${digits === 0 ? '' : `,${scaled % scale}`}`;
}

/** '1.234'. */
export function formatInteger(value: number): string {
  return formatDecimal(value, 0);
}

/** A count with its noun in number: '1 arquivo', '1.234 arquivos', '0 arquivos'. */
export function countText(count: number, one: string, many: string): string {
  return `${formatInteger(count)} ${count === 1 ? one : many}`;
}

/** An average with one decimal: '4,7'. */
export function formatRating(rating: number): string {
  return formatDecimal(rating, 1);
}

/** Integer cents as 'R$ 1.234,50' (the space does not break). */
export function formatCents(cents: number): string {
  return reais().format(cents / 100);
}

/** A whole percentage: '25%'. */
export function formatPercent(percent: number): string {
  return `${formatInteger(percent)}%`;
}

function formatted(format: Intl.DateTimeFormat, date: Date | null | undefined): string {
  return date == null || Number.isNaN(date.getTime()) ? missingDate : format.format(date);
}

/** '10/03/2026' in the brand's zone; 'Data não disponível' without a date. */
export function formatDate(date: Date | null | undefined): string {
  return formatted(dates(), date);
}

/** '10/03' of '2026-03-10'. */
export function formatDayAndMonth(isoDate: string): string {
  return `${isoDate.slice(8, 10)}/${isoDate.slice(5, 7)}`;
}

/** '10 de março de 2026'. */
export function formatLongDate(date: Date | null | undefined): string {
  return formatted(longDates(), date);
}

/** '10/03/2026, 18:30'. */
export function formatDateTime(date: Date | null | undefined): string {
  return formatted(dateTimes(), date);
}

/** 'março de 2026', as in 'Membro desde'. */
export function formatMonthYear(date: Date | null | undefined): string {
  return formatted(months(), date);
}

/**
 * A distance from here in metres: 'a 350 m' (to the nearest 10), 'a 1,2 km', 'a 27 km' from ten on.
 */
export function formatDistance(metres: number): string {
  const rounded = Math.max(Math.round(metres / 10) * 10, 10);
  if (rounded < 1000) return `a ${formatInteger(rounded)} m`;
  const kilometres = metres / 1000;
  return kilometres < 9.95
    ? `a ${formatDecimal(kilometres, 1)} km`
    : `a ${formatInteger(kilometres)} km`;
}
