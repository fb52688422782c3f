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

/** A time without a change of clocks in the brand's zone. All in milliseconds, the first two since 1970 (UTC). */
export interface SteadyTime {
  from: number;
  until: number;
  /** What local time is ahead of UTC. */
  offset: number;
}

let steady: SteadyTime | null = null;

/**
 * The days around an instant, from two before it to eleven after it: more than the week that a page speaks of. Null
 * when clocks change in it.
 */
export function steadyTimeAround(instant: Date): SteadyTime | null {
  const minute = Math.floor(instant.getTime() / minuteMs) * minuteMs;
  const from = minute - 2 * dayMs;
  const until = minute + 11 * dayMs;
  const offset = wallMs(from) - from;
  // No zone changes its clocks twice within a fortnight.
  return wallMs(until) - until === offset ? { from, until, offset } : null;
}

/**
 * Takes over what a server knows: the first use of Intl makes a browser read its time zones and locales, a tenth of a
 * second on a slow phone, while it makes a page react.
 */
export function keepSteadyTime(known: SteadyTime | null): void {
  steady = known;
}

/** Local time read as if it were UTC, in milliseconds. */
function wallMs(instantMs: number): number {
  if (steady && instantMs >= steady.from && instantMs <= steady.until) {
    return instantMs + steady.offset;
  }
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

/** An instant with the local time and how far it is from UTC: '2026-11-28T20:00-03:00' (ISO 8601). */
export function localDateTime(instant: Date): string {
  const offset = Math.round((wallMs(instant.getTime()) - instant.getTime()) / minuteMs);
  const local = new Date(instant.getTime() + offset * minuteMs).toISOString().slice(0, 16);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`;
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

/** Days since 1970-01-01 of 'YYYY-MM-DD'; null when there is no such date. */
export function dayNumberOf(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const ms = Date.parse(`${date}T00:00:00Z`);
  // 'February 30' is read as a date of March by some engines.
  return Number.isNaN(ms) || isoDateOf(ms / dayMs) !== date ? null : ms / dayMs;
}

/** 'HH:MM' of minutes since a midnight; those of the next day count from its own. */
export function clockText(minutes: number): string {
  const inDay = minutes % (24 * 60);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(inDay / 60))}:${twoDigits(inDay % 60)}`;
}
