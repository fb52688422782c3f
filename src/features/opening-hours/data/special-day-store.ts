import { dequal } from 'dequal/lite';

import { AppError } from '#shared/app-error.ts';
import type { OpeningException, PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import type { Place } from '#features/places/model/place.ts';
import { specialDayOf, withSpecialDay } from '#features/opening-hours/model/special-day.ts';

import { updatePlace } from '#features/places/data/place-writes.ts';
import type { PlaceWriter } from '#features/places/data/place-writes.ts';

/** How often it is tried while others change other hours of the place. */
const maxAttempts = 3;

/** What a date shall be like: its own hours, or with null those of the week. */
export interface SpecialDayChange {
  /** 'YYYY-MM-DD'. */
  date: string;
  day: Omit<OpeningException, 'date'> | null;
  /** 'YYYY-MM-DD' in the brand's time zone. */
  today: string;
}

/** What became of it; `hours` are those that the place has now. */
export type SpecialDayOutcome =
  | { kind: 'saved'; hours: PlaceHours }
  /** Somebody else has given this date other hours, which stay. */
  | { kind: 'changed'; hours: PlaceHours };

/**
 * Gives one date of a place its own hours, or takes them back, and leaves every other date and the week as others may
 * have changed them meanwhile. Reads the place; idempotent.
 * @param shown the place as whoever decides sees it
 * @throws AppError 'invalid-input' where the hours hold no exceptions, or no more of them (withSpecialDay()); what
 *   updatePlace() throws
 */
export async function saveSpecialDay(
  writer: PlaceWriter,
  shown: Pick<Place, 'id' | 'hours'>,
  { date, day, today }: SpecialDayChange,
): Promise<SpecialDayOutcome> {
  let { hours } = shown;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const wanted = withSpecialDay(hours, date, day, today);
    if (!wanted) throw new AppError('invalid-input', 'No room for hours of one date');
    const outcome = await updatePlace(writer, shown.id, {
      known: [{ hours }],
      wanted: { hours: wanted },
    });
    if (outcome.kind === 'saved') return { kind: 'saved', hours: outcome.place.hours };
    const { theirs } = outcome;
    if (!dequal(specialDayOf(theirs.hours, date), specialDayOf(shown.hours, date))) {
      return { kind: 'changed', hours: theirs.hours };
    }
    hours = theirs.hours;
  }
  throw new AppError('conflict', 'Others were faster each time');
}
