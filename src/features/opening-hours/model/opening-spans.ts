import { alwaysOpenPeriod } from './opening-hours.ts';
import type { OpeningException, OpeningHours, OpeningPeriod } from './opening-hours.ts';
import { instantOfWallClock, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

/** Minutes since the midnight at which a date begins; `end` may lie in the next day. */
export interface Span {
  start: number;
  end: number;
}

export const dayMinutes = 1440;
const noon = 720;
/** Wall-clock minutes that a clock change could move a span by, with room. */
const clockChangeMinutes = 180;

/** Minutes since midnight of 'HH:MM'. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/**
 * How long a weekly period lasts. The same day with an earlier close means past midnight, with the
 * same time 24 hours; only the one period of an always open place means the whole week.
 */
function periodLength(period: OpeningPeriod, isOnly: boolean): number {
  const { open, close } = period;
  const days = (close.day - open.day + 7) % 7;
  const length = days * dayMinutes + minutesOf(close.time) - minutesOf(open.time);
  if (length > 0) return length;
  const { open: start } = alwaysOpenPeriod;
  const isAlways = isOnly && length === 0 && open.day === start.day && open.time === start.time;
  return isAlways ? 7 * dayMinutes : length + dayMinutes;
}

/** Openings of each weekday, Sunday first: up to 24 hours whole, longer periods cut at each midnight. */
export function weeklySpans(periods: readonly OpeningPeriod[]): Span[][] {
  const week: Span[][] = Array.from({ length: 7 }, () => []);
  for (const period of periods) {
    let start = minutesOf(period.open.time);
    let left = periodLength(period, periods.length === 1);
    let day = period.open.day;
    const isLong = left > dayMinutes;
    while (left > 0) {
      const length = isLong ? Math.min(left, dayMinutes - start) : left;
      week[day]?.push({ start, end: start + length });
      left -= length;
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
    return { start, end: end > start ? end : end + dayMinutes };
  });
}

/** The openings of any local date. */
export interface OpeningCalendar {
  /** Openings that begin on the date, by start; they may overlap as they are stored. */
  spansOf: (dayNumber: number) => Span[];
  exceptionOf: (dayNumber: number) => OpeningException | null;
}

/**
 * The rule of dates:
 * - An exception replaces the openings that begin on its date.
 * - What began on the day before belongs to that day, so a night that ends by noon runs on into the
 *   date of an exception; a longer opening (24 hours, several days) is cut at its midnight.
 */
export function openingCalendar(hours: OpeningHours): OpeningCalendar {
  const week = weeklySpans(hours.periods);
  const exceptions = new Map(hours.exceptions.map((exception) => [exception.date, exception]));
  // Most places have none, and dates take longer to write than all the rest.
  const exceptionOf = (dayNumber: number) =>
    exceptions.size === 0 ? null : (exceptions.get(isoDateOf(dayNumber)) ?? null);
  return {
    exceptionOf,
    spansOf(dayNumber) {
      const exception = exceptionOf(dayNumber);
      const spans = exception ? exceptionSpans(exception) : (week[weekdayOf(dayNumber)] ?? []);
      return spans
        .map(({ start, end }) => {
          const isLate = end > dayMinutes + noon && exceptionOf(dayNumber + 1) !== null;
          return { start, end: isLate ? dayMinutes : end };
        })
        .sort((a, b) => a.start - b.start);
    },
  };
}

/** Days that are walked through, counted from today. */
interface Walk {
  last: number;
  /** A span of a week that goes on until this day begins counts as one without end. */
  endlessAt: number;
}

/**
 * The spans from yesterday on in their order, joined where they touch or overlap, in minutes since today's midnight.
 * @param spansOf what begins on a date, by start, each of 24 hours at most
 */
export function* joinedSpans(
  spansOf: (dayNumber: number) => Span[],
  today: number,
  { last, endlessAt }: Walk,
): Generator<Span> {
  let current: Span | null = null;
  for (let day = -1; day <= last; day += 1) {
    for (const { start, end } of spansOf(today + day)) {
      const next = { start: start + day * dayMinutes, end: end + day * dayMinutes };
      if (current === null) {
        current = next;
      } else if (next.start <= current.end) {
        current.end = Math.max(current.end, next.end);
      } else {
        yield current;
        current = next;
      }
    }
    if (!current || current.end < endlessAt * dayMinutes) continue;
    if (current.end - current.start < 7 * dayMinutes) continue;
    yield { start: current.start, end: Infinity };
    return;
  }
  if (current !== null) yield current;
}

/** Of spans in their order, in minutes since today's midnight, the first that ends after `now`; `end` is null without one. */
export function currentOrNextSpan(
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
