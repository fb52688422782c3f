import { dequal } from 'dequal/lite';

import { AppError } from '#shared/app-error.ts';
import type { OpeningException, PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import type { Place } from '#features/places/model/place.ts';
import { findSpecialDay, withSpecialDay } from '#features/opening-hours/model/special-day.ts';

import { updatePlace } from '#features/places/data/place-writes.ts';
import type { PlaceWriter } from '#features/places/data/place-writes.ts';

/** Maximum number of attempts. An attempt fails if another user changes other hours of the place at the same time. */
const maxAttempts = 3;

/** New hours of a date; null for the weekly hours. */
export interface SpecialDayChange {
  /** 'YYYY-MM-DD'. */
  date: string;
  day: Omit<OpeningException, 'date'> | null;
  /** 'YYYY-MM-DD' in the brand's time zone. */
  today: string;
}

/** Result of a change; `hours` are the current hours of the place. */
export type SpecialDayOutcome =
  | { kind: 'saved'; hours: PlaceHours }
  /** Another user has changed this date; their hours are kept. */
  | { kind: 'changed'; hours: PlaceHours };

/**
 * Sets or removes the special hours of one date of a place. Keeps concurrent changes of other dates and of the weekly
 * hours. Reads the place. Idempotent.
 * @param shownPlace the place as displayed to the user
 * @throws AppError 'invalid-input' if the hours cannot hold exceptions, or have no room for another one
 * (withSpecialDay()); 'conflict' after three concurrent changes; errors of updatePlace()
 */
export async function saveSpecialDay(
  writer: PlaceWriter,
  shownPlace: Pick<Place, 'id' | 'hours'>,
  { date, day, today }: SpecialDayChange,
): Promise<SpecialDayOutcome> {
  let { hours } = shownPlace;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const requestedHours = withSpecialDay(hours, date, day, today);
    if (!requestedHours) throw new AppError('invalid-input', 'No room for hours of one date');
    const outcome = await updatePlace(writer, shownPlace.id, {
      expectedVersions: [{ hours }],
      fields: { hours: requestedHours },
    });
    if (outcome.kind === 'saved') return { kind: 'saved', hours: outcome.place.hours };
    const { theirs } = outcome;
    if (!dequal(findSpecialDay(theirs.hours, date), findSpecialDay(shownPlace.hours, date))) {
      return { kind: 'changed', hours: theirs.hours };
    }
    hours = theirs.hours;
  }
  throw new AppError('conflict', 'Others were faster each time');
}
