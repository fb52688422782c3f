import type { QueryClient } from '@tanstack/react-query';
import { eventSearchQuery } from '#features/search/data/event-search-queries.ts';
import { partialSearchQuery, placeIndexQuery } from '#features/search/data/place-search-queries.ts';
import { suggestionLink } from '#features/search/model/suggestion.ts';
import type { Suggestion } from '#features/search/model/suggestion.ts';

/**
 * Maximum time (ms) that the suggested places wait for the events. Events that load later appear in the suggestions for
 * the next text.
 */
const maxEventWaitMs = 500;

/** A suggestion and its link target. */
export interface LinkedSuggestion {
  suggestion: Suggestion;
  path: string;
}

/**
 * Returns the suggestions for a text. They come from the search snapshot, or from a partial search while the server is
 * unavailable; events are included if the agenda is available. This module is lazy-loaded when the field is first used,
 * so that pages do not include the search code.
 * @throws AppError if neither source is available
 */
export async function suggest(client: QueryClient, text: string): Promise<LinkedSuggestion[]> {
  const eventSearch = client.fetchQuery(eventSearchQuery()).catch(() => null);
  const placeSearch = await client
    .fetchQuery(placeIndexQuery())
    .then(({ search: completeSearch }) => completeSearch)
    .catch(() => client.fetchQuery(partialSearchQuery({ query: text, categorySlugs: [] })));
  const suggestWith = (events: Awaited<typeof eventSearch>) =>
    placeSearch.suggest(text, { events: events?.find(text, new Date()) });
  const earlySuggestions = suggestWith(await Promise.race([eventSearch, waitForEvents()]));
  // Without other suggestions, waits for the events, because the result may not be empty.
  const suggestions =
    earlySuggestions.length > 0 ? earlySuggestions : suggestWith(await eventSearch);
  return suggestions.map((suggestion) => ({ suggestion, path: suggestionLink(suggestion) }));
}

function waitForEvents(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxEventWaitMs, null);
  });
}
