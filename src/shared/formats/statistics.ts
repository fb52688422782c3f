import { locale } from '../language.ts';
import * as brand from '../brand.ts';

const { timeZone } = brand;

const percentFormat = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });

const timeFormat = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' });

/** Formats a fraction of one as a percentage with at most one decimal: '12%', '3,4%'. */
export function formatShare(share: number): string {
  return percentFormat.format(share);
}

/** Formats a time as '14:05' in the brand's time zone. */
export function formatTime(instant: Date): string {
  return timeFormat.format(instant);
}
