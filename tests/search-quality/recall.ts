import { noFilters } from '#features/search/model/place-filters.ts';
import { decodePlaceIndex } from '#features/search/model/place-index-codec.ts';
import type { PlaceDescriptionsSnapshot } from '#features/search/model/place-index.ts';
import { createPlaceSearch } from '#features/search/model/place-search.ts';
import { fullLexicon } from '#features/search/model/search/full-lexicon.ts';
import type { PlaceSearch } from '#features/search/model/place-search.ts';
import { filesOfCity } from '#support/city-index.ts';
import type { JudgedQuery } from './judged-queries.ts';

/** Number of results that a user looks at. */
const looked = 5;

/** Returns the search over a seeded city, including descriptions. */
export async function searchOfCity(size: number, lexicon = fullLexicon): Promise<PlaceSearch> {
  const { index, descriptions } = await filesOfCity(size);
  const text = (body: typeof index) => body.forms.identity.toString();
  const search = createPlaceSearch(decodePlaceIndex(JSON.parse(text(index))), lexicon);
  search.addDescriptions(JSON.parse(text(descriptions)) as PlaceDescriptionsSnapshot);
  return search;
}

/** A Wednesday evening: times of queries are relative to it. */
const askedAt = new Date('2026-06-17T21:00:00Z');

/** Returns the titles of the first results. */
function firstTitles(search: PlaceSearch, query: string): string[] {
  const result = search.search({ query, filters: noFilters, now: askedAt });
  return result.slice(0, looked).map(({ title }) => title);
}

/** Returns the share of all expected places that are among the first five, and the queries without results. */
export function recallOf(search: PlaceSearch, queries: readonly JudgedQuery[]) {
  let [expectedCount, found] = [0, 0];
  const empty: string[] = [];
  const missed: { query: string; places: string[]; seen: string[] }[] = [];
  for (const { query, expected } of queries) {
    const seen = firstTitles(search, query);
    const places = expected.filter((title) => !seen.includes(title));
    expectedCount += expected.length;
    found += expected.length - places.length;
    if (seen.length === 0) empty.push(query);
    if (places.length > 0) missed.push({ query, places, seen });
  }
  return { recall: found / expectedCount, empty, missed };
}

/**
 * Returns the mean recall in the first five results, divided by the smaller of five and the number of expected places,
 * and the queries without results.
 */
export function meanRecall(search: PlaceSearch, queries: readonly JudgedQuery[]) {
  const empty: string[] = [];
  const recalls = queries.map(({ query, expected }) => {
    const seen = firstTitles(search, query);
    if (seen.length === 0) empty.push(query);
    const found = expected.filter((title) => seen.includes(title)).length;
    return found / Math.min(looked, expected.length);
  });
  return { recall: recalls.reduce((sum, recall) => sum + recall, 0) / recalls.length, empty };
}
