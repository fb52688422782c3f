import type { QueryClient } from '@tanstack/react-query';
import { partialSearchQuery, placeIndexQuery } from '#data/search/place-search-queries.ts';
import type { PlaceSummary } from '#domain/place-index.ts';

/**
 * The suggestions for a text: from the snapshot, or from a bounded search while the server is away.
 * Loaded when the field is first used, so that pages do not carry the search.
 * @throws AppError when neither answers
 */
export async function suggestPlaces(client: QueryClient, text: string): Promise<PlaceSummary[]> {
  const search = await client
    .fetchQuery(placeIndexQuery())
    .then(({ search: whole }) => whole)
    .catch(() => client.fetchQuery(partialSearchQuery({ query: text, categorySlugs: [] })));
  return search.suggest(text);
}
