import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

import type { InboxFilter, InboxPeriod, ReservationAnswer } from '#domain/reservation-inbox.ts';
import type { ReservationRequest } from '#domain/reservation-request.ts';
import { brandMoment } from '#domain/reservation-times.ts';

import { managerKeys } from '../managers/manager-keys.ts';
import { memberKeys } from '../firestore/member-keys.ts';
import { answerReservation, readInbox } from './reservation-inbox-store.ts';
import type { InboxCursor, InboxPage } from './reservation-inbox-store.ts';

const inboxKey = (uid: string) => [...memberKeys.of(uid), 'inbox'] as const;

/** The reservations of some places, as their manager reads them. */
export function inboxQuery(
  uid: string,
  placeIds: readonly string[],
  { filter, period }: { filter: InboxFilter; period: InboxPeriod },
) {
  return infiniteQueryOptions({
    queryKey: [...inboxKey(uid), filter, period, placeIds] as const,
    queryFn: ({ pageParam }) =>
      readInbox(placeIds, {
        filter,
        period,
        today: brandMoment(new Date()).date,
        cursor: pageParam,
      }),
    initialPageParam: null as InboxCursor | null,
    getNextPageParam: (page) => page.next,
    // Whoever works with the list sees their own answers at once; requests of others come with the next look.
    staleTime: 30_000,
    // Each page costs a query a place: many of them are read again only when asked for.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= 1,
  });
}

/** Answers a reservation; every list shows what has become of it, where it stands. */
export function answerMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: ({
      reservation,
      answer,
    }: {
      reservation: ReservationRequest;
      answer: ReservationAnswer;
    }) => answerReservation(reservation, answer),
    onSuccess: ({ reservation }) => {
      const replaced = (items: readonly ReservationRequest[]) =>
        items.map((item) => (item.id === reservation.id ? reservation : item));
      client.setQueriesData<InfiniteData<InboxPage>>(
        { queryKey: inboxKey(uid) },
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
    },
  });
}
