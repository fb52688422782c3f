import { brand } from '../brand.ts';

const { locale, timeZone } = brand;

const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });

const times = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' });

/** Formats a fraction of one as a percentage with at most one decimal: '12%', '3,4%'. */
export function formatShare(share: number): string {
  return shares.format(share);
}

/** Formats a time as '14:05' in the brand's time zone. */
export function formatTime(instant: Date): string {
  return times.format(instant);
}
