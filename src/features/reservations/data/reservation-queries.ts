import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { ReservationDraft } from '#features/reservations/model/reservation-request.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';

import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { changeReservation, requestReservation } from './reservation-request-store.ts';
import { cancelReservation, disputeNoShow, listReservations } from './reservation-store.ts';

const reservationKeys = {
  list: (uid: string) => [...memberKeys.of(uid), 'reservations'] as const,
};

/** Query of a user's reservations: all upcoming ones on the first page, then past ones. */
export function reservationsQuery(uid: string) {
  return infiniteQueryOptions({
    queryKey: reservationKeys.list(uid),
    queryFn: ({ pageParam }) =>
      listReservations(uid, { today: brandMoment(new Date()).date, cursor: pageParam }),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (page) => page.nextCursor,
    // The place can answer at any moment.
    staleTime: 0,
  });
}

/** Mutation that requests a reservation at a place. */
export function reservationMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: ({ placeId, draft }: { placeId: string; draft: ReservationDraft }) =>
      requestReservation(placeId, draft),
    onSettled: () => client.invalidateQueries({ queryKey: reservationKeys.list(uid) }),
  });
}

/** Mutation that changes a reservation. Success and failure both refetch the list. */
export function changeMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: ({ id, draft }: { id: string; draft: ReservationDraft }) =>
      changeReservation(id, draft),
    onSettled: () => client.invalidateQueries({ queryKey: reservationKeys.list(uid) }),
  });
}

/** Mutation that cancels a reservation. Success and failure both refetch the list. */
export function cancellationMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: (id: string) => cancelReservation(id),
    onSettled: () => client.invalidateQueries({ queryKey: reservationKeys.list(uid) }),
  });
}

/** Mutation that disputes a no-show. Success and failure both refetch the list. */
export function disputeMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: (id: string) => disputeNoShow(id),
    onSettled: () => client.invalidateQueries({ queryKey: reservationKeys.list(uid) }),
  });
}
