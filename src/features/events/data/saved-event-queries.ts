import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { maxSavedEvents } from '#features/events/model/event-options.ts';
import type { SavedEvent } from '#features/events/model/saved-event.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { markMutation } from '#features/marks/data/mark-mutation.ts';
import type { MarkChange } from '#features/marks/model/pending-marks.ts';

const store = lazyStore(() => import('./saved-event-store.ts'));

const outboxModule = lazyStore(() => import('#platform/offline/device-outbox.ts'));

const listKey = (uid: string) => [...memberKeys.of(uid), 'saved-events'] as const;

/** Query of the events that a user saved, most recently saved first. Shared by the event pages and the list. */
export function savedEventsQuery(uid: string) {
  return queryOptions({
    queryKey: listKey(uid),
    queryFn: async () => (await store()).listSavedEvents(uid),
    staleTime: 5 * 60_000,
  });
}

/** Mutation that saves or removes an event (markMutation()). */
export function savedEventMutation(client: QueryClient) {
  return markMutation<Pick<SavedEvent, 'eventId'>, SavedEvent>(client, {
    name: 'saved-events',
    queryKey: ({ uid }) => listKey(uid),
    idOf: ({ eventId }) => eventId,
    toMark: ({ eventId }, createdAt) => ({ eventId, createdAt }),
    sortMarks: (marks) =>
      marks.toSorted((a, b) => (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0)),
    maxMarks: maxSavedEvents,
    saveChange: async ({ uid, eventId, saved }) =>
      (await outboxModule()).outbox.submit<MarkChange>(uid, {
        kind: 'event',
        target: eventId,
        saved,
      }),
  });
}
