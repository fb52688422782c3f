import type { OpeningHours } from './opening-hours.ts';
import { dayMinutes, openingCalendar } from './opening-spans.ts';
import { clockText, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

/** One row of the hours list. */
export interface OpeningDay {
  /** 0 is Sunday, 6 is Saturday. */
  weekday: number;
  /** 'YYYY-MM-DD' of this weekday's next date, today included. */
  date: string;
  isToday: boolean;
  /** Whether the hours are those of an exception; `label` names it, '' when it has no name. */
  isException: boolean;
  label: string;
  /** Openings that begin on this day, as 'HH:MM'; empty when closed. */
  spans: { open: string; close: string }[];
  /** Open from midnight to midnight; `spans` then holds the one of 00:00 to 00:00. */
  isAllDay: boolean;
}

/**
 * The hours of the next seven days, today included, as seven rows from Monday to Sunday. Exceptions
 * of these dates are in. 'Today' is the brand's date, whatever the device says.
 */
export function openingWeek(hours: OpeningHours, now: Date): OpeningDay[] {
  const calendar = openingCalendar(hours);
  const today = wallClockAt(now).dayNumber;
  const mondayFirst = (day: OpeningDay) => (day.weekday + 6) % 7;
  return Array.from({ length: 7 }, (_, ahead): OpeningDay => {
    const dayNumber = today + ahead;
    const exception = calendar.exceptionOf(dayNumber);
    const spans = calendar.spansOf(dayNumber);
    return {
      weekday: weekdayOf(dayNumber),
      date: isoDateOf(dayNumber),
      isToday: ahead === 0,
      isException: exception !== null,
      label: exception?.label ?? '',
      spans: spans.map(({ start, end }) => ({ open: clockText(start), close: clockText(end) })),
      isAllDay: spans.some(({ start, end }) => start === 0 && end === dayMinutes),
    };
  }).sort((a, b) => mondayFirst(a) - mondayFirst(b));
}
