import { locale } from '../language.ts';
import { dayNumberOf, weekdayOf } from '../zoned-time.ts';
import { formatDayAndMonth } from './formats.ts';
import { shortWeekdays } from './weekdays.ts';

let dateFormat: Intl.DateTimeFormat | undefined;

/**
 * Formats a stored date in the long form: 'sábado, 21 de março de 2026'; returns the text unchanged if it is not a date.
 * @param today stored date; its year is omitted: 'sábado, 21 de março'
 */
export function fullDateText(date: string, today = ''): string {
  const noon = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return date;
  // A date has no time zone: it is formatted as its noon in UTC.
  dateFormat ??= new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'full' });
  const text = dateFormat.format(noon).replace('-feira', '').replace(', 1 de', ', 1º de');
  return today === '' ? text : text.replace(` de ${today.slice(0, 4)}`, '');
}

/**
 * Formats a stored date in the short form, which dates with a time have too: 'ter 01/12', 'ter 01/12, 19:30'; returns
 * the text unchanged if it is not a date.
 */
export function shortDateText(date: string): string {
  return dayNumberOf(date) === null ? date : `${shortWeekdayText(date)} ${formatDayAndMonth(date)}`;
}

/** Formats the weekday of a stored date: 'sáb'. */
export function shortWeekdayText(date: string): string {
  return shortWeekdays[weekdayOf(dayNumberOf(date) ?? 0)] ?? '';
}
