import { bookingAnswer } from '#features/reservations/model/reservation-contract.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { cursorAfter, cursorValues } from '#platform/firestore/page-cursor.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { toReservation } from '#features/reservations/model/stored-reservation.ts';
import { sendReservation } from './reservation-api.ts';

export const reservationPageSize = 25;

/** Pages that the first one may hold while everything on them is still to come. */
const maxComingPages = 8;

/**
 * One page of a person's reservations, the latest date first. The first page goes on until it holds
 * everything that is still to come, at most 200 of them. Reads at most 25 documents a query.
 * @param options.today 'YYYY-MM-DD' in the brand's time zone
 * @param options.cursor `nextCursor` of the page before; absent for the first
 * @throws AppError what readFirestore throws
 */
export function listReservations(
  uid: string,
  options: { today: string; cursor?: PageCursor | null },
): Promise<Page<ReservationRequest>> {
  return readFirestore(async ({ sdk, db }) => {
    const page: Page<ReservationRequest> = { items: [], nextCursor: options.cursor ?? null };
    for (let round = 0; round < maxComingPages; round += 1) {
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
      const last = page.items.at(-1);
      if (page.nextCursor === null || last === undefined || last.date < options.today) break;
    }
    return page;
  });
}

/**
 * Calls a reservation of one's own off. One that is called off already stays so; idempotent.
 * @throws RefusedError when its moment has passed; AppError 'conflict' when the place has declined it meanwhile;
 *   'not-found' when it is gone, also for other people's; 'permission-denied', 'account-inactive' for accounts that
 *   are not active; what sendReservation() throws
 */
export async function cancelReservation(id: string): Promise<void> {
  await sendReservation(`/${id}/cancel`, bookingAnswer);
}

/**
 * Says that a no-show of one's own is untrue: it counts no more. Idempotent.
 * @throws RefusedError when it cannot be disputed any more; AppError as cancelReservation()
 */
export async function disputeNoShow(id: string): Promise<void> {
  await sendReservation(`/${id}/dispute`, bookingAnswer);
}
