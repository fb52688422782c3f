import {
  createdReservationResponse,
  reservationResponse,
  checkReservationDraft,
} from '#features/reservations/model/reservation-contract.ts';
import type {
  ReservationDraft,
  ReservationRequest,
} from '#features/reservations/model/reservation-request.ts';

import { sendReservation } from './reservation-api.ts';

/** Result of a request: the new reservation, or the existing one of the same user, place and time. */
export interface RequestOutcome {
  reservation: ReservationRequest;
  isNew: boolean;
}

/**
 * Requests a reservation for the signed-in user. Only one exists per user, place and time: an existing one is returned
 * instead of overwritten, unless it was cancelled. Idempotent: a request that is repeated because its response was lost
 * returns the same reservation, again with `isNew`.
 * @throws UserFacingError if the server refuses the request; AppError 'invalid-input' as checkReservationDraft();
 *   'permission-denied', 'account-inactive' for read-only accounts; errors of sendReservation()
 */
export async function requestReservation(
  placeId: string,
  draft: ReservationDraft,
): Promise<RequestOutcome> {
  const { name, phone, date, time, people, note } = checkReservationDraft(draft);
  const body = { placeId, name, phone, date, time, people, note };
  const { answer: response, reservation } = await sendReservation(
    '',
    createdReservationResponse,
    body,
  );
  return { reservation, isNew: response.isNew };
}

/**
 * Changes a reservation of the user. Another date or time changes its id; another date or time or more people set it to
 * pending again. Idempotent.
 * @throws UserFacingError if the server refuses the change; AppError 'not-found' for a deleted reservation or one of
 *   another user; otherwise as requestReservation()
 */
export async function changeReservation(
  id: string,
  draft: ReservationDraft,
): Promise<ReservationRequest> {
  const { name, phone, date, time, people, note } = checkReservationDraft(draft);
  const body = { name, phone, date, time, people, note };
  const { reservation } = await sendReservation(`/${id}/change`, reservationResponse, body);
  return reservation;
}
