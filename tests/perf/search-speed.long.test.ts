import { expect, test } from 'vitest';
import { median } from '@guia-da-ilha/local-firebase/perf/measure';
import { fullLexicon } from '#features/search/model/search/full-lexicon.ts';
import { naiveSearch } from '#support/naive-search.ts';
import { randomRequests, searchOf, searchedCity } from './random-searches.ts';

test('a search takes less than a twentieth of the time of a full scan', async () => {
  const city = await searchedCity(10_000);
  const known = searchOf(city);
  // Only requests with results.
  const answered = randomRequests(city, 150)
    .filter((request) => request.query !== '' && known.search(request).count > 0)
    .slice(0, 60);
  // A new search instance, so that nothing is cached.
  const fresh = searchOf(city);
  const naive = naiveSearch(city.index.snapshot, city.descriptions, city.hours, fullLexicon);
  // The measurements alternate, so that machine load affects both equally.
  const rounds = answered.map((request) => ({
    plain: millisecondsOf(() => naive(request)),
    own: millisecondsOf(() => fresh.search(request)),
    facets: millisecondsOf(() => known.facets(request)),
  }));
  const ratio = median(rounds.map(({ plain, own }) => plain / own));
  const own = rounds.map((round) => round.own);
  const facets = median(rounds.map((round) => round.facets));
  console.info(
    `a search is ${ratio.toFixed(0)} times as fast as the naive one (median of ${rounds.length}); ` +
      `it takes ${median(own).toFixed(2)} ms, at most ${Math.max(...own).toFixed(1)}; ` +
      `counting all choices takes ${facets.toFixed(2)} ms`,
  );
  expect(ratio).toBeGreaterThan(20);
});

function millisecondsOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
