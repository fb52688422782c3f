import { brand } from '../brand.ts';

let dates: Intl.DateTimeFormat | undefined;

/** 'sábado, 21 de março de 2026' of a stored date; the text itself where it is none. */
export function reservationDateText(date: string): string {
  const noon = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return date;
  // A date has no zone: it is formatted where its noon was taken.
  dates ??= new Intl.DateTimeFormat(brand.locale, { timeZone: 'UTC', dateStyle: 'full' });
  return dates.format(noon);
}

let weekdays: Intl.DateTimeFormat | undefined;

/** 'sáb.' of a stored date. */
export function shortDayText(date: string): string {
  weekdays ??= new Intl.DateTimeFormat(brand.locale, { timeZone: 'UTC', weekday: 'short' });
  return weekdays.format(new Date(`${date}T12:00:00Z`));
}
