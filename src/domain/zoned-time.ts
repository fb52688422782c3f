import { brand } from './brand.ts';

/** A wall-clock moment in the brand's time zone. */
export interface WallClock {
  /** Days since 1970-01-01 of the local date. */
  dayNumber: number;
  /** Minutes since local midnight, 0 to 1439. */
  minutes: number;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

let formatter: Intl.DateTimeFormat | undefined;

/** Local time read as if it were UTC, in milliseconds. */
function wallMs(instantMs: number): number {
  formatter ??= new Intl.DateTimeFormat('en-US', {
    timeZone: brand.timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatter.formatToParts(instantMs)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The wall clock at an instant, whatever the device's zone (tz database through Intl). */
export function wallClockAt(instant: Date): WallClock {
  const local = wallMs(instant.getTime());
  const dayNumber = Math.floor(local / dayMs);
  return { dayNumber, minutes: Math.floor((local - dayNumber * dayMs) / minuteMs) };
}

/**
 * The instant of a wall-clock moment. `minutes` may lie outside the day (1440 is the next midnight).
 * A moment that a clock change skips falls as far after the change; of a repeated one, the first.
 */
export function instantOfWallClock({ dayNumber, minutes }: WallClock): Date {
  const local = dayNumber * dayMs + minutes * minuteMs;
  const offsetAt = (instantMs: number) => wallMs(instantMs) - instantMs;
  const before = offsetAt(local - dayMs);
  const after = offsetAt(local + dayMs);
  const early = local - before;
  if (before === after || offsetAt(early) === before) return new Date(early);
  const late = local - after;
  return new Date(offsetAt(late) === after ? late : early);
}

/** Weekday of a local date: 0 is Sunday, 6 is Saturday. */
export function weekdayOf(dayNumber: number): number {
  // 1970-01-01 was a Thursday.
  return (((dayNumber + 4) % 7) + 7) % 7;
}

/** 'YYYY-MM-DD' of a local date. */
export function isoDateOf(dayNumber: number): string {
  return new Date(dayNumber * dayMs).toISOString().slice(0, 10);
}
