import * as v from 'valibot';

import { AppError } from '#shared/app-error.ts';
import { strictSchema } from '#shared/record-schema.ts';
import { choice, id, instant, nullable, optional } from '#shared/record.ts';
import { reservationAnswers } from './reservation-answer.ts';
import { reservationDraftFields, reservationRecord } from './reservation-request.ts';
import type { ReservationDraft } from './reservation-request.ts';

/**
 * Request and response schemas of /api/reservations, shared by client and server. A separate file, so that other pages
 * do not load them.
 */

/** POST /api/reservations */
export const createReservationBody = strictSchema({ placeId: id(), ...reservationDraftFields });

/** POST /api/reservations/{id}/change: all fields of the changed request. */
export const changeReservationBody = strictSchema(reservationDraftFields);

/**
 * POST /api/reservations/{id}/answer: `updatedAt` of the reservation as shown to the manager, `reason` if declined.
 */
export const answerReservationBody = strictSchema({
  answer: choice(reservationAnswers),
  updatedAt: nullable(instant()),
  reason: optional(reservationRecord.fields.reason),
});

/**
 * Returns a draft as it is stored, with cleaned name and note.
 * @throws AppError 'invalid-input' for values that the form refuses
 */
export function checkReservationDraft(draft: ReservationDraft): ReservationDraft {
  const { name, phone, date, time, people, note } = draft;
  const parsed = v.safeParse(changeReservationBody, { name, phone, date, time, people, note });
  if (!parsed.success)
    throw new AppError('invalid-input', 'The request is not as the form makes it');
  return parsed.output;
}

/** The stored reservation, parsed by toReservation(). */
const storedReservation = v.looseObject({ id: v.string() });

/** Response to changing, cancelling and disputing. */
export const reservationResponse = v.object({
  success: v.literal(true),
  reservation: storedReservation,
});

/**
 * Response to a request. `isNew` is true for a new reservation and for an identical request that is repeated while it
 * is pending; false if the user already had another reservation at that time.
 */
export const createdReservationResponse = v.object({
  ...reservationResponse.entries,
  isNew: v.boolean(),
});

/** Response to an answer. 'overtaken' means that the reservation had changed before and was left unchanged. */
export const answeredReservationResponse = v.object({
  ...reservationResponse.entries,
  kind: v.picklist(['given', 'overtaken']),
});
