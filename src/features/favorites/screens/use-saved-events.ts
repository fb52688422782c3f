import { useQuery } from '@tanstack/react-query';
import { completeAgendaQuery } from '#features/events/data/complete-agenda-queries.ts';
import { savedEventsQuery } from '#features/events/data/saved-event-queries.ts';
import type { User } from '#features/account/model/user.ts';

/**
 * Returns the queries of the saved events. Every view of the favourites uses them, so that the events are available
 * offline after a visit.
 */
export function useSavedEvents(user: User) {
  const savedQuery = useQuery(savedEventsQuery(user.uid));
  const hasSavedEvents = savedQuery.data !== undefined && savedQuery.data.length > 0;
  const agenda = useQuery({ ...completeAgendaQuery(), enabled: hasSavedEvents });
  return { savedQuery, agenda };
}
