import type { QueryClient } from '@tanstack/react-query';
import { eventSearchQuery } from '#features/search/data/event-search-queries.ts';
import { partialSearchQuery, placeIndexQuery } from '#features/search/data/place-search-queries.ts';
import { suggestionLink } from '#features/search/model/suggestion.ts';
import type { Suggestion } from '#features/search/model/suggestion.ts';

/** Milliseconds that places wait for events: what comes later stands among the suggestions for the next letters. */
const patienceMs = 500;

/** A suggestion and where it leads. */
export interface OfferedSuggestion {
  suggestion: Suggestion;
  path: string;
}

/**
 * The suggestions for a text: from the snapshot, or from a bounded search while the server is away; with the events of
 * the agenda, where it can be had.
 * Loaded when the field is first used, so that pages do not carry the search.
 * @throws AppError when neither answers
 */
export async function suggest(client: QueryClient, text: string): Promise<OfferedSuggestion[]> {
  const asked = client.fetchQuery(eventSearchQuery()).catch(() => null);
  const places = await client
    .fetchQuery(placeIndexQuery())
    .then(({ search: whole }) => whole)
    .catch(() => client.fetchQuery(partialSearchQuery({ query: text, categorySlugs: [] })));
  const suggestWith = (events: Awaited<typeof asked>) =>
    places.suggest(text, { events: events?.find(text, new Date()) });
  const early = suggestWith(await Promise.race([asked, afterPatience()]));
  // That nothing fits is only known once the events are there.
  const suggestions = early.length > 0 ? early : suggestWith(await asked);
  return suggestions.map((suggestion) => ({ suggestion, path: suggestionLink(suggestion) }));
}

function afterPatience(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs, null);
  });
}
