import { noFilters, placeSorts } from '#features/search/model/place-filters.ts';
import { decodePlaceHours } from '#features/search/model/place-hours-codec.ts';
import { decodePlaceIndex } from '#features/search/model/place-index-codec.ts';
import type { PlaceIndex } from '#features/search/model/place-index-codec.ts';
import type {
  PlaceDescriptionsSnapshot,
  PlaceHoursSnapshot,
} from '#features/search/model/place-index.ts';
import { fullLexicon } from '#features/search/model/search/full-lexicon.ts';
import { createPlaceSearch } from '#features/search/model/place-search.ts';
import type { PlaceSearch, PlaceSearchRequest } from '#features/search/model/place-search.ts';
import {
  placeFactNames,
  amenityOptions,
  priceLevels,
} from '#features/places/model/place-options.ts';
import { randomFor } from '#seed/random.ts';
import type { Random } from '#seed/random.ts';
import { minuteMs } from '#shared/time-units.ts';
import { filesOfCity } from '#support/city-index.ts';

/** The first date of the random searches: a Monday. */
const firstMoment = Date.UTC(2026, 5, 15);

/** The data that a browser has downloaded when it searches. */
export interface SearchedCity {
  index: PlaceIndex;
  descriptions: PlaceDescriptionsSnapshot;
  hours: PlaceHoursSnapshot;
}

export async function searchedCity(places: number): Promise<SearchedCity> {
  const files = await filesOfCity(places);
  const read = (file: keyof typeof files): unknown =>
    JSON.parse(files[file].forms.identity.toString());
  return {
    index: decodePlaceIndex(read('index')),
    descriptions: read('descriptions') as PlaceDescriptionsSnapshot,
    hours: read('hours') as PlaceHoursSnapshot,
  };
}

export function searchOf({ index, descriptions, hours }: SearchedCity): PlaceSearch {
  const search = createPlaceSearch(index, fullLexicon);
  search.addDescriptions(descriptions);
  search.addHours(decodePlaceHours(hours));
  return search;
}

export function randomRequests(city: SearchedCity, count: number): PlaceSearchRequest[] {
  const vocabulary = vocabularyOf(city);
  return Array.from({ length: count }, (_, at) =>
    randomRequest(vocabulary, randomFor(`question ${at}`)),
  );
}

interface Vocabulary {
  /** Words from titles, locations, neighbourhoods, categories and amenities. */
  named: string[];
  onlyDescribed: string[];
}

export function vocabularyOf({ index: { snapshot }, descriptions }: SearchedCity): Vocabulary {
  const named = wordsOf([
    ...snapshot.title,
    ...snapshot.location,
    ...snapshot.neighborhoodNames,
    ...snapshot.amenityNames,
    ...snapshot.categories.map(({ name }) => name),
  ]);
  const described = wordsOf(descriptions.description);
  return { named: [...named], onlyDescribed: [...described].filter((word) => !named.has(word)) };
}

function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.split(/[\s,.;:!?()]+/)).filter(Boolean));
}

/** Returns a realistic search: one to three words, some incomplete, some concepts, and some filters. */
function randomRequest({ named, onlyDescribed }: Vocabulary, random: Random): PlaceSearchRequest {
  const word = (): string => {
    const whole = random.chance(0.2) ? random.pick(onlyDescribed) : random.pick(named);
    const typed = random.chance(0.3) ? whole.slice(0, random.int(1, whole.length)) : whole;
    return random.chance(0.3) ? typed.toUpperCase() : typed;
  };
  const count = random.pick([0, 1, 1, 1, 1, 1, 2, 2, 3]);
  const concepts = random.chance(0.3) ? [random.pick(fullLexicon.concepts).label] : [];
  const some = <T>(items: readonly T[], probability: number): T[] =>
    random.chance(probability) ? [random.pick(items)] : [];
  return {
    query: [...Array.from({ length: count }, word), ...concepts].join(' '),
    filters: {
      ...noFilters,
      categories: some(['bares', 'praias', 'cafes', 'eventos', 'nenhuma'], 0.2),
      prices: some(priceLevels, 0.15),
      minimumRating: random.chance(0.15) ? random.pick([2, 3, 4] as const) : null,
      location: random.chance(0.1) ? random.pick(['centro', 'LAGOA', 'rua', 'pântano']) : '',
      amenities: some(amenityOptions, 0.1),
      facts: some(placeFactNames, 0.1),
      withBenefit: random.chance(0.15),
      open: random.chance(0.2) ? random.pick(['now', { day: 6, time: '20:00' }] as const) : null,
    },
    now: new Date(firstMoment + random.int(0, 10_000) * minuteMs),
    sort: random.chance(0.6) ? 'relevancia' : random.pick(placeSorts),
    origin: random.chance(0.5) ? { latitude: -27.59, longitude: -48.52 } : null,
  };
}
