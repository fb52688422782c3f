import { maxEventDays } from './event-date.ts';
import { maxEventYearsAhead } from './event-options.ts';
import type { EventDate, EventDateStatus } from './event-date.ts';
import { minutesOf } from '#features/opening-hours/model/opening-spans.ts';
import { dayMs } from '#shared/time-units.ts';
import {
  clockText,
  dayNumberOf,
  instantOfWallClock,
  isoDateOf,
  wallClockAt,
} from '#shared/zoned-time.ts';

export const repetitionKinds = ['once', 'days', 'weeks', 'months'] as const;
export type RepetitionKind = (typeof repetitionKinds)[number];

/** Position of a weekday in its month: the first to the fourth, or the last (-1). */
export const monthWeeks = [1, 2, 3, 4, -1] as const;
export type MonthWeek = (typeof monthWeeks)[number];

/** Form values of one date: days are 'YYYY-MM-DD' and times 'HH:MM', local. */
export interface EventDateDraft {
  key: string;
  day: string;
  start: string;
  endDay: string;
  end: string;
  status: EventDateStatus;
}

/**
 * Form values for dates to add: the first one, and how it repeats. `endDay` is '' if the date ends on the same day or
 * the next morning, and is ignored if it repeats.
 */
export interface EventPatternDraft extends Omit<EventDateDraft, 'key' | 'status'> {
  repeats: RepetitionKind;
  /** Interval in days, weeks or months. */
  every: string;
  /** 0 is Sunday. */
  weekdays: number[];
  week: MonthWeek;
  weekday: number;
  /** Last day of the series. */
  until: string;
  /** Days removed from the preview. */
  except: string[];
}

/** Validation errors of dates with the form field that shows them, in form order. */
export const eventDateProblemFields = {
  'pattern-incomplete': 'pattern',
  'pattern-end-first': 'pattern',
  'pattern-too-long': 'pattern',
  'pattern-past': 'pattern',
  'pattern-too-far': 'pattern',
  'pattern-no-weekday': 'pattern',
  'pattern-every': 'pattern',
  'pattern-until': 'pattern',
  'pattern-empty': 'pattern',
  'date-incomplete': 'dates',
  'date-end-first': 'dates',
  'date-too-long': 'dates',
  'date-too-far': 'dates',
  'dates-missing': 'dates',
  'too-many-dates': 'dates',
} as const;
export type EventDateProblem = keyof typeof eventDateProblemFields;

/** Minimum day: the rules accept only dates from 2000 on, in UTC. */
const minDayNumber = Date.UTC(2000, 0, 2) / dayMs;

/** Returns the form values of a stored date. parseDateDraft() converts them back. */
export function toDateDraft({ key, startsAt, endsAt, status }: EventDate): EventDateDraft {
  const start = wallClockAt(startsAt);
  const end = wallClockAt(endsAt);
  return {
    key,
    day: isoDateOf(start.dayNumber),
    start: clockText(start.minutes),
    endDay: isoDateOf(end.dayNumber),
    end: clockText(end.minutes),
    status,
  };
}

/**
 * Converts the form values of a date, and reports its validation errors to `addProblem`.
 * @param storedDates a date with the same key that was not moved keeps its exact times, even if it is over
 * @returns null for a date whose values cannot be parsed
 */
export function parseDateDraft(
  draft: EventDateDraft,
  storedDates: readonly EventDate[],
  now: Date,
  addProblem: (problem: EventDateProblem) => void,
): EventDate | null {
  const match = storedDates.find(({ key }) => key === draft.key);
  if (match) {
    const { day, start, endDay, end } = toDateDraft(match);
    const isMoved =
      day !== draft.day || start !== draft.start || endDay !== draft.endDay || end !== draft.end;
    if (!isMoved) return { ...match, status: draft.status };
  }
  const firstDay = dayNumberOf(draft.day);
  const lastDay = dayNumberOf(draft.endDay);
  if (
    firstDay === null ||
    lastDay === null ||
    !isClockTime(draft.start) ||
    !isClockTime(draft.end)
  ) {
    addProblem('date-incomplete');
    return null;
  }
  const startsAt = instantOfWallClock({ dayNumber: firstDay, minutes: minutesOf(draft.start) });
  const endsAt = instantOfWallClock({ dayNumber: lastDay, minutes: minutesOf(draft.end) });
  if (endsAt <= startsAt) addProblem('date-end-first');
  else if (endsAt.getTime() - startsAt.getTime() > maxEventDays * dayMs) {
    addProblem('date-too-long');
  } else if (endsAt > getLatestEnd(now) || firstDay < minDayNumber) addProblem('date-too-far');
  return { key: draft.key, startsAt, endsAt, status: draft.status };
}

/** Returns the latest end of a date that can be announced. The rules have the same limit. */
export function getLatestEnd(now: Date): Date {
  return new Date(now.getTime() + (maxEventYearsAhead * 366 + maxEventDays) * dayMs - dayMs);
}

/** Returns true for 'HH:MM' up to '23:59'. */
export function isClockTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
