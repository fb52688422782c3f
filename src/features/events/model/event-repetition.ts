import { maxEventDates, maxEventYearsAhead } from './event-options.ts';
import type { EventDate } from './event-date.ts';
import { instantOfWallClock, weekdayOf } from '#shared/zoned-time.ts';

/** Position of a weekday in its month: the first to the fourth, or the last (-1). */
export const monthWeeks = [1, 2, 3, 4, -1] as const;
export type MonthWeek = (typeof monthWeeks)[number];

/**
 * Repetition rule of a series, as in the form. Weekdays are 0 (Sunday) to 6. Weeks begin on Monday, the default of
 * calendar files (RFC 5545, 3.3.10, WKST).
 */
export type EventRepetition =
  | { kind: 'once' }
  | { kind: 'days'; every: number }
  | { kind: 'weeks'; every: number; weekdays: readonly number[] }
  | { kind: 'months'; every: number; week: MonthWeek; weekday: number };

/** Series before it is expanded to dates. Days are local day numbers in the brand's time zone, as in wallClockAt(). */
export interface EventSeries {
  /** Earliest day of the series. It is a date only if the repetition includes it. */
  firstDay: number;
  repetition: EventRepetition;
  /** Latest day of the series; null if only the limits end it. */
  lastDay: number | null;
  /** Excluded days. */
  except: readonly number[];
}

export interface SeriesDays {
  /** Ascending and without duplicates, at most maxEventDates. */
  days: number[];
  /** True if the series has more dates than an event can hold. */
  isCut: boolean;
}

/** Local time of every date of a series, in minutes since midnight. */
export interface EventTimes {
  startMinutes: number;
  /** Greater than startMinutes. 1440 is the next midnight; greater values end on a later day. */
  endMinutes: number;
}

const minuteMs = 60_000;
const maxDaysOfYear = 366;

/** Expands a series to its days: at most maxEventDates, and at most maxEventYearsAhead after the first day. */
export function expandSeries({ firstDay, repetition, lastDay, except }: EventSeries): SeriesDays {
  const lastPossibleDay = Math.min(
    lastDay ?? Infinity,
    firstDay + maxEventYearsAhead * maxDaysOfYear,
  );
  const excludedDays = new Set(except);
  const days: number[] = [];
  for (const day of daysFrom(firstDay, repetition)) {
    if (day > lastPossibleDay) break;
    if (excludedDays.has(day)) continue;
    if (days.length === maxEventDates) return { days, isCut: true };
    days.push(day);
  }
  return { days, isCut: false };
}

/** Returns the start and end of one date, from local times in the brand's time zone. */
export function instantsOnDay(
  dayNumber: number,
  { startMinutes, endMinutes }: EventTimes,
): Pick<EventDate, 'startsAt' | 'endsAt'> {
  const startsAt = instantOfWallClock({ dayNumber, minutes: startMinutes });
  const endsAt = instantOfWallClock({ dayNumber, minutes: endMinutes });
  // If a clock change skips the hour of the start, the local times alone could give an end before the start.
  const durationMs = (endMinutes - startMinutes) * minuteMs;
  return {
    startsAt,
    endsAt: endsAt > startsAt ? endsAt : new Date(startsAt.getTime() + durationMs),
  };
}

/** Yields the days of a repetition from `firstDay` on. Only 'once' and a repetition without weekdays end. */
function* daysFrom(firstDay: number, repetition: EventRepetition): Generator<number> {
  switch (repetition.kind) {
    case 'once':
      yield firstDay;
      return;
    case 'days':
      for (let day = firstDay; ; day += toInterval(repetition.every)) yield day;
    case 'weeks': {
      // Days after Monday: the interval counts weeks from the Monday of the first week.
      const offsets = [...new Set(repetition.weekdays.map(daysAfterMonday))].toSorted(
        (a, b) => a - b,
      );
      if (offsets.length === 0) return;
      const monday = firstDay - daysAfterMonday(weekdayOf(firstDay));
      for (let week = monday; ; week += 7 * toInterval(repetition.every)) {
        for (const offset of offsets) if (week + offset >= firstDay) yield week + offset;
      }
    }
    case 'months':
      for (let month = monthOf(firstDay); ; month += toInterval(repetition.every)) {
        const day = findDayInMonth(month, repetition.week, repetition.weekday);
        if (day >= firstDay) yield day;
      }
  }
}

/** An interval of zero would cause an infinite loop. */
function toInterval(every: number): number {
  return Math.max(1, Math.floor(every) || 1);
}

function daysAfterMonday(weekday: number): number {
  return (weekday + 6) % 7;
}

/** Returns the number of months since January 1970. */
function monthOf(dayNumber: number): number {
  const date = new Date(dayNumber * 86_400_000);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
}

function firstDayOf(month: number): number {
  return Date.UTC(1970, month, 1) / 86_400_000;
}

function findDayInMonth(month: number, week: MonthWeek, weekday: number): number {
  if (week === -1) {
    const last = firstDayOf(month + 1) - 1;
    return last - ((weekdayOf(last) - weekday + 7) % 7);
  }
  const first = firstDayOf(month);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (week - 1);
}
