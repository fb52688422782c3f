import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

import { errorCode } from '#shared/app-error.ts';
import type { GivenAnswer } from '#features/reservations/model/reservation-answer.ts';
import type { InboxQuestion } from '#features/reservations/model/reservation-inbox.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { brandMoment } from '#features/reservations/model/reservation-times.ts';

import { managerKeys } from '#features/places/data/manager-keys.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { answerReservation, countConfirmed, readInbox } from './reservation-inbox-store.ts';
import type { InboxCursor, InboxPage } from './reservation-inbox-store.ts';

const inboxKeys = {
  all: (uid: string) => [...memberKeys.of(uid), 'inbox'] as const,
  lists: (uid: string) => [...inboxKeys.all(uid), 'list'] as const,
  confirmed: (uid: string, placeId: string) =>
    [...inboxKeys.all(uid), 'confirmed', placeId] as const,
};

/** Whoever works with the list sees their own answers at once; requests of others come with the next look. */
const staleTime = 30_000;

/** The reservations of some places, as their manager reads them. */
export function inboxQuery(uid: string, placeIds: readonly string[], question: InboxQuestion) {
  return infiniteQueryOptions({
    queryKey: [...inboxKeys.lists(uid), question, placeIds] as const,
    queryFn: ({ pageParam }) =>
      readInbox(placeIds, {
        question,
        today: brandMoment(new Date()).date,
        cursor: pageParam,
      }),
    initialPageParam: null as InboxCursor | null,
    getNextPageParam: (page) => page.next,
    staleTime,
    // Each page costs a query a place: many of them are read again only when asked for.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= 1,
  });
}

/** Who has confirmed to come to a place, day by day. */
export function confirmedQuery(uid: string, placeId: string, dates: readonly string[]) {
  return queryOptions({
    queryKey: [...inboxKeys.confirmed(uid, placeId), dates] as const,
    queryFn: () => countConfirmed(placeId, dates),
    staleTime,
  });
}

/**
 * Answers a reservation; every list shows what has become of it, where it stands, also when somebody else was faster.
 * All that is shown is read again when the reservation is not there any more.
 */
export function answerMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: ({ reservation, given }: { reservation: ReservationRequest; given: GivenAnswer }) =>
      answerReservation(reservation, given),
    onSuccess: ({ reservation }) => {
      const replaced = (items: readonly ReservationRequest[]) =>
        items.map((item) => (item.id === reservation.id ? reservation : item));
      client.setQueriesData<InfiniteData<InboxPage>>(
        { queryKey: inboxKeys.lists(uid) },
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({ ...page, items: replaced(page.items) })),
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
