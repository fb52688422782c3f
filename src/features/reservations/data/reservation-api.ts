import type * as v from 'valibot';

import type { reservationResponse } from '#features/reservations/model/reservation-contract.ts';
import { reservationRefusals } from '#features/reservations/model/reservation-contract.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { toReservation } from '#features/reservations/model/reservation-request.ts';

import { createRefusableResponseReader } from '#platform/api/refusable-response-reader.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

const apiPath = '/api/reservations';

/**
 * Sends an action on a reservation, which the server runs in one transaction.
 * @param suffix path after '/api/reservations'
 * @param schema schema of the response, which contains the reservation as stored afterwards
 * @throws UserFacingError with a reason of reservationRefusals; AppError as signedFetch() and createResponseReader()
 */
export async function sendReservation<
  Schema extends v.GenericSchema<unknown, v.InferOutput<typeof reservationResponse>>,
>(
  suffix: string,
  schema: Schema,
  body?: object,
): Promise<{ answer: v.InferOutput<Schema>; reservation: ReservationRequest }> {
  const response = await signedFetch(
    apiPath + suffix,
    { method: 'POST', ...(body && { body }) },
    createRefusableResponseReader(apiPath + suffix, schema, reservationRefusals),
  );
  const { reservation } = response as v.InferOutput<typeof reservationResponse>;
  return { answer: response, reservation: toReservation(reservation.id, reservation) };
}
