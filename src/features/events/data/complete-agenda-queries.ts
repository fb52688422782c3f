import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Agenda } from '#features/events/model/agenda/agenda.ts';

import { agendaQuery } from './event-queries.ts';

/** Options of queries derived from the agenda query, which already handles staleness and retries. */
export const agendaDerivedOptions = {
  staleTime: 0,
  retry: false,
  structuralSharing: false,
} as const;

/**
 * Returns the complete agenda. Refetches it if the cache holds only the first dates of a server-rendered page.
 * @throws errors of agendaQuery()
 */
export function fetchCompleteAgenda(client: QueryClient): Promise<Agenda> {
  const agenda = agendaQuery();
  const isIncomplete = client.getQueryData(agenda.queryKey)?.isWhole === false;
  return client.fetchQuery(isIncomplete ? { ...agenda, staleTime: 0 } : agenda);
}

/** Query of the complete agenda. */
export function completeAgendaQuery() {
  return queryOptions({
    queryKey: ['events', 'agenda', 'whole'] as const,
    queryFn: ({ client }) => fetchCompleteAgenda(client),
    ...agendaDerivedOptions,
  });
}
