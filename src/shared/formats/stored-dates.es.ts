import { locale } from '../language.es.ts';
import type { TranslationOf } from '../translation.ts';

let dateFormat: Intl.DateTimeFormat | undefined;

export function fullDateText(date: string): string {
  const noon = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return date;
  dateFormat ??= new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'full' });
  return dateFormat.format(noon);
}

let shortDateFormat: Intl.DateTimeFormat | undefined;

export function shortDateText(date: string): string {
  const noon = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return date;
  shortDateFormat ??= new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  return shortDateFormat.format(noon);
}

let weekdayFormat: Intl.DateTimeFormat | undefined;

export function shortWeekdayText(date: string): string {
  weekdayFormat ??= new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short' });
  return weekdayFormat.format(new Date(`${date}T12:00:00Z`));
}

export type Complete = TranslationOf<
  typeof import('./stored-dates.ts'),
  typeof import('./stored-dates.es.ts')
>;
