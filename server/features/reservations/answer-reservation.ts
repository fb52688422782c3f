import { FieldValue } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import { listPossibleAnswers } from '#features/reservations/model/reservation-contract.ts';
import type { ReservationAnswer } from '#features/reservations/model/reservation-contract.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { toPlace } from '#features/places/model/place.ts';
import { canManagePlace } from '#features/account/model/user-rights.ts';
import type { Caller } from '#server/platform/identity/caller.ts';
import {
  changeMetadata,
  currentMoment,
  reservationRef,
  parseReservation,
  readReservation,
} from './reservation-dependencies.ts';
import type { ReservationDependencies } from './reservation-dependencies.ts';
import { reservationRefusal } from './reservation-refusal.ts';
import { requireFreeTable } from './reservation-check.ts';

interface AnswerRequest {
  caller: Caller;
  id: string;
  answer: ReservationAnswer;
  /** Reason for declining, written by the place; ignored unless `answer` is 'declined'. */
  reason: string;
  /** `updatedAt` of the reservation that the manager saw. */
  seenUpdatedAt: Date | null;
}

/**
 * Result of an answer. 'overtaken' means that the reservation had changed since the manager loaded it; nothing is
 * stored.
 */
export interface AnsweredReservation {
  kind: 'given' | 'overtaken';
  reservation: ReservationRequest;
}

/**
 * Answers a reservation on behalf of its place, unless it changed since the manager loaded it (cancelled or changed by
 * the user, answered by a colleague). Idempotent: the same answer twice changes nothing.
 * @throws reservationRefusal() 'not_answerable' for an answer that is not possible now, 'full' if a declined reservation
 * is confirmed and no table is free any more; AppError 'not-found', 'permission-denied' for a user who does not manage
 * the place (any more), 'unavailable'
 */
export async function answerReservation(
  dependencies: ReservationDependencies,
  request: AnswerRequest,
): Promise<AnsweredReservation> {
  const { id, answer, seenUpdatedAt } = request;
  const reason = answer === 'declined' ? cleanPlainText(request.reason) : '';
  const kind = await dependencies.firestore.runTransaction(async (transaction) => {
    const reservation = parseReservation(await transaction.get(reservationRef(dependencies, id)));
    if (!reservation) throw new AppError('not-found', 'No such reservation');
    const place = await transaction.get(
      dependencies.firestore.collection('places').doc(reservation.placeId),
    );
    requireManagesPlace(request.caller, reservation, String(place.get('createdBy') ?? ''));
    if (reservation.status === answer) return 'given';
    if (reservation.updatedAt?.getTime() !== seenUpdatedAt?.getTime()) return 'overtaken';
    if (!listPossibleAnswers(reservation, currentMoment(dependencies)).includes(answer)) {
      throw reservationRefusal('not_answerable');
    }
    if (answer === 'confirmed' && reservation.status === 'declined') {
      await requireFreeTable(
        transaction,
        dependencies,
        toPlace(place.id, place.data()),
        reservation,
      );
    }
    transaction.update(reservationRef(dependencies, id), {
      status: answer,
      answeredAt: FieldValue.serverTimestamp(),
      reason: reason === '' ? FieldValue.delete() : reason,
      ...changeMetadata('place'),
    });
    return 'given';
  });
  return { kind, reservation: await readReservation(dependencies, id) };
}

/**
 * Throws if the caller does not manage the place.
 * @throws AppError 'permission-denied'
 */
function requireManagesPlace(
  { uid, accountState }: Caller,
  { placeId }: ReservationRequest,
  createdBy: string,
): void {
  if (!accountState || !canManagePlace({ uid, ...accountState }, placeId, createdBy)) {
    throw new AppError('permission-denied', 'The caller does not manage this place');
  }
}
