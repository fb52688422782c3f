import type { OpeningHours } from './opening-hours.ts';
import { minutesPerDay, createOpeningCalendar } from './opening-spans.ts';
import { clockText, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

/** Row of the hours list. */
export interface OpeningDay {
  /** 0 is Sunday, 6 is Saturday. */
  weekday: number;
  /** 'YYYY-MM-DD' of the next date of this weekday, including today. */
  date: string;
  isToday: boolean;
  /** True if the hours come from an exception; `label` is its name, '' if it has none. */
  isException: boolean;
  label: string;
  /** Periods that begin on this day, as 'HH:MM'; empty if closed. */
  spans: { open: string; close: string }[];
  /** True if open from midnight to midnight; `spans` then contains one period from 00:00 to 00:00. */
  isAllDay: boolean;
}

/**
 * Returns the hours of the next seven days, including today, as seven rows from Monday to Sunday, with the exceptions
 * of these dates. 'Today' is the date in the brand's time zone, whatever the time zone of the device.
 */
export function listOpeningWeek(hours: OpeningHours, now: Date): OpeningDay[] {
  const calendar = createOpeningCalendar(hours);
  const today = wallClockAt(now).dayNumber;
  const mondayFirstIndex = (day: OpeningDay) => (day.weekday + 6) % 7;
  return Array.from({ length: 7 }, (_, daysAhead): OpeningDay => {
    const dayNumber = today + daysAhead;
    const exception = calendar.exceptionOf(dayNumber);
    const spans = calendar.spansOf(dayNumber);
    return {
      weekday: weekdayOf(dayNumber),
      date: isoDateOf(dayNumber),
      isToday: daysAhead === 0,
      isException: exception !== null,
      label: exception?.label ?? '',
      spans: spans.map(({ start, end }) => ({ open: clockText(start), close: clockText(end) })),
      isAllDay: spans.some(({ start, end }) => start === 0 && end === minutesPerDay),
    };
  }).sort((a, b) => mondayFirstIndex(a) - mondayFirstIndex(b));
}
