import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodePlaceHours } from '#features/search/model/place-hours-codec.ts';
import type { PlaceSearch, PlaceSearchRequest } from '#features/search/model/place-search.ts';
import { fullLexicon } from '#features/search/model/search/full-lexicon.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { randomFor } from '#seed/random.ts';
import type { Random } from '#seed/random.ts';
import { filesOfCity } from '#support/city-index.ts';
import { repeats } from '#support/full-run.ts';
import { naiveFacets, naiveSearch } from '#support/naive-search.ts';
import { randomRequests, searchOf, searchedCity, vocabularyOf } from './random-searches.ts';
import type { SearchedCity } from './random-searches.ts';

/** Maximum gzip size of the index in kB of 1,000 bytes. */
const budgets = [
  [1_000, 60],
  [10_000, 500],
] as const;

const hoursBudget = 150;

const questions = repeats({ usual: 150, full: 1_500 });

describe('the download size of the search', () => {
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
  let city: SearchedCity;
  let search: PlaceSearch;
  let requests: PlaceSearchRequest[];

  beforeAll(async () => {
    city = await searchedCity(10_000);
    search = searchOf(city);
    requests = randomRequests(city, questions);
  });

  test('the random searches include words that occur only in descriptions', () => {
    const { onlyDescribed } = vocabularyOf(city);
    const asked = requests.filter(({ query }) =>
      onlyDescribed.some((word) => query.split(' ').includes(word)),
    );
    expect(asked.length).toBeGreaterThan(questions / 20);
    const found = asked.filter((request) => search.search(request).count > 0);
    expect(found.length).toBeGreaterThan(questions / 50);
  });

  test(`${questions} random searches return the same rows as a full scan, in the same order`, () => {
    const { index, descriptions, hours } = city;
    const reference = naiveSearch(index.snapshot, descriptions, hours, fullLexicon);
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
    // Searches that find nothing or everything would prove nothing.
    expect(empty).toBeLessThan(questions * 0.6);
    expect(found / questions).toBeLessThan(index.size / 2);
  });

  test('each filter option shows the number of places that a search with it finds', () => {
    for (const request of requests) {
      const { query, filters, now } = request;
      expect(search.facets(request)).toEqual(
        naiveFacets(city.index.snapshot, (asked) => [...search.search(asked).rows], {
          query,
          filters,
          now,
        }),
      );
    }
  });
});

/**
 * Returns random hours: open on most days, on some twice, in steps of 15 minutes, in the stored format 'd HH:MM-d
 * HH:MM'.
 */
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

function sameRows(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((row, at) => row === b[at]);
}
