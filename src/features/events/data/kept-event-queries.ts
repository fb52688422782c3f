import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { getKeptEvent, listKeptEvents } from './kept-event-store.ts';
import type { EventSpan } from './kept-event-store.ts';

const keptKey = (uid: string) => [...memberKeys.of(uid), 'kept-events'] as const;
const listKey = (uid: string) => [...keptKey(uid), 'list'] as const;

/** The events of a place, or of every place, as whoever keeps them sees them, 50 at a time. */
export function keptEventsQuery(uid: string, placeId: string | null, span: EventSpan) {
  return infiniteQueryOptions({
    queryKey: [...listKey(uid), placeId, span] as const,
    queryFn: ({ pageParam }) =>
      listKeptEvents(placeId, { span, now: new Date(), cursor: pageParam }),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 10_000,
  });
}

/** An event that is about to be edited: read anew each time, and left alone while somebody types. */
export function editedEventQuery(uid: string, id: string) {
  return queryOptions({
    queryKey: [...keptKey(uid), 'one', id] as const,
    queryFn: () => getKeptEvent(id),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** A change of events. Whether it worked or not, the lists are read again before it counts as done. */
export function eventMutation<T>(
  client: QueryClient,
  uid: string,
  change: (value: T) => Promise<unknown>,
) {
  return mutationOptions({
    mutationKey: ['events', 'change'],
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: listKey(uid) }),
  });
}
