import { FieldValue } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import { possibleAnswers } from '#features/reservations/model/reservation-answer.ts';
import type { ReservationAnswer } from '#features/reservations/model/reservation-answer.ts';
import { isOpen } from '#features/reservations/model/reservation-request.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { toPlace } from '#features/places/model/stored-place.ts';
import { canManagePlace } from '#features/account/model/user.ts';
import type { Caller } from '#server/platform/identity/caller.ts';
import {
  changedBy,
  momentOf,
  reservationAt,
  reservationOf,
  storedReservation,
} from './reservation-dependencies.ts';
import type { ReservationDependencies } from './reservation-dependencies.ts';
import { ReservationRefused } from './reservation-refused.ts';
import { requireTable } from './reservation-check.ts';

interface Answer {
  caller: Caller;
  id: string;
  answer: ReservationAnswer;
  /** Reason of a rejection, written by the place; ignored with any other answer. */
  reason: string;
  /** `updatedAt` of the reservation that the manager saw. */
  seen: Date | null;
}

/** Result of an answer: given, or overtaken by a change of the reservation. */
export interface AnsweredReservation {
  kind: 'given' | 'overtaken';
  reservation: ReservationRequest;
}

/**
 * Answers a reservation on behalf of its place, unless it changed since the manager loaded it (cancelled or changed by
 * the user, answered by a colleague). Idempotent: the same answer twice changes nothing.
 * @throws ReservationRefused 'not_answerable' for an answer that is not possible now, 'full' for a declined reservation
 * whose table is taken; AppError 'not-found', 'permission-denied' for a user who does not manage the place (any more),
 * 'unavailable'
 */
export async function answerReservation(
  desk: ReservationDependencies,
  order: Answer,
): Promise<AnsweredReservation> {
  const { id, answer, seen } = order;
  const reason = answer === 'declined' ? cleanPlainText(order.reason) : '';
  const kind = await desk.firestore.runTransaction(async (transaction) => {
    const before = reservationOf(await transaction.get(reservationAt(desk, id)));
    if (!before) throw new AppError('not-found', 'No such reservation');
    const place = await transaction.get(desk.firestore.collection('places').doc(before.placeId));
    requireStaff(order.caller, before, String(place.get('createdBy') ?? ''));
    if (before.status === answer) return 'given';
    if (before.updatedAt?.getTime() !== seen?.getTime()) return 'overtaken';
    if (!possibleAnswers(before, momentOf(desk)).includes(answer)) {
      throw new ReservationRefused('not_answerable');
    }
    if (answer === 'confirmed' && before.status === 'declined') {
      await requireTable(transaction, desk, toPlace(place.id, place.data()), before);
    }
    transaction.update(reservationAt(desk, id), {
      status: answer,
      answeredAt: FieldValue.serverTimestamp(),
      reason: reason === '' ? FieldValue.delete() : reason,
      ...(!isOpen(before) && { disputedAt: FieldValue.delete() }),
      ...changedBy('place'),
    });
    return 'given';
  });
  return { kind, reservation: await storedReservation(desk, id) };
}

/**
 * Throws if the caller does not manage the place.
 * @throws AppError 'permission-denied'
 */
function requireStaff(
  { uid, standing }: Caller,
  { placeId }: ReservationRequest,
  createdBy: string,
): void {
  if (!standing || !canManagePlace({ uid, ...standing }, placeId, createdBy)) {
    throw new AppError('permission-denied', 'The caller does not manage this place');
  }
}
