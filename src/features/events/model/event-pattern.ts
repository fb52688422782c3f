import { maxEventDays } from './event-date.ts';
import { getLatestEnd, isClockTime, monthWeeks } from './event-date-draft.ts';
import { maxEventDates, maxEventYearsAhead } from './event-options.ts';
import type { ListedDate } from './event-date.ts';
import type { EventDateProblem, EventPatternDraft, MonthWeek } from './event-date-draft.ts';
import { minutesOf } from '#features/opening-hours/model/opening-spans.ts';
import { dayMs, minuteMs } from '#shared/time-units.ts';
import { dayNumberOf, instantOfWallClock, isoDateOf, weekdayOf } from '#shared/zoned-time.ts';

/** Initial form values for dates to add: one evening. */
export const newPattern: EventPatternDraft = {
  day: '',
  start: '20:00',
  endDay: '',
  end: '23:00',
  repeats: 'once',
  every: '1',
  weekdays: [],
  week: 1,
  weekday: 5,
  until: '',
  except: [],
};

/** Dates to add. */
export interface AddedDates {
  /** Ascending, at most maxEventDates. */
  dates: ListedDate[];
  /** Days of the series that were removed by the user. */
  excludedDays: string[];
  /** True if the series has more dates than an event can hold. */
  isCut: boolean;
  problems: EventDateProblem[];
}

export const noAddedDates: AddedDates = { dates: [], excludedDays: [], isCut: false, problems: [] };

const maxDaysOfYear = 366;

/**
 * Expands a pattern to dates, at most maxEventYearsAhead after the first day, and lists its validation errors. With
 * errors, there are no dates.
 * @param now null to allow dates at any time
 */
export function expandPattern(pattern: EventPatternDraft, now: Date | null): AddedDates {
  const failWith = (...problems: EventDateProblem[]): AddedDates => ({ ...noAddedDates, problems });
  const firstDay = dayNumberOf(pattern.day);
  if (firstDay === null || !isClockTime(pattern.start) || !isClockTime(pattern.end)) {
    return failWith('pattern-incomplete');
  }
  const isOnce = pattern.repeats === 'once';
  const every = /^\d{1,2}$/.test(pattern.every.trim()) ? Number(pattern.every) : 0;
  if (!isOnce && every < 1) return failWith('pattern-every');
  if (pattern.repeats === 'weeks' && pattern.weekdays.length === 0) {
    return failWith('pattern-no-weekday');
  }
  const lastDay = isOnce ? firstDay : dayNumberOf(pattern.until);
  if (lastDay === null || lastDay < firstDay) return failWith('pattern-until');
  const startMinutes = minutesOf(pattern.start);
  const endMinutes = minutesOf(pattern.end) + 1440 * getNights(pattern, firstDay);
  if (endMinutes <= startMinutes) return failWith('pattern-end-first');
  if (endMinutes - startMinutes > maxEventDays * 1440) return failWith('pattern-too-long');

  const lastPossibleDay = Math.min(lastDay, firstDay + maxEventYearsAhead * maxDaysOfYear);
  const dates: ListedDate[] = [];
  const excludedDays: string[] = [];
  let isCut = false;
  for (const day of daysFrom(firstDay, every, pattern)) {
    if (day > lastPossibleDay) break;
    const isoDate = isoDateOf(day);
    if (pattern.except.includes(isoDate)) {
      excludedDays.push(isoDate);
      continue;
    }
    isCut = dates.length === maxEventDates;
    if (isCut) break;
    dates.push(dateOnDay(day, startMinutes, endMinutes));
  }
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last) return { ...failWith('pattern-empty'), excludedDays };
  if (now && first.endsAt <= now) return { ...failWith('pattern-past'), excludedDays };
  if (now && last.endsAt > getLatestEnd(now))
    return { ...failWith('pattern-too-far'), excludedDays };
  return { dates, excludedDays, isCut, problems: [] };
}

/**
 * Returns the positions of a day in its month, such as 'a quarta sexta' and, if no such weekday follows, also 'a última
 * sexta'. Empty for an invalid day.
 */
export function getMonthPositions(day: string): { week: MonthWeek; weekday: number }[] {
  const dayNumber = dayNumberOf(day);
  if (dayNumber === null) return [];
  const weekday = weekdayOf(dayNumber);
  const week = monthWeeks.find((match) => match === Math.ceil(Number(day.slice(8)) / 7));
  const isLast = isoDateOf(dayNumber + 7).slice(5, 7) !== day.slice(5, 7);
  return [...(week ? [week] : []), ...(isLast ? [-1 as const] : [])].map((monthWeek) => ({
    week: monthWeek,
    weekday,
  }));
}

/** Returns the number of nights between the start and the end of a date. */
function getNights({ repeats, start, end, endDay }: EventPatternDraft, firstDay: number): number {
  const endDayNumber = repeats === 'once' ? dayNumberOf(endDay) : null;
  if (endDayNumber !== null) return endDayNumber - firstDay;
  return minutesOf(end) < minutesOf(start) ? 1 : 0;
}

/** @param endMinutes greater than 1440 if the date ends on a later day */
function dateOnDay(dayNumber: number, startMinutes: number, endMinutes: number): ListedDate {
  const startsAt = instantOfWallClock({ dayNumber, minutes: startMinutes });
  const endsAt = instantOfWallClock({ dayNumber, minutes: endMinutes });
  // If a clock change skips the hour of the start, the local times alone could give an end before the start.
  const durationMs = (endMinutes - startMinutes) * minuteMs;
  return {
    startsAt,
    endsAt: endsAt > startsAt ? endsAt : new Date(startsAt.getTime() + durationMs),
    status: 'scheduled',
  };
}

/**
 * Yields the days of a pattern from `firstDay` on; only 'once' ends. Weeks begin on Monday, the default of calendar
 * files (RFC 5545, 3.3.10, WKST).
 * @param every greater than 0
 */
function* daysFrom(
  firstDay: number,
  every: number,
  { repeats, weekdays, week, weekday }: EventPatternDraft,
): Generator<number> {
  switch (repeats) {
    case 'once':
      yield firstDay;
      return;
    case 'days':
      for (let day = firstDay; ; day += every) yield day;
    case 'weeks': {
      // Days after Monday: the interval counts weeks from the Monday of the first week.
      const offsets = [...new Set(weekdays.map(daysAfterMonday))].toSorted((a, b) => a - b);
      const firstMonday = firstDay - daysAfterMonday(weekdayOf(firstDay));
      for (let monday = firstMonday; ; monday += 7 * every) {
        for (const offset of offsets) if (monday + offset >= firstDay) yield monday + offset;
      }
    }
    case 'months':
      for (let month = monthOf(firstDay); ; month += every) {
        const day = findDayInMonth(month, week, weekday);
        if (day >= firstDay) yield day;
      }
  }
}

function daysAfterMonday(weekday: number): number {
  return (weekday + 6) % 7;
}

/** Returns the number of months since January 1970. */
function monthOf(dayNumber: number): number {
  const date = new Date(dayNumber * dayMs);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
}

function firstDayOf(month: number): number {
  return Date.UTC(1970, month, 1) / dayMs;
}

function findDayInMonth(month: number, week: MonthWeek, weekday: number): number {
  if (week === -1) {
    const last = firstDayOf(month + 1) - 1;
    return last - ((weekdayOf(last) - weekday + 7) % 7);
  }
  const first = firstDayOf(month);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (week - 1);
}
