import * as brand from '../brand.ts';
import { locale } from '../language.en.ts';
import type { TranslationOf } from '../translation.ts';

const { timeZone } = brand;

const percentFormat = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });

const timeFormat = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' });

export function formatShare(share: number): string {
  return percentFormat.format(share);
}

export function formatTime(instant: Date): string {
  return timeFormat.format(instant);
}

export type Complete = TranslationOf<
  typeof import('./statistics.ts'),
  typeof import('./statistics.en.ts')
>;
