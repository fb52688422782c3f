import { locale } from '../language.ts';

let dateFormat: Intl.DateTimeFormat | undefined;

/** Formats a stored date as 'sábado, 21 de março de 2026'; returns the text unchanged if it is not a date. */
export function fullDateText(date: string): string {
  const noon = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return date;
  // A date has no time zone: it is formatted as its noon in UTC.
  dateFormat ??= new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'full' });
  return dateFormat.format(noon);
}

let shortDateFormat: Intl.DateTimeFormat | undefined;

/** Formats a stored date of the next months as 'ter., 1 de dez.'; returns the text unchanged if it is not a date. */
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

/** Formats the weekday of a stored date: 'sáb.'. */
export function shortWeekdayText(date: string): string {
  weekdayFormat ??= new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short' });
  return weekdayFormat.format(new Date(`${date}T12:00:00Z`));
}
