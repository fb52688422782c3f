import type { QueryClient } from '@tanstack/react-query';
import { partialSearchQuery, placeIndexQuery } from '#data/search/place-search-queries.ts';
import { suggestionLink } from '#domain/suggestion.ts';
import type { Suggestion } from '#domain/suggestion.ts';

/** A suggestion and where it leads. */
export interface OfferedSuggestion {
  suggestion: Suggestion;
  path: string;
}

/**
 * The suggestions for a text: from the snapshot, or from a bounded search while the server is away.
 * Loaded when the field is first used, so that pages do not carry the search.
 * @throws AppError when neither answers
 */
export async function suggestPlaces(
  client: QueryClient,
  text: string,
): Promise<OfferedSuggestion[]> {
  const search = await client
    .fetchQuery(placeIndexQuery())
    .then(({ search: whole }) => whole)
    .catch(() => client.fetchQuery(partialSearchQuery({ query: text, categorySlugs: [] })));
  return search
    .suggest(text)
    .map((suggestion) => ({ suggestion, path: suggestionLink(suggestion) }));
}
