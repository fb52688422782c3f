import type { WeekTime } from './opening-hours.ts';
import { minutesPerDay, minutesOf } from './opening-spans.ts';
import { clockText, instantOfWallClock, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

/** Filter for places that are open now, or at the next occurrence of a weekday and time. */
export type OpenFilter = 'now' | WeekTime;

/** Weekdays as URL values, Sunday first. */
const dayNames = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'];

/** Returns the URL parameter of a filter: 'agora', 'sab-20:00'; '' for no filter. */
export function openFilterParam(openFilter: OpenFilter | null): string {
  if (openFilter === null) return '';
  return openFilter === 'now' ? 'agora' : `${dayNames[openFilter.day] ?? ''}-${openFilter.time}`;
}

/** Parses the URL parameter of a filter. Returns null for values that openFilterParam() does not write. */
export function parseOpenFilter(param: string | null): OpenFilter | null {
  if (param === 'agora') return 'now';
  const [, name = '', time] = /^(\w{3})-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(param ?? '') ?? [];
  const day = dayNames.indexOf(name);
  return day < 0 || time === undefined ? null : { day, time };
}

/**
 * Returns the time that a filter refers to: `now`, or the next occurrence of its weekday and time in the brand's time
 * zone, including the current minute.
 */
export function openFilterTime(openFilter: OpenFilter, now: Date): Date {
  if (openFilter === 'now') return now;
  const { dayNumber, minutes } = wallClockAt(now);
  const wantedMinutes = minutesOf(openFilter.time);
  const daysAhead = (openFilter.day - weekdayOf(dayNumber) + 7) % 7;
  const isOver = daysAhead === 0 && wantedMinutes < minutes;
  return instantOfWallClock({
    dayNumber: dayNumber + (isOver ? 7 : daysAhead),
    minutes: wantedMinutes,
  });
}

/** Returns the next full hour, the initial value when the user selects a time. */
export function nextHour(now: Date): WeekTime {
  const { dayNumber, minutes } = wallClockAt(now);
  const nextHourMinutes = (Math.floor(minutes / 60) + 1) * 60;
  const day = weekdayOf(dayNumber + Math.floor(nextHourMinutes / minutesPerDay));
  return { day, time: clockText(nextHourMinutes) };
}
