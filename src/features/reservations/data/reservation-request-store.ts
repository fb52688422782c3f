import { bookedAnswer, bookingAnswer } from '#features/reservations/model/reservation-contract.ts';
import { checkedReservationDraft } from '#features/reservations/model/reservation-request.ts';
import type {
  ReservationDraft,
  ReservationRequest,
} from '#features/reservations/model/reservation-request.ts';

import { sendReservation } from './reservation-api.ts';

/** What came of a request: the new one, or the one that this person has at this place and moment already. */
export interface RequestOutcome {
  reservation: ReservationRequest;
  isNew: boolean;
}

/**
 * Asks a place for a reservation in the name of whoever is signed in. There is one a person, place and moment:
 * another one is answered instead of overwritten, unless it was called off. Idempotent: a request that arrived
 * although its answer was lost counts as this one.
 * @throws RefusedError for what the server does not allow; AppError 'invalid-input' as checkedReservationDraft();
 *   'permission-denied', 'account-inactive' for accounts that may only browse; what sendReservation() throws
 */
export async function requestReservation(
  placeId: string,
  draft: ReservationDraft,
): Promise<RequestOutcome> {
  const { name, phone, date, time, people, note } = checkedReservationDraft(draft);
  const body = { placeId, name, phone, date, time, people, note };
  const { answer, reservation } = await sendReservation('', bookedAnswer, body);
  return { reservation, isNew: answer.isNew };
}

/**
 * Changes a reservation of one's own. Another moment gives it another id; another moment or more people wait for the
 * place's answer again. Idempotent.
 * @throws RefusedError for what the server does not allow; AppError 'not-found' when it is gone, also for other
 *   people's; otherwise as requestReservation()
 */
export async function changeReservation(
  id: string,
  draft: ReservationDraft,
): Promise<ReservationRequest> {
  const { name, phone, date, time, people, note } = checkedReservationDraft(draft);
  const body = { name, phone, date, time, people, note };
  const { reservation } = await sendReservation(`/${id}/change`, bookingAnswer, body);
  return reservation;
}
