import type { WeekTime } from './opening-hours.ts';
import { dayMinutes, minutesOf } from './opening-spans.ts';
import { clockText, instantOfWallClock, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

/** Only places that are open at this minute, or when the next such moment of the week comes. */
export type OpenFilter = 'now' | WeekTime;

/** As they stand in an address, Sunday first. */
const dayNames = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'];

/** The parameter of an address: 'agora', 'sab-20:00'; '' where nothing is asked. */
export function openFilterParam(open: OpenFilter | null): string {
  if (open === null) return '';
  return open === 'now' ? 'agora' : `${dayNames[open.day] ?? ''}-${open.time}`;
}

/** The filter of an address; null for anything that openFilterParam() does not write. */
export function parseOpenFilter(param: string | null): OpenFilter | null {
  if (param === 'agora') return 'now';
  const [, name = '', time] = /^(\w{3})-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(param ?? '') ?? [];
  const day = dayNames.indexOf(name);
  return day < 0 || time === undefined ? null : { day, time };
}

/**
 * The instant that a filter asks about: `now`, or the next moment with this weekday and time on the brand's clock, this
 * minute included.
 */
export function openFilterMoment(open: OpenFilter, now: Date): Date {
  if (open === 'now') return now;
  const { dayNumber, minutes } = wallClockAt(now);
  const wanted = minutesOf(open.time);
  const days = (open.day - weekdayOf(dayNumber) + 7) % 7;
  const isOver = days === 0 && wanted < minutes;
  return instantOfWallClock({ dayNumber: dayNumber + (isOver ? 7 : days), minutes: wanted });
}

/** The next full hour, with which a choice of a moment begins. */
export function nextHour(now: Date): WeekTime {
  const { dayNumber, minutes } = wallClockAt(now);
  const next = (Math.floor(minutes / 60) + 1) * 60;
  const day = weekdayOf(dayNumber + Math.floor(next / dayMinutes));
  return { day, time: clockText(next) };
}
