import { dayMs, minuteMs } from '#shared/time-units.ts';
import * as brand from './brand.ts';

/** A local date and time in the brand's time zone. */
export interface WallClock {
  /** Local date in days since 1970-01-01. */
  dayNumber: number;
  /** Minutes since local midnight, 0 to 1439. */
  minutes: number;
}

let localTimeOf: ((instantMs: number) => number) | undefined;

/** A period without a clock change in the brand's time zone. `from` and `until` are milliseconds since 1970 (UTC). */
export interface FixedOffsetPeriod {
  from: number;
  until: number;
  /** Local time minus UTC, in milliseconds. */
  offset: number;
}

let fixedOffsetPeriod: FixedOffsetPeriod | null = null;

/**
 * Returns the period from two days before an instant to eleven after it, longer than the week that pages refer to.
 * Returns null if clocks change within it.
 */
export function fixedOffsetPeriodAround(instant: Date): FixedOffsetPeriod | null {
  const minute = Math.floor(instant.getTime() / minuteMs) * minuteMs;
  const from = minute - 2 * dayMs;
  const until = minute + 11 * dayMs;
  const offset = localTimeMs(from) - from;
  // No time zone changes its clocks twice within two weeks.
  return localTimeMs(until) - until === offset ? { from, until, offset } : null;
}

/**
 * Stores the offset that the server sent: the first use of Intl makes a browser load its time zones and locales, a
 * tenth of a second on a slow phone during hydration.
 */
export function setFixedOffsetPeriod(period: FixedOffsetPeriod | null): void {
  fixedOffsetPeriod = period;
}

/** Returns the local time as if it were UTC, in milliseconds. */
function localTimeMs(instantMs: number): number {
  if (
    fixedOffsetPeriod &&
    instantMs >= fixedOffsetPeriod.from &&
    instantMs <= fixedOffsetPeriod.until
  ) {
    return instantMs + fixedOffsetPeriod.offset;
  }
  localTimeOf ??= createLocalTime(brand.timeZone);
  return localTimeOf(instantMs);
}

/**
 * Creates a function that returns the local time of a zone as if it were UTC, in milliseconds (tz database).
 * @throws RangeError for an unknown zone
 */
export function createLocalTime(timeZone: string): (instantMs: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (instantMs) => {
    const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
    for (const { type, value } of format.formatToParts(instantMs)) parts[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
}

/** Returns the local date and time at an instant, independent of the device's time zone (tz database through Intl). */
export function wallClockAt(instant: Date): WallClock {
  const local = localTimeMs(instant.getTime());
  const dayNumber = Math.floor(local / dayMs);
  return { dayNumber, minutes: Math.floor((local - dayNumber * dayMs) / minuteMs) };
}

/**
 * Returns the instant of a local date and time. `minutes` may exceed the day (1440 is the next midnight). A time
 * skipped by a clock change is shifted by the length of the change; of a repeated time, the first is used.
 * @param toLocalMs local time at an instant, as if it were UTC, in milliseconds; by default in the brand's time zone
 */
export function instantOfWallClock(
  { dayNumber, minutes }: WallClock,
  toLocalMs = localTimeMs,
): Date {
  const local = dayNumber * dayMs + minutes * minuteMs;
  const offsetAt = (instantMs: number) => toLocalMs(instantMs) - instantMs;
  const offsetBefore = offsetAt(local - dayMs);
  const offsetAfter = offsetAt(local + dayMs);
  const instantByOffsetBefore = local - offsetBefore;
  if (offsetBefore === offsetAfter || offsetAt(instantByOffsetBefore) === offsetBefore)
    return new Date(instantByOffsetBefore);
  const instantByOffsetAfter = local - offsetAfter;
  return new Date(
    offsetAt(instantByOffsetAfter) === offsetAfter ? instantByOffsetAfter : instantByOffsetBefore,
  );
}

/** Formats an instant as local time with its UTC offset: '2026-11-28T20:00-03:00' (ISO 8601). */
export function localDateTime(instant: Date): string {
  const offset = Math.round((localTimeMs(instant.getTime()) - instant.getTime()) / minuteMs);
  const local = new Date(instant.getTime() + offset * minuteMs).toISOString().slice(0, 16);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`;
}

/** Returns the weekday of a local date: 0 is Sunday, 6 is Saturday. */
export function weekdayOf(dayNumber: number): number {
  // 1970-01-01 was a Thursday.
  return (((dayNumber + 4) % 7) + 7) % 7;
}

/** Formats a local date as 'YYYY-MM-DD'. */
export function isoDateOf(dayNumber: number): string {
  return new Date(dayNumber * dayMs).toISOString().slice(0, 10);
}

/** Parses 'YYYY-MM-DD' to days since 1970-01-01; null if the date does not exist. */
export function dayNumberOf(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const ms = Date.parse(`${date}T00:00:00Z`);
  // Some engines parse 'February 30' as a date in March.
  return Number.isNaN(ms) || isoDateOf(ms / dayMs) !== date ? null : ms / dayMs;
}

/** Formats minutes since midnight as 'HH:MM'; minutes of the next day start at '00:00' again. */
export function clockText(minutes: number): string {
  const minutesOfDay = minutes % (24 * 60);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(minutesOfDay / 60))}:${twoDigits(minutesOfDay % 60)}`;
}
