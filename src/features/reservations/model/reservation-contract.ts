import * as v from 'valibot';
import { AppError } from '#shared/app-error.ts';
import { strictSchema } from '#shared/record/record-schema.ts';
import { choice, id, instant, nullable, optional } from '#shared/record/record.ts';
import {
  reservationDraftFields,
  reservationRecord,
  addDays,
  isUpcoming,
  noShowDays,
} from './reservation-request.ts';
import type {
  ReservationDraft,
  ReservationRequest,
  ReservationStatus,
} from './reservation-request.ts';
import type { BrandMoment } from '#shared/calendar/brand-moment.ts';

/**
 * Request and response schemas of /api/reservations and the answers and refusals in them, shared by client and server.
 * A separate file, so that other pages do not load them.
 */

/** Possible answers of a place. 'confirmed' also undoes a no-show. */
const reservationAnswers = [
  'confirmed',
  'declined',
  'no_show',
] as const satisfies readonly ReservationStatus[];
export type ReservationAnswer = (typeof reservationAnswers)[number];

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

/** Reasons why a reservation is refused. Responses contain the reason next to its message. */
export const reservationRefusals = [
  'place_gone',
  'no_requests',
  'past',
  'too_far',
  'closed_day',
  'outside_hours',
  'full',
  'too_many',
  'same_moment',
  'no_longer_open',
  'not_answerable',
  'not_disputable',
] as const;
export type ReservationRefusal = (typeof reservationRefusals)[number];

/** An answer, with an optional reason if it is declined. */
export interface AnswerWithReason {
  answer: ReservationAnswer;
  reason?: string;
}

/**
 * Returns the answers that a manager can still give. A cancelled reservation, or a pending or declined one of a past
 * date, has none. A no-show can be reported from the reserved time on for a week, and undone at any time. After the
 * guest disputed it, it cannot be reported again.
 */
export function listPossibleAnswers(
  reservation: Pick<ReservationRequest, 'status' | 'date' | 'time' | 'disputedAt'>,
  now: BrandMoment,
): ReservationAnswer[] {
  const { status, date, disputedAt } = reservation;
  const hasPassed = date < now.date;
  switch (status) {
    case 'pending':
      return hasPassed ? [] : ['confirmed', 'declined'];
    case 'confirmed':
      if (isUpcoming(reservation, now)) return ['declined'];
      // A guest who disputed a no-show is not marked again.
      return disputedAt === null && now.date <= addDays(date, noShowDays) ? ['no_show'] : [];
    case 'declined':
      return hasPassed ? [] : ['confirmed'];
    case 'no_show':
      return ['confirmed'];
    case 'cancelled':
      return [];
  }
}
