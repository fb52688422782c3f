import type { PlaceDescriptionsSnapshot, PlaceIndexSnapshot } from '#domain/place-index.ts';
import { priceLevels } from '#domain/place.ts';
import type { PlaceSearchRequest } from '#domain/place-search.ts';
import { distanceInMetres } from '#domain/geo.ts';

/** Answers the rows found, in order, as naiveSearch does. */
export type RememberingSearch = (request: PlaceSearchRequest) => number[];

/**
 * naive-search with a memory, so that ten thousand questions take a minute: every text is folded once, and
 * which rows hold a word is looked up by plain reading, once a word. No index of parts, nothing shared
 * with the search under test. It is itself held against naive-search.
 */
export function rememberingSearch(
  index: PlaceIndexSnapshot,
  descriptions: PlaceDescriptionsSnapshot,
): RememberingSearch {
  const rows = index.id.map((_, row) => row);
  const created = createdSeconds(index);
  const amenities = rows.map((row) =>
    (index.amenitySets[index.amenities[row] ?? -1] ?? []).map((at) => index.amenityNames[at] ?? ''),
  );
  const slugs = rows.map((row) => index.categories[index.category[row] ?? -1]?.slug ?? '');
  const where = rows.map((row) =>
    [index.location[row] ?? '', index.neighborhoodNames[index.neighborhood[row] ?? 0] ?? '']
      .map(fold)
      .join(separator),
  );
  const whole = rows.map((row) =>
    [
      index.title[row] ?? '',
      index.categories[index.category[row] ?? -1]?.name ?? 'Categoria',
      ...(amenities[row] ?? []),
      descriptions.description[row] ?? '',
    ]
      .map(fold)
      .concat(where[row] ?? '')
      .join(separator),
  );
  const titles = index.title.map(fold);
  const holding = new Map<string, Uint8Array>();
  const located = new Map<string, Uint8Array>();
  const remembered = (memory: Map<string, Uint8Array>, texts: string[], word: string) => {
    let found = memory.get(word);
    if (found === undefined) {
      found = Uint8Array.from(texts, (text) => (text.includes(word) ? 1 : 0));
      memory.set(word, found);
    }
    return found;
  };
  const rank = [...rows].sort(
    (a, b) =>
      (index.rating[b] ?? 0) - (index.rating[a] ?? 0) ||
      (created[b] ?? 0) - (created[a] ?? 0) ||
      ((index.id[a] ?? '') < (index.id[b] ?? '') ? -1 : 1),
  );

  return ({ query, filters, sort = 'nota', origin = null }) => {
    const inText = words(query).map((word) => remembered(holding, whole, word));
    const inPlace = words(filters.location).map((word) => remembered(located, where, word));
    const found = rank.filter(
      (row) =>
        inText.every((held) => held[row] === 1) &&
        inPlace.every((held) => held[row] === 1) &&
        (filters.categories.length === 0 || filters.categories.includes(slugs[row] ?? '')) &&
        (filters.prices.length === 0 ||
          filters.prices.some((level) => level === priceLevels[index.price[row] ?? -1])) &&
        (index.rating[row] ?? 0) >= (filters.minimumRating ?? 0) * 10 &&
        filters.amenities.every((name) => amenities[row]?.includes(name)) &&
        (!filters.withBenefit || index.benefits.charAt(row) === '1'),
    );
    // Array.sort is stable, so equal keys keep the order by rank.
    if (sort === 'avaliacoes') {
      found.sort((a, b) => (index.reviewsCount[b] ?? 0) - (index.reviewsCount[a] ?? 0));
    } else if (sort === 'nome') {
      found.sort((a, b) => compare(titles[a] ?? '', titles[b] ?? ''));
    } else if (sort === 'distancia' && origin !== null) {
      const near = new Map(found.map((row) => [row, metresFrom(index, row, origin)]));
      found.sort((a, b) => compare(near.get(a) ?? Infinity, near.get(b) ?? Infinity));
    }
    return found;
  };
}

/** No word of a query holds it: words are split at spaces. */
const separator = '\n';

function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function words(query: string): string[] {
  return fold(query.slice(0, 200)).split(/\s+/).filter(Boolean).slice(0, 10);
}

function createdSeconds({ createdBefore }: PlaceIndexSnapshot): number[] {
  let seconds = 0;
  return createdBefore.map((before, row) => (seconds = row === 0 ? before : seconds - before));
}

function metresFrom(
  index: PlaceIndexSnapshot,
  row: number,
  origin: NonNullable<PlaceSearchRequest['origin']>,
): number {
  const north = index.latitudeOffset[row];
  const east = index.longitudeOffset[row];
  if (north == null || east == null) return Infinity;
  return distanceInMetres(origin, {
    latitude: (index.geoBase[0] + north) / 100_000,
    longitude: (index.geoBase[1] + east) / 100_000,
  });
}
