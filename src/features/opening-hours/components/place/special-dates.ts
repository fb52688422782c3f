import type { OpeningException } from '#features/opening-hours/model/opening-hours.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

/** Days that the list of the week shows by itself. */
const weekDays = 7;
/** How far ahead a date is worth knowing, and how many of them. */
const aheadDays = 60;
const maxDates = 5;

/** The coming dates with their own hours that lie beyond the week's list, soonest first. */
export function specialDates(
  exceptions: readonly OpeningException[],
  now: Date,
): OpeningException[] {
  const today = wallClockAt(now).dayNumber;
  const from = isoDateOf(today + weekDays);
  const until = isoDateOf(today + aheadDays);
  return exceptions
    .filter(({ date }) => date >= from && date <= until)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, maxDates);
}

/** '11:00–15:00', or 'Fechado'. */
export function specialHoursText({ closed, periods }: OpeningException): string {
  if (closed || periods.length === 0) return 'Fechado';
  return periods.map(({ open, close }) => `${open}–${close}`).join(', ');
}

/** 'YYYY-MM-DD' as 'DD/MM'. */
export function shortDate(isoDate: string): string {
  return `${isoDate.slice(8, 10)}/${isoDate.slice(5, 7)}`;
}
