import { alwaysOpenPeriod } from './opening-hours.ts';
import type { OpeningException, OpeningHours, OpeningPeriod } from './opening-hours.ts';
import { instantOfWallClock, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

/** Period in minutes since midnight of its date; `end` may be on the next day. */
export interface Span {
  start: number;
  end: number;
}

export const minutesPerDay = 1440;
const noonMinutes = 720;
/** Upper bound (minutes) of the shift that a clock change can cause. */
const clockChangeMinutes = 180;

/** Converts 'HH:MM' to minutes since midnight. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/**
 * Returns the duration (minutes) of a weekly period. On the same day, an earlier close means past midnight and an equal
 * close means 24 hours; only the single period of an always open place means the whole week.
 */
function periodMinutes(period: OpeningPeriod, isOnly: boolean): number {
  const { open, close } = period;
  const days = (close.day - open.day + 7) % 7;
  const lengthMinutes = days * minutesPerDay + minutesOf(close.time) - minutesOf(open.time);
  if (lengthMinutes > 0) return lengthMinutes;
  const { open: start } = alwaysOpenPeriod;
  const isAlwaysOpen =
    isOnly && lengthMinutes === 0 && open.day === start.day && open.time === start.time;
  return isAlwaysOpen ? 7 * minutesPerDay : lengthMinutes + minutesPerDay;
}

/** Returns the spans of each weekday, Sunday first. Periods longer than 24 hours are split at each midnight. */
export function weeklySpans(periods: readonly OpeningPeriod[]): Span[][] {
  const week: Span[][] = Array.from({ length: 7 }, () => []);
  for (const period of periods) {
    let start = minutesOf(period.open.time);
    let remainingMinutes = periodMinutes(period, periods.length === 1);
    let day = period.open.day;
    const isLong = remainingMinutes > minutesPerDay;
    while (remainingMinutes > 0) {
      const lengthMinutes = isLong
        ? Math.min(remainingMinutes, minutesPerDay - start)
        : remainingMinutes;
      week[day]?.push({ start, end: start + lengthMinutes });
      remainingMinutes -= lengthMinutes;
      start = 0;
      day = (day + 1) % 7;
    }
  }
  return week;
}

function exceptionSpans({ closed, periods }: OpeningException): Span[] {
  if (closed) return [];
  return periods.map(({ open, close }) => {
    const start = minutesOf(open);
    const end = minutesOf(close);
    return { start, end: end > start ? end : end + minutesPerDay };
  });
}

/** Lookup of the spans and exceptions of any local date. */
export interface OpeningCalendar {
  /** Returns the spans that begin on the date, sorted by start. Stored spans may overlap. */
  spansOf: (dayNumber: number) => Span[];
  exceptionOf: (dayNumber: number) => OpeningException | null;
}

/**
 * Creates the calendar of a place. Rules:
 * - An exception replaces the spans that begin on its date.
 * - A span belongs to the day on which it begins, so a night that ends by noon continues into the date of an exception.
 * A longer span (24 hours, several days) is cut at midnight if the next date has an exception.
 */
export function createOpeningCalendar(hours: OpeningHours): OpeningCalendar {
  const week = weeklySpans(hours.periods);
  const exceptions = new Map(hours.exceptions.map((exception) => [exception.date, exception]));
  // Shortcut for places without exceptions, because formatting the date is the most expensive step.
  const exceptionOf = (dayNumber: number) =>
    exceptions.size === 0 ? null : (exceptions.get(isoDateOf(dayNumber)) ?? null);
  return {
    exceptionOf,
    spansOf(dayNumber) {
      const exception = exceptionOf(dayNumber);
      const spans = exception ? exceptionSpans(exception) : (week[weekdayOf(dayNumber)] ?? []);
      return spans
        .map(({ start, end }) => {
          const isCutAtMidnight =
            end > minutesPerDay + noonMinutes && exceptionOf(dayNumber + 1) !== null;
          return { start, end: isCutAtMidnight ? minutesPerDay : end };
        })
        .sort((a, b) => a.start - b.start);
    },
  };
}

/** Range of days to iterate over, counted from today. */
interface SpanSearchLimits {
  last: number;
  /** A span of at least one week that reaches this day counts as endless. */
  endlessAt: number;
}

/**
 * Yields the spans from yesterday on, sorted by start, in minutes since today's midnight. Joins adjacent and
 * overlapping spans.
 * @param spansOf returns the spans that begin on a date, sorted by start, each at most 24 hours long
 */
export function* joinedSpans(
  spansOf: (dayNumber: number) => Span[],
  today: number,
  { last, endlessAt }: SpanSearchLimits,
): Generator<Span> {
  let currentSpan: Span | null = null;
  for (let day = -1; day <= last; day += 1) {
    for (const { start, end } of spansOf(today + day)) {
      const nextSpan = { start: start + day * minutesPerDay, end: end + day * minutesPerDay };
      if (currentSpan === null) {
        currentSpan = nextSpan;
      } else if (nextSpan.start <= currentSpan.end) {
        currentSpan.end = Math.max(currentSpan.end, nextSpan.end);
      } else {
        yield currentSpan;
        currentSpan = nextSpan;
      }
    }
    if (!currentSpan || currentSpan.end < endlessAt * minutesPerDay) continue;
    if (currentSpan.end - currentSpan.start < 7 * minutesPerDay) continue;
    yield { start: currentSpan.start, end: Infinity };
    return;
  }
  if (currentSpan !== null) yield currentSpan;
}

/**
 * Returns the first span that ends after `now`; `end` is null if it is endless.
 * @param spans sorted spans in minutes since today's midnight
 */
export function findCurrentOrNextSpan(
  spans: Iterable<Span>,
  now: Date,
): { start: Date; end: Date | null } | null {
  const { dayNumber, minutes } = wallClockAt(now);
  for (const { start, end } of spans) {
    if (end < minutes - clockChangeMinutes) continue;
    const endsAt = end === Infinity ? null : instantOfWallClock({ dayNumber, minutes: end });
    if (endsAt !== null && endsAt <= now) continue;
    return { start: instantOfWallClock({ dayNumber, minutes: start }), end: endsAt };
  }
  return null;
}
