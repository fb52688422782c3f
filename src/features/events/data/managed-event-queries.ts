import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { getManagedEvent, listManagedEvents } from './managed-event-store.ts';
import type { EventPeriod } from './managed-event-store.ts';

const managedEventsKey = (uid: string) => [...memberKeys.of(uid), 'kept-events'] as const;
const listKey = (uid: string) => [...managedEventsKey(uid), 'list'] as const;

/** Query of the events of a place, or of all places, for their managers, 50 per page. */
export function managedEventsQuery(uid: string, placeId: string | null, span: EventPeriod) {
  return infiniteQueryOptions({
    queryKey: [...listKey(uid), placeId, span] as const,
    queryFn: ({ pageParam }) =>
      listManagedEvents(placeId, { span, now: new Date(), cursor: pageParam }),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 10_000,
  });
}

/** Query of an event to edit. Always reads the current version, and does not refetch while the user types. */
export function editedEventQuery(uid: string, id: string) {
  return queryOptions({
    queryKey: [...managedEventsKey(uid), 'one', id] as const,
    queryFn: () => getManagedEvent(id),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Mutation of events. It settles when the lists are reloaded, also after a failure. */
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
