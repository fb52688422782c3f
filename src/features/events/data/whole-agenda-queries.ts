import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Agenda } from '#features/events/model/agenda/agenda.ts';

import { agendaQuery } from './event-queries.ts';

/** For what is made of the agenda, which knows itself how long it is fresh and when to try again. */
export const madeOfAgenda = { staleTime: 0, retry: false, structuralSharing: false } as const;

/**
 * All of the agenda, read again where a page brought the beginning alone.
 * @throws what agendaQuery() throws
 */
export function wholeAgenda(client: QueryClient): Promise<Agenda> {
  const agenda = agendaQuery();
  const isPart = client.getQueryData(agenda.queryKey)?.isWhole === false;
  return client.fetchQuery(isPart ? { ...agenda, staleTime: 0 } : agenda);
}

/** The same as a query. */
export function wholeAgendaQuery() {
  return queryOptions({
    queryKey: ['events', 'agenda', 'whole'] as const,
    queryFn: ({ client }) => wholeAgenda(client),
    ...madeOfAgenda,
  });
}
