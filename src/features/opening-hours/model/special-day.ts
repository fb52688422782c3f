import { dequal } from 'dequal/lite';
import { clockText, dayNumberOf } from '#shared/zoned-time.ts';
import { maxHoursLabel, normalizeHours } from './hours-draft.ts';
import type { HoursRange } from './hours-draft.ts';
import { createOpeningCalendar } from './opening-spans.ts';
import { maxExceptionsLength, maxExceptions } from './opening-hours.ts';
import type { OpeningException, OpeningHours, PlaceHours } from './opening-hours.ts';
import { getExceptionsLength } from '#features/places/model/stored-place-lists.ts';

/** The hours of a place on one date; null for the weekly hours. */
export type SpecialDay = Omit<OpeningException, 'date'> | null;

/** Returns the exception of a date, or null if the weekly hours apply. */
export function findSpecialDay(hours: PlaceHours, date: string): OpeningException | null {
  if (hours.kind !== 'structured') return null;
  return hours.hours.exceptions.find((exception) => exception.date === date) ?? null;
}

/** Returns the weekly hours of a date as ranges in 'HH:MM', ignoring its exception. Empty on a closed day. */
export function findWeekRanges(hours: OpeningHours, date: string): HoursRange[] {
  const day = dayNumberOf(date);
  if (day === null) return [];
  return createOpeningCalendar({ ...hours, exceptions: [] })
    .spansOf(day)
    .map(({ start, end }) => ({ open: clockText(start), close: clockText(end) }));
}

/**
 * Returns normalised hours with the exception of one date set or removed. Everything else keeps its meaning. Hours that
 * already mean the same are returned unchanged. If there is no room for another exception, past exceptions are dropped,
 * oldest first.
 * @param today 'YYYY-MM-DD'
 * @returns null if there is no room, or if the hours cannot hold exceptions (text or unknown: with only one exception,
 * the place would be closed on all other days)
 */
export function withSpecialDay(
  hours: PlaceHours,
  date: string,
  day: SpecialDay,
  today: string,
): PlaceHours | null {
  if (hours.kind !== 'structured') return null;
  const otherExceptions = hours.hours.exceptions.filter((exception) => exception.date !== date);
  if (!day) return withExceptions(hours.hours, otherExceptions);
  const newException = { ...day, date, label: day.label.slice(0, maxHoursLabel) };
  let exceptions = sortByDate([...otherExceptions, newException]);
  while (!hasRoomFor(exceptions)) {
    const [oldest] = exceptions;
    if (!oldest || oldest.date >= today || oldest === newException) return null;
    exceptions = exceptions.slice(1);
  }
  return withExceptions(hours.hours, exceptions);
}

function withExceptions(hours: OpeningHours, exceptions: OpeningException[]): PlaceHours {
  const stored: PlaceHours = { kind: 'structured', hours };
  const changed = normalizeHours({ kind: 'structured', hours: { ...hours, exceptions } });
  return dequal(changed, normalizeHours(stored)) ? stored : changed;
}

function hasRoomFor(exceptions: readonly OpeningException[]): boolean {
  return (
    exceptions.length <= maxExceptions && getExceptionsLength(exceptions) <= maxExceptionsLength
  );
}

function sortByDate(exceptions: readonly OpeningException[]): OpeningException[] {
  return [...exceptions].sort((first, other) => first.date.localeCompare(other.date));
}
