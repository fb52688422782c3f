import { eventBounds, maxEventYearsAhead } from './event.ts';
import type { EventDate } from './event.ts';
import { instantOfWallClock, weekdayOf } from '#shared/zoned-time.ts';

/** Which of its weekday in a month: the first to the fourth, or the last. */
export const monthWeeks = [1, 2, 3, 4, -1] as const;
export type MonthWeek = (typeof monthWeeks)[number];

/**
 * How a series goes on, as the form asks for it. Weekdays are 0 (Sunday) to 6; weeks begin on Monday, as calendar
 * files count them where they do not say otherwise (RFC 5545, 3.3.10, WKST).
 */
export type EventRepetition =
  | { kind: 'once' }
  | { kind: 'days'; every: number }
  | { kind: 'weeks'; every: number; weekdays: readonly number[] }
  | { kind: 'months'; every: number; week: MonthWeek; weekday: number };

/** A series before it is written out. Days are local days of the brand's zone, counted as wallClockAt() does. */
export interface EventSeries {
  /** No date is before it; the first date where the repetition falls on it. */
  firstDay: number;
  repetition: EventRepetition;
  /** No date is after it; null where the bounds alone end the series. */
  lastDay: number | null;
  /** Days that are left out. */
  except: readonly number[];
}

export interface WrittenOut {
  /** In order, each once, at most eventBounds.dates. */
  days: number[];
  /** Whether the series would go on beyond what an event can hold. */
  isCut: boolean;
}

/** The local time of every date of a series, in minutes since midnight. */
export interface EventTimes {
  startMinutes: number;
  /** 1440 is the next midnight; more than that ends on a later day. Greater than startMinutes. */
  endMinutes: number;
}

const minuteMs = 60_000;
const longestYear = 366;

/** The days of a series, written out. Never more than eventBounds.dates, nor later than maxEventYearsAhead after its first. */
export function writtenOut({ firstDay, repetition, lastDay, except }: EventSeries): WrittenOut {
  const end = Math.min(lastDay ?? Infinity, firstDay + maxEventYearsAhead * longestYear);
  const left = new Set(except);
  const days: number[] = [];
  for (const day of daysFrom(firstDay, repetition)) {
    if (day > end) break;
    if (left.has(day)) continue;
    if (days.length === eventBounds.dates) return { days, isCut: true };
    days.push(day);
  }
  return { days, isCut: false };
}

/** The instants of one date: a wall clock on that day, in the brand's zone. */
export function timesOnDay(
  dayNumber: number,
  { startMinutes, endMinutes }: EventTimes,
): Pick<EventDate, 'startsAt' | 'endsAt'> {
  const startsAt = instantOfWallClock({ dayNumber, minutes: startMinutes });
  const endsAt = instantOfWallClock({ dayNumber, minutes: endMinutes });
  // Where clocks skip the hour of the start, the wall clock alone could end before it has begun.
  const length = (endMinutes - startMinutes) * minuteMs;
  return { startsAt, endsAt: endsAt > startsAt ? endsAt : new Date(startsAt.getTime() + length) };
}

/** Every day of a repetition from one on, without an end. */
function* daysFrom(firstDay: number, repetition: EventRepetition): Generator<number> {
  switch (repetition.kind) {
    case 'once':
      yield firstDay;
      return;
    case 'days':
      for (let day = firstDay; ; day += stepOf(repetition.every)) yield day;
    case 'weeks': {
      // Monday first: the weeks that are left out are counted from the one of the first day.
      const offsets = [...new Set(repetition.weekdays.map(daysAfterMonday))].toSorted(
        (a, b) => a - b,
      );
      if (offsets.length === 0) return;
      const monday = firstDay - daysAfterMonday(weekdayOf(firstDay));
      for (let week = monday; ; week += 7 * stepOf(repetition.every)) {
        for (const offset of offsets) if (week + offset >= firstDay) yield week + offset;
      }
    }
    case 'months':
      for (let month = monthOf(firstDay); ; month += stepOf(repetition.every)) {
        const day = dayInMonth(month, repetition.week, repetition.weekday);
        if (day >= firstDay) yield day;
      }
  }
}

/** A step of nothing would never come to an end. */
function stepOf(every: number): number {
  return Math.max(1, Math.floor(every) || 1);
}

function daysAfterMonday(weekday: number): number {
  return (weekday + 6) % 7;
}

/** Months since January 1970. */
function monthOf(dayNumber: number): number {
  const date = new Date(dayNumber * 86_400_000);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
}

function firstDayOf(month: number): number {
  return Date.UTC(1970, month, 1) / 86_400_000;
}

function dayInMonth(month: number, week: MonthWeek, weekday: number): number {
  if (week === -1) {
    const last = firstDayOf(month + 1) - 1;
    return last - ((weekdayOf(last) - weekday + 7) % 7);
  }
  const first = firstDayOf(month);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (week - 1);
}
