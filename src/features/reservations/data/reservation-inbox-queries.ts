import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

import { errorCode } from '#shared/app-error.ts';
import type { AnswerWithReason } from '#features/reservations/model/reservation-contract.ts';
import type { InboxQuery } from '#features/reservations/model/reservation-inbox.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';

import { managerKeys } from '#features/places/data/managed-places-query.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { answerReservation, countConfirmed, readInbox } from './reservation-inbox-store.ts';
import type { InboxCursor, InboxPage } from './reservation-inbox-store.ts';

const inboxKeys = {
  all: (uid: string) => [...memberKeys.of(uid), 'inbox'] as const,
  lists: (uid: string) => [...inboxKeys.all(uid), 'list'] as const,
  confirmed: (uid: string, placeId: string) =>
    [...inboxKeys.all(uid), 'confirmed', placeId] as const,
};

/** Stale time in ms. The manager's own answers are shown immediately; new requests appear with the next refetch. */
const staleTime = 30_000;

/** Query of the reservations of the given places, for their manager. */
export function inboxQuery(uid: string, placeIds: readonly string[], query: InboxQuery) {
  return infiniteQueryOptions({
    queryKey: [...inboxKeys.lists(uid), query, placeIds] as const,
    queryFn: ({ pageParam }) =>
      readInbox(placeIds, {
        query,
        today: brandMoment(new Date()).date,
        cursor: pageParam,
      }),
    initialPageParam: null as InboxCursor | null,
    getNextPageParam: (page) => page.next,
    staleTime,
    // Each page costs one query per place, so multiple pages are refetched only on request.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= 1,
  });
}

/** Query of the number of confirmed reservations and guests of a place per day. */
export function confirmedQuery(uid: string, placeId: string, dates: readonly string[]) {
  return queryOptions({
    queryKey: [...inboxKeys.confirmed(uid, placeId), dates] as const,
    queryFn: () => countConfirmed(placeId, dates),
    staleTime,
  });
}

/**
 * Mutation that answers a reservation. Every cached list shows the resulting reservation in the same position, also
 * after an overtaken answer. If the reservation no longer exists, all lists are refetched.
 */
export function answerMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: ({
      reservation,
      given,
    }: {
      reservation: ReservationRequest;
      given: AnswerWithReason;
    }) => answerReservation(reservation, given),
    onSuccess: ({ reservation }) => {
      const replaceReservation = (items: readonly ReservationRequest[]) =>
        items.map((item) => (item.id === reservation.id ? reservation : item));
      client.setQueriesData<InfiniteData<InboxPage>>(
        { queryKey: inboxKeys.lists(uid) },
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({ ...page, items: replaceReservation(page.items) })),
          },
      );
      void client.invalidateQueries({
        queryKey: managerKeys.overview(uid),
        refetchType: 'none',
      });
      void client.invalidateQueries({ queryKey: inboxKeys.confirmed(uid, reservation.placeId) });
    },
    onError: (error) => {
      if (errorCode(error) !== 'not-found') return;
      void client.invalidateQueries({ queryKey: inboxKeys.all(uid) });
    },
  });
}
