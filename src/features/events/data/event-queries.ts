import { queryOptions } from '@tanstack/react-query';
import type { Agenda } from '#features/events/model/agenda/agenda.ts';

import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { publicFreshMs } from '#platform/query-client.ts';

const store = lazyStore(() => import('./event-store.ts'));
const pageStore = lazyStore(() => import('./event-page-store.ts'));

/**
 * Query of the agenda. A server-rendered page may contain only its first dates; a component that needs all dates
 * refetches the agenda.
 */
export function agendaQuery() {
  return queryOptions({
    queryKey: ['events', 'agenda'] as const,
    queryFn: async ({ signal }): Promise<Agenda> => (await store()).loadAgenda(signal),
    staleTime: publicFreshMs,
    // Comparing thousands of dates with the previous result would cost more than it saves.
    structuralSharing: false,
  });
}

/** Query of an event with its place. */
export function eventQuery(id: string) {
  return queryOptions({
    queryKey: ['events', 'event', id] as const,
    queryFn: async ({ signal }) => (await pageStore()).getEvent(id, signal),
    staleTime: publicFreshMs,
  });
}
