import { reservationResponse } from '#features/reservations/model/reservation-contract.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';

import { collection } from '#platform/firestore/collection.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { toReservation } from '#features/reservations/model/reservation-request.ts';
import { sendReservation } from './reservation-api.ts';

/** The reservations as stored. */
export const reservations = collection('reservations', toReservation);

export const reservationPageSize = 25;

/** Maximum number of queries for the first page, which includes all upcoming reservations. */
const maxUpcomingPages = 8;

/**
 * Returns one page of a user's reservations, latest date first. The first page includes all upcoming reservations, up
 * to 200. Reads at most 25 documents per query.
 * @param options.today 'YYYY-MM-DD' in the brand's time zone
 * @param options.cursor `nextCursor` of the previous page; absent for the first page
 * @throws AppError as Collection
 */
export async function listReservations(
  uid: string,
  options: { today: string; cursor?: PageCursor | null },
): Promise<Page<ReservationRequest>> {
  const page: Page<ReservationRequest> = { items: [], nextCursor: options.cursor ?? null };
  for (let round = 0; round < maxUpcomingPages; round += 1) {
    const { items, nextCursor } = await reservations.page({
      where: [['userId', '==', uid]],
      orderBy: [['date', 'desc']],
      limit: reservationPageSize,
      after: page.nextCursor,
    });
    page.items.push(...items);
    page.nextCursor = nextCursor;
    const lastReservation = page.items.at(-1);
    if (nextCursor === null || !lastReservation || lastReservation.date < options.today) break;
  }
  return page;
}

/**
 * Cancels a reservation of the user. Idempotent.
 * @throws UserFacingError if its time has passed; AppError 'conflict' if the place has declined it; 'not-found' for a
 *   deleted reservation or one of another user; 'permission-denied', 'account-inactive' for inactive accounts; errors
 *   of sendReservation()
 */
export async function cancelReservation(id: string): Promise<void> {
  await sendReservation(`/${id}/cancel`, reservationResponse);
}

/**
 * Disputes a no-show of the user, which then no longer counts. Idempotent.
 * @throws UserFacingError if it can no longer be disputed; AppError as cancelReservation()
 */
export async function disputeNoShow(id: string): Promise<void> {
  await sendReservation(`/${id}/dispute`, reservationResponse);
}
