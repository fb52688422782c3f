import { dayMs } from '#shared/time-units.ts';
import { instantOfWallClock, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import type { LimitWindow } from './club-offer-options.ts';

/** Returns the start of the current limit window, in the brand's time zone; for 'total' the year 1970. */
export function getWindowStart(window: LimitWindow, now: Date): Date {
  const date = isoDateOf(wallClockAt(now).dayNumber);
  return window === 'total' ? new Date(0) : toMidnight(startDateByWindow[window](date));
}

/** Returns the start of the next window; null for 'total', which has no end. */
export function getWindowEnd(window: LimitWindow, now: Date): Date | null {
  if (window === 'total') return null;
  const today = isoDateOf(wallClockAt(now).dayNumber);
  const [year = 0, month = 0, day = 0] = startDateByWindow[window](today).split('-').map(Number);
  const nextStarts = {
    day: Date.UTC(year, month - 1, day + 1),
    month: Date.UTC(year, month, 1),
    year: Date.UTC(year + 1, 0, 1),
  };
  return toMidnight(new Date(nextStarts[window]).toISOString().slice(0, 10));
}

const startDateByWindow: Record<Exclude<LimitWindow, 'total'>, (date: string) => string> = {
  day: (date) => date,
  month: (date) => `${date.slice(0, 7)}-01`,
  year: (date) => `${date.slice(0, 4)}-01-01`,
};

function toMidnight(date: string): Date {
  return instantOfWallClock({
    dayNumber: Date.parse(`${date}T00:00:00Z`) / dayMs,
    minutes: 0,
  });
}
