import { cleanPlainText } from '#shared/text/plain-text.ts';
import { maxReasonLength, reservationStatuses } from './reservation-request.ts';
import type { ReservationRequest } from './reservation-request.ts';
import { cleanDisplayName, unnamedUser } from '#features/account/model/user.ts';

import { countOf, fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';

/**
 * Returns a reservation from a stored document. An unknown status becomes cancelled, so that no guest is expected.
 * Cleans the texts again, because older records may contain other text.
 */
export function toReservation(id: string, data: unknown): ReservationRequest {
  const fields = fieldsOf(data);
  return {
    id,
    placeId: textOf(fields['placeId'], 128),
    userId: textOf(fields['userId'], 128),
    name: cleanDisplayName(textOf(fields['name'], 100)) || unnamedUser,
    phone: textOf(fields['phone'], 40),
    date: textOf(fields['date'], 10),
    time: textOf(fields['time'], 5),
    people: countOf(fields['people']),
    note: cleanPlainText(textOf(fields['note'], 1_000)),
    status: reservationStatuses.find((status) => status === fields['status']) ?? 'cancelled',
    priority: fields['priority'] === true,
    reason: cleanPlainText(textOf(fields['reason'], maxReasonLength)),
    disputedAt: instantOf(fields['disputedAt']),
    noShows: countOf(fields['noShows']),
    createdAt: instantOf(fields['createdAt']),
    updatedAt: instantOf(fields['updatedAt']),
  };
}
