import { queryOptions } from '@tanstack/react-query';
import type { EventSearch } from '#features/events/model/event-search.ts';

import {
  agendaDerivedOptions,
  fetchCompleteAgenda,
} from '#features/events/data/complete-agenda-queries.ts';
import { loadLexicon, searchEngine } from './lazy-search-engine.ts';

const queryKey = ['events', 'search'] as const;

/** Returns the query of the searchable agenda, which is rebuilt when the agenda changes. Reads no documents. */
export function eventSearchQuery() {
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<EventSearch> => {
      const [agenda, { createEventSearch }, lexicon] = await Promise.all([
        fetchCompleteAgenda(client),
        searchEngine(),
        loadLexicon(),
      ]);
      const previous = client.getQueryData<EventSearch>(queryKey);
      const isUpToDate =
        previous?.agenda === agenda && (lexicon === null || previous.lexicon === lexicon);
      return isUpToDate ? previous : createEventSearch(agenda, lexicon ?? undefined);
    },
    ...agendaDerivedOptions,
  });
}
