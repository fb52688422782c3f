import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { noFilters, placeSorts } from '#domain/place-filters.ts';
import { decodePlaceHours, encodePlaceHours } from '#domain/place-hours-codec.ts';
import { decodePlaceIndex } from '#domain/place-index-codec.ts';
import type { PlaceIndex } from '#domain/place-index-codec.ts';
import type { PlaceDescriptionsSnapshot, PlaceHoursSnapshot } from '#domain/place-index.ts';
import { createPlaceSearch } from '#domain/place-search.ts';
import type { PlaceSearch, PlaceSearchRequest } from '#domain/place-search.ts';
import { amenityOptions, priceLevels } from '#domain/place.ts';
import { parsePlaceHours } from '#domain/stored/place-hours.ts';
import { randomFor } from '#seed/random.ts';
import type { Random } from '#seed/random.ts';
import { filesOfCity } from '#support/city-index.ts';
import { repeats } from '#support/full-run.ts';
import { naiveFacets, naiveSearch } from '#support/naive-search.ts';

/** Most bytes of the index under gzip, in kB of 1,000 bytes (DESIGN section 8). */
const budgets = [
  [1_000, 60],
  [10_000, 500],
] as const;

const hoursBudget = 150;

/** Of those at which random searches are made: a Monday. */
const firstMoment = Date.UTC(2026, 5, 15);

const questions = repeats({ usual: 150, full: 1_500 });

describe('the size of what a search downloads', () => {
  test.each(budgets)('at %i places the index stays within %i kB', async (size, budget) => {
    const { index, descriptions, hours } = await filesOfCity(size);
    const kilobytes = (index.forms.gzip?.length ?? Infinity) / 1000;
    const more = (descriptions.forms.gzip?.length ?? Infinity) / 1000;
    const weeks = (hours.forms.gzip?.length ?? Infinity) / 1000;
    console.info(
      `${size} places: index ${kilobytes.toFixed(1)} kB, descriptions ${more.toFixed(1)} kB, hours ` +
        `${weeks.toFixed(1)} kB (gzip)`,
    );
    expect(kilobytes).toBeLessThanOrEqual(budget);
    expect(weeks).toBeLessThanOrEqual(hoursBudget);
  });

  test(`the hours of 10,000 places with 2,000 different weeks stay within ${hoursBudget} kB`, () => {
    const random = randomFor('weeks');
    const weeks = Array.from({ length: 2_000 }, () => aWeek(random));
    const holidays = Array.from({ length: 100 }, () => someHolidays(random));
    const places = Array.from({ length: 10_000 }, () =>
      parsePlaceHours({
        periods: random.pick(weeks),
        exceptions: random.chance(0.5) ? random.pick(holidays) : [],
      }),
    );
    const file = encodePlaceHours(places, 'v1');
    const kilobytes = gzipSync(JSON.stringify(file)).length / 1000;
    console.info(`${file.weeks.length} different weeks: ${kilobytes.toFixed(1)} kB (gzip)`);
    expect(file.weeks.length).toBeGreaterThan(1_900);
    expect(kilobytes).toBeLessThanOrEqual(hoursBudget);
  });
});

describe('over 10,000 places', () => {
  let index: PlaceIndex;
  let descriptions: PlaceDescriptionsSnapshot;
  let hours: PlaceHoursSnapshot;
  let search: PlaceSearch;
  let requests: PlaceSearchRequest[];

  beforeAll(async () => {
    const files = await filesOfCity(10_000);
    index = decodePlaceIndex(JSON.parse(files.index.forms.identity.toString()));
    descriptions = JSON.parse(
      files.descriptions.forms.identity.toString(),
    ) as PlaceDescriptionsSnapshot;
    search = createPlaceSearch(index);
    search.addDescriptions(descriptions);
    hours = JSON.parse(files.hours.forms.identity.toString()) as PlaceHoursSnapshot;
    search.addHours(decodePlaceHours(hours));
    const vocabulary = vocabularyOf(index, descriptions);
    requests = Array.from({ length: questions }, (_, at) =>
      randomRequest(vocabulary, randomFor(`question ${at}`)),
    );
  });

  test('words that stand only in descriptions are among those asked for', () => {
    const { onlyDescribed } = vocabularyOf(index, descriptions);
    const asked = requests.filter(({ query }) =>
      onlyDescribed.some((word) => query.split(' ').includes(word)),
    );
    expect(asked.length).toBeGreaterThan(questions / 20);
    const found = asked.filter((request) => search.search(request).count > 0);
    expect(found.length).toBeGreaterThan(questions / 50);
  });

  test(`${questions} random searches find what a plain reading finds, in the same order`, () => {
    const reference = naiveSearch(index.snapshot, descriptions, hours);
    let empty = 0;
    let found = 0;
    for (const [at, request] of requests.entries()) {
      const { rows } = search.search(request);
      const expected = reference(request);
      if (rows.length === 0) empty += 1;
      found += rows.length;
      if (!sameRows(rows, expected)) {
        expect({ at, request, rows: rows.slice(0, 50) }).toEqual({
          at,
          request,
          rows: expected.slice(0, 50),
        });
        expect.fail(`Search ${at} differs beyond its first rows: ${JSON.stringify(request)}`);
      }
    }
    console.info(`${questions} searches found ${found} rows; ${empty} found nothing`);
    // Questions without an answer, or answered by everything, would prove nothing.
    expect(empty).toBeLessThan(questions * 0.6);
    expect(found / questions).toBeLessThan(index.size / 2);
  });

  test('each choice of the filters tells how many places a search with it finds', () => {
    const times: number[] = [];
    for (const request of requests) {
      const { query, filters, now } = request;
      let facets = search.facets(request);
      times.push(millisecondsOf(() => (facets = search.facets(request))));
      expect(facets).toEqual(
        naiveFacets(index.snapshot, (asked) => [...search.search(asked).rows], {
          query,
          filters,
          now,
        }),
      );
    }
    times.sort((a, b) => a - b);
    const p95 = times[Math.floor(times.length * 0.95)] ?? NaN;
    console.info(
      `counting all choices takes ${median(times).toFixed(2)} ms, ${p95.toFixed(2)} at the 95th percentile`,
    );
  });

  test('a search takes less than a twentieth of reading everything', () => {
    // Its own, so that nothing is remembered from the tests before; and only questions with an answer.
    const fresh = createPlaceSearch(index);
    fresh.addDescriptions(descriptions);
    fresh.addHours(decodePlaceHours(hours));
    const answered = requests.filter(
      (request) => request.query !== '' && search.search(request).count > 0,
    );
    const naive = naiveSearch(index.snapshot, descriptions, hours);
    const ratios: number[] = [];
    const times: number[] = [];
    // One after the other, so that a busy moment of the machine meets both.
    for (const request of answered.slice(0, 60)) {
      const plain = millisecondsOf(() => naive(request));
      const own = millisecondsOf(() => fresh.search(request));
      ratios.push(plain / own);
      times.push(own);
    }
    console.info(
      `a search is ${median(ratios).toFixed(0)} times as fast as the naive one (median of ` +
        `${ratios.length}); it takes ${median(times).toFixed(2)} ms, at most ${Math.max(...times).toFixed(1)}`,
    );
    expect(median(ratios)).toBeGreaterThan(20);
  });
});

/** Open on most days, on some of them twice, at any quarter of an hour: 'd HH:MM-d HH:MM', as it is stored. */
function aWeek(random: Random): string[] {
  const clock = (quarters: number) =>
    `${String(Math.floor(quarters / 4) % 24).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;
  const opening = (day: number, open: number, close: number) =>
    `${day} ${clock(open)}-${(day + (close >= 96 ? 1 : 0)) % 7} ${clock(close)}`;
  return [0, 1, 2, 3, 4, 5, 6].flatMap((day) => {
    if (random.chance(0.15)) return [];
    const noon = random.int(28, 48);
    const evening = random.int(68, 80);
    return random.chance(0.3)
      ? [opening(day, noon, random.int(52, 62)), opening(day, evening, random.int(84, 110))]
      : [opening(day, noon, random.int(64, 110))];
  });
}

function someHolidays(random: Random): string[] {
  return Array.from({ length: random.int(1, 8) }, (_, at) => {
    const date = `2026-${String(at + 2).padStart(2, '0')}-${random.int(10, 28)}`;
    return random.chance(0.6)
      ? `${date} closed`
      : `${date} ${random.int(10, 13)}:00-${random.int(15, 22)}:00`;
  });
}

interface Vocabulary {
  /** Words of titles, locations, neighbourhoods, categories and amenities. */
  named: string[];
  onlyDescribed: string[];
}

function vocabularyOf(
  { snapshot }: PlaceIndex,
  { description }: PlaceDescriptionsSnapshot,
): Vocabulary {
  const named = wordsOf([
    ...snapshot.title,
    ...snapshot.location,
    ...snapshot.neighborhoodNames,
    ...snapshot.amenityNames,
    ...snapshot.categories.map(({ name }) => name),
  ]);
  const described = wordsOf(description);
  return { named: [...named], onlyDescribed: [...described].filter((word) => !named.has(word)) };
}

function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.split(/[\s,.;:!?()]+/)).filter(Boolean));
}

/** A search as people type it: one to three words, some half typed, some filters. */
function randomRequest({ named, onlyDescribed }: Vocabulary, random: Random): PlaceSearchRequest {
  const word = (): string => {
    const whole = random.chance(0.2) ? random.pick(onlyDescribed) : random.pick(named);
    const typed = random.chance(0.3) ? whole.slice(0, random.int(1, whole.length)) : whole;
    return random.chance(0.3) ? typed.toUpperCase() : typed;
  };
  const count = random.pick([0, 1, 1, 1, 1, 1, 2, 2, 3]);
  const some = <T>(items: readonly T[], probability: number): T[] =>
    random.chance(probability) ? [random.pick(items)] : [];
  return {
    query: Array.from({ length: count }, word).join(' '),
    filters: {
      ...noFilters,
      categories: some(['bares', 'praias', 'cafes', 'eventos', 'nenhuma'], 0.2),
      prices: some(priceLevels, 0.15),
      minimumRating: random.chance(0.15) ? random.pick([2, 3, 4] as const) : null,
      location: random.chance(0.1) ? random.pick(['centro', 'LAGOA', 'rua', 'pântano']) : '',
      amenities: some(amenityOptions, 0.1),
      withBenefit: random.chance(0.15),
      open: random.chance(0.2) ? random.pick(['now', { day: 6, time: '20:00' }] as const) : null,
    },
    now: new Date(firstMoment + random.int(0, 10_000) * 60_000),
    sort: random.chance(0.6) ? 'relevancia' : random.pick(placeSorts),
    origin: random.chance(0.5) ? { latitude: -27.59, longitude: -48.52 } : null,
  };
}

function sameRows(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((row, at) => row === b[at]);
}

function millisecondsOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
