import { reservationResponse } from '#features/reservations/model/reservation-contract.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { cursorAfter, cursorValues } from '#platform/firestore/page-cursor.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { toReservation } from '#features/reservations/model/reservation-request.ts';
import { sendReservation } from './reservation-api.ts';

export const reservationPageSize = 25;

/** Maximum number of queries for the first page, which includes all upcoming reservations. */
const maxUpcomingPages = 8;

/**
 * Returns one page of a user's reservations, latest date first. The first page includes all upcoming reservations, up
 * to 200. Reads at most 25 documents per query.
 * @param options.today 'YYYY-MM-DD' in the brand's time zone
 * @param options.cursor `nextCursor` of the previous page; absent for the first page
 * @throws AppError as readFirestore()
 */
export function listReservations(
  uid: string,
  options: { today: string; cursor?: PageCursor | null },
): Promise<Page<ReservationRequest>> {
  return readFirestore(async ({ sdk, db }) => {
    const page: Page<ReservationRequest> = { items: [], nextCursor: options.cursor ?? null };
    for (let round = 0; round < maxUpcomingPages; round += 1) {
      const cursor = page.nextCursor;
      const { docs } = await sdk.getDocs(
        sdk.query(
          sdk.collection(db, 'reservations'),
          sdk.where('userId', '==', uid),
          sdk.orderBy('date', 'desc'),
          sdk.orderBy(sdk.documentId(), 'desc'),
          ...(cursor ? [sdk.startAfter(...cursorValues(sdk, cursor))] : []),
          sdk.limit(reservationPageSize),
        ),
      );
      page.items.push(...docs.map((document) => toReservation(document.id, document.data())));
      page.nextCursor = cursorAfter(docs, reservationPageSize, 'date');
      const lastReservation = page.items.at(-1);
      if (
        page.nextCursor === null ||
        lastReservation === undefined ||
        lastReservation.date < options.today
      )
        break;
    }
    return page;
  });
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
