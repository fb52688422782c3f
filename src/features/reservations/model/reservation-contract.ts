import * as v from 'valibot';

import { reservationAnswers } from './reservation-answer.ts';
import { maxPeople, maxReasonLength } from './reservation-request.ts';

/**
 * Request and response schemas of /api/reservations, shared by client and server. A separate file, so that other pages
 * do not load them.
 */

const documentId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,128}$/));

/** Fields of a request. checkReservationDraft() validates them further and reports the problems. */
const reservationDraft = {
  name: v.pipe(v.string(), v.maxLength(200)),
  phone: v.pipe(v.string(), v.regex(/^\+\d{8,15}$/)),
  date: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  time: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  people: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPeople)),
  note: v.pipe(v.string(), v.maxLength(2_000)),
};

/** POST /api/reservations */
export const createReservationBody = v.strictObject({ placeId: documentId, ...reservationDraft });

/** POST /api/reservations/{id}/change: all fields of the changed request. */
export const changeReservationBody = v.strictObject(reservationDraft);

/**
 * POST /api/reservations/{id}/answer: `updatedAt` of the reservation as shown to the manager, `reason` if declined.
 */
export const answerReservationBody = v.strictObject({
  answer: v.picklist(reservationAnswers),
  updatedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  reason: v.optional(v.pipe(v.string(), v.maxLength(maxReasonLength)), ''),
});

/** The stored reservation, parsed by toReservation(). */
const storedReservation = v.looseObject({ id: v.string() });

/** Response to changing, cancelling and disputing. */
export const reservationResponse = v.object({
  success: v.literal(true),
  reservation: storedReservation,
});

/**
 * Response to a request. `isNew` is false for an existing reservation of the same time, unless an identical request
 * created it.
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
