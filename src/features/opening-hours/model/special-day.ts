import { maxHoursLabel } from './hours-draft.ts';
import { maxExceptions } from './opening-hours.ts';
import type { OpeningException, PlaceHours } from './opening-hours.ts';
import { exceptionsLength, maxListText } from '#features/places/model/stored-place-lists.ts';

/** The exception of a date; null where the week's hours hold. */
export function specialDayOf(hours: PlaceHours, date: string): OpeningException | null {
  if (hours.kind !== 'structured') return null;
  return hours.hours.exceptions.find((exception) => exception.date === date) ?? null;
}

/**
 * Hours with another exception of one date, or with none of it; the rest stays to the letter. Where there is no room
 * for one more, exceptions that are past make it, the oldest first.
 * @param day null for the week's hours
 * @param today 'YYYY-MM-DD'
 * @returns null for hours that hold no exceptions (a text, or unknown: with one of them alone the place would be
 *   closed on all other days), and where there is no room
 */
export function withSpecialDay(
  hours: PlaceHours,
  date: string,
  day: Omit<OpeningException, 'date'> | null,
  today: string,
): PlaceHours | null {
  if (hours.kind !== 'structured') return null;
  const others = hours.hours.exceptions.filter((exception) => exception.date !== date);
  if (!day) return { kind: 'structured', hours: { ...hours.hours, exceptions: others } };
  const wanted = { ...day, date, label: day.label.slice(0, maxHoursLabel) };
  let exceptions = byDate([...others, wanted]);
  while (!hasRoomFor(exceptions)) {
    const [oldest] = exceptions;
    if (!oldest || oldest.date >= today || oldest === wanted) return null;
    exceptions = exceptions.slice(1);
  }
  return { kind: 'structured', hours: { ...hours.hours, exceptions } };
}

function hasRoomFor(exceptions: readonly OpeningException[]): boolean {
  return exceptions.length <= maxExceptions && exceptionsLength(exceptions) <= maxListText;
}

function byDate(exceptions: readonly OpeningException[]): OpeningException[] {
  return [...exceptions].sort((one, other) => one.date.localeCompare(other.date));
}
