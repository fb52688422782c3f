import type { Category } from '#domain/category.ts';
import { foldText } from '#domain/fold-text.ts';
import { decodePlaceIndex, encodePlaceIndex } from '#domain/place-index-codec.ts';
import { createPlaceSearch } from '#domain/place-search.ts';
import type { PlaceSearch } from '#domain/place-search.ts';
import { placeSummary } from '#domain/place-summary.ts';
import type { Place } from '#domain/place.ts';

import { listActivePlaces } from '../favorites/favorite-place-store.ts';
import { listPlaceIdsWithOffer } from '../offers/offer-place-store.ts';
import { listPlacesByTitlePrefix, listPlacesOfCategory, listTopPlaces } from './place-store.ts';

/** Bounds of one partial search: at most 24 documents a query and four queries. */
const perQuery = 24;
const maxCategories = 3;
const maxPrefixLength = 60;

export interface PartialSearchRequest {
  query: string;
  /** Slugs of the categories in the filter. */
  categorySlugs: readonly string[];
  /** Only places with a benefit are wanted; false when absent. */
  withBenefit?: boolean;
}

/**
 * What search does while the server, and with it the snapshot, is away: a bounded set of places is
 * read from Firestore (those whose title begins with the query, and the newest of the wanted
 * categories or else the best rated) and searched like the snapshot. Reads at most 96 documents.
 *
 * Where only places with a benefit are wanted, those of the offers that end first are read instead, at most
 * 50 documents with the offers: no other place could be found. Without that wish no place is known to have
 * a benefit, because nobody asked.
 * @throws AppError
 */
export async function loadPartialSearch(
  request: PartialSearchRequest,
  categories: readonly Category[],
): Promise<PlaceSearch> {
  const { withBenefit = false } = request;
  const lists = await Promise.all(
    withBenefit ? [placesWithBenefit()] : candidateQueries(request, categories),
  );
  const places = new Map(lists.flat().map((place) => [place.id, place]));
  const rows = [...places.values()].map((place) => ({
    summary: placeSummary(place, categories),
    description: place.description,
    hasBenefit: withBenefit,
  }));
  const meta = {
    version: 'partial',
    builtAt: new Date().toISOString(),
    categories: [...categories],
  };
  const { index, descriptions } = encodePlaceIndex(rows, meta);
  const search = createPlaceSearch(decodePlaceIndex(index));
  search.addDescriptions(descriptions);
  return search;
}

async function placesWithBenefit(): Promise<Place[]> {
  const ids = await listPlaceIdsWithOffer(new Date());
  return ids.length === 0 ? [] : listActivePlaces(ids);
}

function candidateQueries(
  { query, categorySlugs }: PartialSearchRequest,
  categories: readonly Category[],
): Promise<Place[]>[] {
  const prefix = foldText(query.trim()).slice(0, maxPrefixLength);
  const wanted = categories
    .filter(({ slug }) => categorySlugs.includes(slug))
    .slice(0, maxCategories);
  return [
    ...(prefix === '' ? [] : [listPlacesByTitlePrefix(prefix, perQuery)]),
    ...(wanted.length === 0 ? [listTopPlaces(perQuery)] : []),
    ...wanted.map(async ({ id }) => {
      const page = await listPlacesOfCategory({ categoryId: id, pageSize: perQuery });
      return page.items;
    }),
  ];
}
