import type * as v from 'valibot';

import type { reservationIdAnswer } from '#features/reservations/model/reservation-contract.ts';
import { reservationRefusals } from '#features/reservations/model/reservation-refusal.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { toReservation } from '#features/reservations/model/stored-reservation.ts';

import { createRefusableAnswerReader } from '#platform/api/refused-error.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

const apiPath = '/api/reservations';

/**
 * Sends an action on a reservation, which the server runs in one transaction.
 * @param suffix path after '/api/reservations'
 * @param schema schema of the response, which contains the reservation as stored afterwards
 * @throws RefusedError with a reason of reservationRefusals; AppError as signedFetch() and createAnswerReader()
 */
export async function sendReservation<
  Schema extends v.GenericSchema<unknown, v.InferOutput<typeof reservationIdAnswer>>,
>(
  suffix: string,
  schema: Schema,
  body?: object,
): Promise<{ answer: v.InferOutput<Schema>; reservation: ReservationRequest }> {
  const answer = await signedFetch(
    apiPath + suffix,
    { method: 'POST', ...(body && { body }) },
    createRefusableAnswerReader(apiPath + suffix, schema, reservationRefusals),
  );
  const { reservation } = answer as v.InferOutput<typeof reservationIdAnswer>;
  return { answer, reservation: toReservation(reservation.id, reservation) };
}
