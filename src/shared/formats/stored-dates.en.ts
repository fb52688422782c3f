import { locale } from '../language.en.ts';
import type { TranslationOf } from '../translation.ts';
import { dayNumberOf, weekdayOf } from '../zoned-time.ts';
import { formatDayAndMonth } from './formats.en.ts';
import { shortWeekdays } from './weekdays.en.ts';

let dateFormat: Intl.DateTimeFormat | undefined;

export function fullDateText(date: string, today = ''): string {
  const noon = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return date;
  dateFormat ??= new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'full' });
  const text = dateFormat.format(noon);
  return today === '' ? text : text.replace(` ${today.slice(0, 4)}`, '');
}

export function shortDateText(date: string): string {
  return dayNumberOf(date) === null ? date : `${shortWeekdayText(date)} ${formatDayAndMonth(date)}`;
}

export function shortWeekdayText(date: string): string {
  return shortWeekdays[weekdayOf(dayNumberOf(date) ?? 0)] ?? '';
}

export type Complete = TranslationOf<
  typeof import('./stored-dates.ts'),
  typeof import('./stored-dates.en.ts')
>;
