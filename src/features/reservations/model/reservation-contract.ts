import * as v from 'valibot';

import { reservationAnswers } from './reservation-answer.ts';
import { maxPeople, maxReasonLength } from './reservation-request.ts';

/** Bodies and answers of /api/reservations: one schema for both sides, apart from those of other pages. */

const documentId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,128}$/));

/** What somebody asks a place for; checkedReservationDraft() decides the rest, and says what is wrong. */
const reservationDraft = {
  name: v.pipe(v.string(), v.maxLength(200)),
  phone: v.pipe(v.string(), v.regex(/^\+\d{8,15}$/)),
  date: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  time: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  people: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPeople)),
  note: v.pipe(v.string(), v.maxLength(2_000)),
};

/** POST /api/reservations */
export const bookBody = v.strictObject({ placeId: documentId, ...reservationDraft });

/** POST /api/reservations/{id}/change: the request as it is to be. */
export const changeBookingBody = v.strictObject(reservationDraft);

/** POST /api/reservations/{id}/answer: `updatedAt` of the reservation as the manager saw it, `reason` of a no. */
export const answerBookingBody = v.strictObject({
  answer: v.picklist(reservationAnswers),
  updatedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  reason: v.optional(v.pipe(v.string(), v.maxLength(maxReasonLength)), ''),
});

/** A reservation as it is stored now; toReservation() reads it. */
const storedReservation = v.looseObject({ id: v.string() });

/** Answer to changing, calling off and disputing. */
export const bookingAnswer = v.object({
  success: v.literal(true),
  reservation: storedReservation,
});

/** Answer to asking: `isNew` is false where one of that moment stands in the way, which is the one answered. */
export const bookedAnswer = v.object({ ...bookingAnswer.entries, isNew: v.boolean() });

/** Answer to answering: 'overtaken' is one that had become something else, and stays so. */
export const answeredBookingAnswer = v.object({
  ...bookingAnswer.entries,
  kind: v.picklist(['given', 'overtaken']),
});
