import {
  maxExceptionsLength,
  alwaysOpenPeriod,
  maxExceptions,
  maxPeriods,
} from './opening-hours.ts';
import type { OpeningException, OpeningPeriod, PlaceHours } from './opening-hours.ts';
import { cleanLine } from '#shared/text/plain-text.ts';
import { minutesPerDay, minutesOf, weeklySpans } from './opening-spans.ts';
import { clockText } from '#shared/zoned-time.ts';
import type { Span } from './opening-spans.ts';
import { getExceptionsLength } from '#features/places/model/stored-place-lists.ts';

/** Modes of the hours form: unknown, the unchanged text of an older record, open round the clock, or by weekday. */
export const hoursModes = ['none', 'text', 'always', 'weekly'] as const;
export type HoursMode = (typeof hoursModes)[number];

/**
 * One period, each time as 'HH:MM', or '' if empty. A close that is not later than the open is on the next day; equal
 * times mean 24 hours.
 */
export interface HoursRange {
  open: string;
  close: string;
}

/** Form values of the hours of a place. Changing the mode does not discard input. */
export interface HoursDraft {
  mode: HoursMode;
  /** The text of an older record. */
  lines: string[];
  /** Periods of each weekday, Sunday first; an empty list means closed. */
  days: HoursRange[][];
  exceptions: OpeningException[];
  note: string;
}

/** Maximum length of the texts within hours in characters. Longer stored texts are truncated when read. */
export const maxHoursNoteLength = 500;
export const maxHoursLabel = 100;

/** Period of a day that is open from midnight to midnight. */
export const allDayRange: HoursRange = { open: '00:00', close: '00:00' };

export const emptyHours: HoursDraft = {
  mode: 'none',
  lines: [],
  days: Array.from({ length: 7 }, () => []),
  exceptions: [],
  note: '',
};

/** Converts stored hours to form values. Splits a period longer than 24 hours into one period per day. */
export function toHoursDraft(hours: PlaceHours): HoursDraft {
  if (hours.kind === 'unknown') return emptyHours;
  if (hours.kind === 'text') return { ...emptyHours, mode: 'text', lines: hours.lines };
  const { periods, exceptions, note } = hours.hours;
  const days = weeklySpans(periods).map((spans) =>
    spans
      .sort((a, b) => a.start - b.start)
      .map(({ start, end }) => ({ open: clockText(start), close: clockText(end) })),
  );
  return { mode: isAlwaysOpen(days) ? 'always' : 'weekly', lines: [], days, exceptions, note };
}

/**
 * Converts a valid draft to the hours that parsePlaceHours() reads back from storage: periods sorted by day and time,
 * exceptions by date. Hours without periods and exceptions become their note as text, or unknown.
 */
export function toPlaceHours({ mode, lines, days, exceptions, note }: HoursDraft): PlaceHours {
  if (mode === 'none') return { kind: 'unknown' };
  if (mode === 'text') return lines.length > 0 ? { kind: 'text', lines } : { kind: 'unknown' };
  const periods = mode === 'always' || isAlwaysOpen(days) ? [alwaysOpenPeriod] : periodsOf(days);
  const hours = { periods, exceptions: sortedExceptions(exceptions), note: note.trim() };
  if (periods.length > 0 || exceptions.length > 0) return { kind: 'structured', hours };
  return hours.note === '' ? { kind: 'unknown' } : { kind: 'text', lines: [hours.note] };
}

/** Normalises hours, so that two values can be compared. */
export function normalizeHours(hours: PlaceHours): PlaceHours {
  return toPlaceHours(toHoursDraft(hours));
}

/** Returns true if a period ends on the day after it begins. */
export function endsNextDay({ open, close }: HoursRange): boolean {
  return open !== '' && close !== '' && close <= open;
}

/** Returns true if a day has a single period from midnight to midnight. */
export function isAllDay(ranges: readonly HoursRange[]): boolean {
  const [onlyRange] = ranges;
  return ranges.length === 1 && onlyRange?.open === '00:00' && onlyRange.close === '00:00';
}

/** Copies the periods of one weekday to others. Keeps the remaining days. */
export function copyDay(
  days: readonly HoursRange[][],
  from: number,
  to: readonly number[],
): HoursRange[][] {
  const ranges = days[from] ?? [];
  return days.map((unchangedRanges, day) =>
    to.includes(day) ? ranges.map((range) => ({ ...range })) : unchangedRanges,
  );
}

/** Validation error of a list of periods: a time is missing, or two periods overlap. */
export type RangesProblem = 'incomplete' | 'overlap';
export type ExceptionProblem =
  RangesProblem | 'no-date' | 'same-date' | 'no-times' | 'label-too-long';

/** Validation errors of a draft; null for valid parts. */
export interface HoursProblems {
  /** By weekday. */
  days: (RangesProblem | null)[];
  /** By index in the list of exceptions. */
  exceptions: (ExceptionProblem | null)[];
  general:
    | 'empty'
    | 'too-many-periods'
    | 'too-many-exceptions'
    | 'exceptions-too-long'
    | 'note-too-long'
    | null;
}

/** Returns all validation errors of a draft. Unknown hours and hours as text have none. */
export function findHoursProblems(draft: HoursDraft): HoursProblems {
  const { mode, days, exceptions, note } = draft;
  if (mode === 'none' || mode === 'text') return { days: [], exceptions: [], general: null };
  return {
    days: mode === 'weekly' ? findDayProblems(days) : [],
    exceptions: exceptions.map((exception, position) =>
      findExceptionProblem(exception, exceptions.slice(0, position)),
    ),
    general: findGeneralProblem(mode, days, exceptions, note),
  };
}

/** Returns true if the draft has validation errors. */
export function hasHoursProblems(draft: HoursDraft): boolean {
  const { days, exceptions, general: generalProblem } = findHoursProblems(draft);
  return generalProblem !== null || [...days, ...exceptions].some((problem) => problem !== null);
}

function isAlwaysOpen(days: readonly HoursRange[][]): boolean {
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

function findGeneralProblem(
  mode: HoursMode,
  days: readonly HoursRange[][],
  exceptions: readonly OpeningException[],
  note: string,
): HoursProblems['general'] {
  if (note.trim().length > maxHoursNoteLength) return 'note-too-long';
  if (exceptions.length > maxExceptions) return 'too-many-exceptions';
  if (getExceptionsLength(exceptions) > maxExceptionsLength) return 'exceptions-too-long';
  if (mode !== 'weekly') return null;
  const count = days.flat().length;
  if (count > maxPeriods) return 'too-many-periods';
  return count === 0 && exceptions.length === 0 ? 'empty' : null;
}

function findDayProblems(days: readonly HoursRange[][]): (RangesProblem | null)[] {
  return days.map((ranges, day) => {
    if (!ranges.every(isComplete)) return 'incomplete';
    // A night that overlaps with the next day is reported once, on the day when it begins.
    const unshiftedNextDaySpans = (days[(day + 1) % 7] ?? []).filter(isComplete).map(toSpan);
    const nextDaySpans = unshiftedNextDaySpans.map(({ start, end }) => ({
      start: start + minutesPerDay,
      end: end + minutesPerDay,
    }));
    const ownSpans = ranges.map(toSpan);
    const overnightSpans = ownSpans.filter(({ end }) => end > minutesPerDay);
    const overlapsNextDay = overnightSpans.some((overnightSpan) =>
      nextDaySpans.some((span) => isOverlapping(overnightSpan, span)),
    );
    return hasOverlap(ownSpans) || overlapsNextDay ? 'overlap' : null;
  });
}

function findExceptionProblem(
  { date, closed, periods, label }: OpeningException,
  earlierExceptions: readonly OpeningException[],
): ExceptionProblem | null {
  // Browsers accept years of six digits in date fields.
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return 'no-date';
  if (earlierExceptions.some((other) => other.date === date)) return 'same-date';
  if (label.trim().length > maxHoursLabel) return 'label-too-long';
  if (closed) return null;
  if (periods.length === 0) return 'no-times';
  if (!periods.every(isComplete)) return 'incomplete';
  return hasOverlap(periods.map(toSpan)) ? 'overlap' : null;
}

function isComplete({ open, close }: HoursRange): boolean {
  return isTime(open) && isTime(close);
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

function toSpan(range: HoursRange): Span {
  const start = minutesOf(range.open);
  const end = minutesOf(range.close);
  return { start, end: endsNextDay(range) ? end + minutesPerDay : end };
}

function isOverlapping(span: Span, other: Span): boolean {
  return span.start < other.end && other.start < span.end;
}

function hasOverlap(spans: readonly Span[]): boolean {
  return spans.some((span, position) =>
    spans.slice(position + 1).some((other) => isOverlapping(span, other)),
  );
}
