import type { Category } from '#features/categories/model/category.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { PlaceSearch } from '#features/search/model/place-search.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { Place } from '#features/places/model/place.ts';

import { listPlacesWithBenefits } from '#features/offers/data/offer-place-store.ts';
import {
  listPlacesByTitlePrefix,
  listPlacesOfCategory,
  listTopPlaces,
} from '#features/places/data/place-store.ts';
import type { PartialSearchRequest } from '#features/search/data/search-keys.ts';
import { loadLexicon, searchEngine } from './lazy-search-engine.ts';

/**
 * Limits of one partial search: one query by title, and up to three by category or one by rating. Each reads at most 24
 * documents.
 */
const maxReadsPerQuery = 24;
const maxCategories = 3;
const maxPrefixLength = 60;

/**
 * Returns a partial search, used while the server and therefore the snapshot is unavailable. Reads a bounded set of
 * places from Firestore: those whose title begins with the query, and the newest ones of the selected categories or,
 * without categories, the best rated. Reads at most 96 documents.
 *
 * With the benefit filter it reads at most 24 places and one offer for each: at most 48 documents. Without that filter
 * it reads no offers, so no place shows a benefit.
 * @throws AppError
 */
export async function loadPartialSearch(
  request: PartialSearchRequest,
  categories: readonly Category[],
): Promise<PlaceSearch> {
  const { withBenefit = false } = request;
  const candidateLists = await Promise.all(candidateQueries(request, categories));
  const places = new Map(candidateLists.flat().map((place) => [place.id, place]));
  const placeIds = withBenefit ? [...places.keys()] : [];
  const benefits = await listPlacesWithBenefits(placeIds, new Date());
  const rows = [...places.values()].map((place) => ({
    summary: { ...placeSummary(place, categories), benefit: benefits.get(place.id) ?? null },
    facts: place.facts,
    description: place.description,
  }));
  const meta = {
    version: 'partial',
    builtAt: new Date().toISOString(),
    categories: [...categories],
  };
  const [engine, lexicon] = await Promise.all([searchEngine(), loadLexicon()]);
  const { index, descriptions, hours } = engine.encodePlaceIndex(rows, meta);
  const search = engine.createPlaceSearch(engine.decodePlaceIndex(index), lexicon ?? undefined);
  search.addDescriptions(descriptions);
  search.addHours(engine.decodePlaceHours(hours));
  return search;
}

function candidateQueries(
  { query, categorySlugs, withBenefit = false }: PartialSearchRequest,
  categories: readonly Category[],
): Promise<Place[]>[] {
  const prefix = foldText(query.trim()).slice(0, maxPrefixLength);
  const chosenCategories = categories
    .filter(({ slug }) => categorySlugs.includes(slug))
    .slice(0, maxCategories);
  const queryCount = (prefix === '' ? 0 : 1) + Math.max(1, chosenCategories.length);
  // With the benefit filter, each place costs one more read for its offer.
  const limit = withBenefit ? Math.floor(maxReadsPerQuery / queryCount) : maxReadsPerQuery;
  return [
    ...(prefix === '' ? [] : [listPlacesByTitlePrefix(prefix, limit)]),
    ...(chosenCategories.length === 0 ? [listTopPlaces(limit)] : []),
    ...chosenCategories.map(async ({ id }) => {
      const page = await listPlacesOfCategory({ categoryId: id, pageSize: limit });
      return page.items;
    }),
  ];
}
