import { describe, expect, it } from 'vitest';
import { toCategory } from '#features/categories/model/category.ts';
import { toPlace } from '#features/places/model/place.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import { intentNames, intentSearch } from '#features/search/model/intents.ts';
import { decodePlaceIndex, encodePlaceIndex } from '#features/search/model/place-index-codec.ts';
import { fullLexicon } from '#features/search/model/search/full-lexicon.ts';
import { createPlaceSearch } from '#features/search/model/place-search.ts';
import { buildCity } from './build-city.ts';

const { documents } = buildCity({
  size: 0,
  now: new Date('2026-11-20T12:00:00Z'),
  colourOf: () => '#123456',
});
const categories = documents.categories.map(({ id, fields }) => toCategory(id, fields));
const rows = documents.places
  .map(({ id, fields }) => toPlace(id, fields))
  .filter(({ isActive }) => isActive)
  .map((place) => ({
    summary: placeSummary(place, categories),
    facts: place.facts,
    description: place.description,
  }));
const { index, descriptions } = encodePlaceIndex(rows, { version: 'v1', builtAt: '', categories });
const search = createPlaceSearch(decodePlaceIndex(index), fullLexicon);
search.addDescriptions(descriptions);

describe('the start of the search in the demo city', () => {
  it.each(intentNames)('finds at least four places for the intent %s', (name) => {
    const { query, filters } = intentSearch(name);
    const found = search.search({ query, filters });
    expect(found.matchesAllWords).toBe(true);
    expect(found.count).toBeGreaterThanOrEqual(4);
  });
});
