import { alwaysOpenPeriod, maxExceptions, maxPeriods } from './opening-hours.ts';
import type { OpeningException, OpeningPeriod, PlaceHours } from './opening-hours.ts';
import { cleanLine } from '#shared/text/plain-text.ts';
import { dayMinutes, minutesOf, weeklySpans } from './opening-spans.ts';
import { clockText } from '#shared/zoned-time.ts';
import type { Span } from './opening-spans.ts';
import { exceptionsLength, maxListText } from '#features/places/model/stored-place-lists.ts';

/**
 * How the hours of a place are being edited: unknown, the text of an older record kept as it is, open round
 * the clock, or by weekday.
 */
export const hoursModes = ['none', 'text', 'always', 'weekly'] as const;
export type HoursMode = (typeof hoursModes)[number];

/**
 * One opening, 'HH:MM' each, '' while it is not typed. A close that is not later than the open is the next
 * day's; the same time twice is 24 hours.
 */
export interface HoursRange {
  open: string;
  close: string;
}

/** The hours of a place in the shape of their form; nothing typed is lost by changing the mode. */
export interface HoursDraft {
  mode: HoursMode;
  /** The text of an older record. */
  lines: string[];
  /** Openings of each weekday, Sunday first; none is closed. */
  days: HoursRange[][];
  exceptions: OpeningException[];
  note: string;
}

/** Bounds of the texts within hours, in characters (they are read no longer than this). */
export const maxHoursNote = 500;
export const maxHoursLabel = 100;

/** A day that is open from midnight to midnight. */
export const allDayRange: HoursRange = { open: '00:00', close: '00:00' };

export const emptyHours: HoursDraft = {
  mode: 'none',
  lines: [],
  days: Array.from({ length: 7 }, () => []),
  exceptions: [],
  note: '',
};

/** Stored hours as a draft. A period longer than 24 hours comes as one opening a day. */
export function hoursDraftOf(hours: PlaceHours): HoursDraft {
  if (hours.kind === 'unknown') return emptyHours;
  if (hours.kind === 'text') return { ...emptyHours, mode: 'text', lines: hours.lines };
  const { periods, exceptions, note } = hours.hours;
  const days = weeklySpans(periods).map((spans) =>
    spans
      .sort((a, b) => a.start - b.start)
      .map(({ start, end }) => ({ open: clockText(start), close: clockText(end) })),
  );
  return { mode: isAlways(days) ? 'always' : 'weekly', lines: [], days, exceptions, note };
}

/**
 * The hours of a draft without problems, as parsePlaceHours() reads them back from storage: periods by day and
 * time, exceptions by date. Hours without any opening or exception are their note as a text, or unknown.
 */
export function placeHoursOf({ mode, lines, days, exceptions, note }: HoursDraft): PlaceHours {
  if (mode === 'none') return { kind: 'unknown' };
  if (mode === 'text') return lines.length > 0 ? { kind: 'text', lines } : { kind: 'unknown' };
  const periods = mode === 'always' || isAlways(days) ? [alwaysOpenPeriod] : periodsOf(days);
  const hours = { periods, exceptions: sortedExceptions(exceptions), note: note.trim() };
  if (periods.length > 0 || exceptions.length > 0) return { kind: 'structured', hours };
  return hours.note === '' ? { kind: 'unknown' } : { kind: 'text', lines: [hours.note] };
}

/** The same hours in their one spelling, so that two of them can be compared. */
export function normalHours(hours: PlaceHours): PlaceHours {
  return placeHoursOf(hoursDraftOf(hours));
}

/** Whether an opening ends on the day after it begins. */
export function endsNextDay({ open, close }: HoursRange): boolean {
  return open !== '' && close !== '' && close <= open;
}

/** Whether a day has one opening from midnight to midnight. */
export function isAllDay(ranges: readonly HoursRange[]): boolean {
  const [only] = ranges;
  return ranges.length === 1 && only?.open === '00:00' && only.close === '00:00';
}

/** The openings of one weekday given to others; the rest stays. */
export function copyDay(
  days: readonly HoursRange[][],
  from: number,
  to: readonly number[],
): HoursRange[][] {
  const ranges = days[from] ?? [];
  return days.map((own, day) => (to.includes(day) ? ranges.map((range) => ({ ...range })) : own));
}

/** What is wrong with some openings: a time is missing, or two of them overlap. */
export type RangesProblem = 'incomplete' | 'overlap';
export type ExceptionProblem =
  RangesProblem | 'no-date' | 'same-date' | 'no-times' | 'label-too-long';

/** What is wrong with a draft; null where nothing is. */
export interface HoursProblems {
  /** By weekday. */
  days: (RangesProblem | null)[];
  /** By position. */
  exceptions: (ExceptionProblem | null)[];
  whole:
    | 'empty'
    | 'too-many-periods'
    | 'too-many-exceptions'
    | 'exceptions-too-long'
    | 'note-too-long'
    | null;
}

/** Everything that keeps a draft from being stored; hours that are unknown or a text have no problems. */
export function hoursProblems(draft: HoursDraft): HoursProblems {
  const { mode, days, exceptions, note } = draft;
  if (mode === 'none' || mode === 'text') return { days: [], exceptions: [], whole: null };
  return {
    days: mode === 'weekly' ? dayProblems(days) : [],
    exceptions: exceptions.map((exception, position) =>
      exceptionProblem(exception, exceptions.slice(0, position)),
    ),
    whole: wholeProblem(mode, days, exceptions, note),
  };
}

/** Whether anything keeps the draft from being stored. */
export function hasHoursProblems(draft: HoursDraft): boolean {
  const { days, exceptions, whole } = hoursProblems(draft);
  return whole !== null || [...days, ...exceptions].some((problem) => problem !== null);
}

function isAlways(days: readonly HoursRange[][]): boolean {
  return days.length === 7 && days.every(isAllDay);
}

function periodsOf(days: readonly HoursRange[][]): OpeningPeriod[] {
  return days.flatMap((ranges, day) =>
    sortedRanges(ranges).map((range) => ({
      open: { day, time: range.open },
      close: { day: endsNextDay(range) ? (day + 1) % 7 : day, time: range.close },
    })),
  );
}

function sortedRanges(ranges: readonly HoursRange[]): HoursRange[] {
  return [...ranges].sort((a, b) => a.open.localeCompare(b.open));
}

function sortedExceptions(exceptions: readonly OpeningException[]): OpeningException[] {
  return exceptions
    .map(({ date, closed, periods, label }) => ({
      date,
      closed,
      periods: closed ? [] : sortedRanges(periods).map(({ open, close }) => ({ open, close })),
      label: cleanLine(label),
    }))
    .sort((a, b) => a.date.localeCompare(b.date));
}

function wholeProblem(
  mode: HoursMode,
  days: readonly HoursRange[][],
  exceptions: readonly OpeningException[],
  note: string,
): HoursProblems['whole'] {
  if (note.trim().length > maxHoursNote) return 'note-too-long';
  if (exceptions.length > maxExceptions) return 'too-many-exceptions';
  if (exceptionsLength(exceptions) > maxListText) return 'exceptions-too-long';
  if (mode !== 'weekly') return null;
  const count = days.flat().length;
  if (count > maxPeriods) return 'too-many-periods';
  return count === 0 && exceptions.length === 0 ? 'empty' : null;
}

function dayProblems(days: readonly HoursRange[][]): (RangesProblem | null)[] {
  return days.map((ranges, day) => {
    if (!ranges.every(isComplete)) return 'incomplete';
    // The night before goes on into this day; it is reported once, where it would end too late.
    const tomorrow = (days[(day + 1) % 7] ?? []).filter(isComplete).map(spanOf);
    const next = tomorrow.map(({ start, end }) => ({
      start: start + dayMinutes,
      end: end + dayMinutes,
    }));
    const own = ranges.map(spanOf);
    const nights = own.filter(({ end }) => end > dayMinutes);
    const runsInto = nights.some((night) => next.some((span) => overlaps(night, span)));
    return overlapWithin(own) || runsInto ? 'overlap' : null;
  });
}

function exceptionProblem(
  { date, closed, periods, label }: OpeningException,
  earlier: readonly OpeningException[],
): ExceptionProblem | null {
  // Browsers let people type a year of six digits.
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return 'no-date';
  if (earlier.some((other) => other.date === date)) return 'same-date';
  if (label.trim().length > maxHoursLabel) return 'label-too-long';
  if (closed) return null;
  if (periods.length === 0) return 'no-times';
  if (!periods.every(isComplete)) return 'incomplete';
  return overlapWithin(periods.map(spanOf)) ? 'overlap' : null;
}

function isComplete({ open, close }: HoursRange): boolean {
  return isTime(open) && isTime(close);
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

function spanOf(range: HoursRange): Span {
  const start = minutesOf(range.open);
  const end = minutesOf(range.close);
  return { start, end: endsNextDay(range) ? end + dayMinutes : end };
}

function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

function overlapWithin(spans: readonly Span[]): boolean {
  return spans.some((span, position) =>
    spans.slice(position + 1).some((other) => overlaps(span, other)),
  );
}
