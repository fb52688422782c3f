import { describe, expect, it } from 'vitest';
import { foldText } from '#shared/text/fold-text.ts';
import { buildCity } from '#seed/build-city.ts';
import { largeKept, largeTuned, seededKept, seededTuned } from './judged-queries.ts';

/** Returns the titles of places that visitors can see. */
function visibleTitles(size: number): Set<string> {
  const now = new Date('2026-11-20T12:00:00Z');
  const { places } = buildCity({ size, now, colourOf: () => '#123456' }).documents;
  return new Set(places.flatMap(({ fields }) => (fields.isActive ? [fields.title] : [])));
}

const seeded = visibleTitles(0);
const large = visibleTitles(1000);

const parts = [
  { name: 'seededTuned', queries: seededTuned, least: 50, city: seeded },
  { name: 'seededKept', queries: seededKept, least: 50, city: seeded },
  { name: 'largeTuned', queries: largeTuned, least: 20, city: large },
  { name: 'largeKept', queries: largeKept, least: 20, city: large },
];

describe.each(parts)('the judged queries of $name', ({ queries, least, city }) => {
  it(`are at least ${least}`, () => {
    expect(queries.length).toBeGreaterThanOrEqual(least);
  });

  it('expect one to five places each, without duplicates', () => {
    for (const { query, expected } of queries) {
      expect(expected.length, query).toBeGreaterThanOrEqual(1);
      expect(expected.length, query).toBeLessThanOrEqual(5);
      expect(new Set(expected).size, query).toBe(expected.length);
    }
  });

  it('expect only places that visitors of their city can see', () => {
    const unknown = queries.flatMap(({ query, expected }) =>
      expected.filter((title) => !city.has(title)).map((title) => `${query}: ${title}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the judged queries', () => {
  it('contain no duplicates, ignoring accents and case', () => {
    const folded = parts.flatMap(({ queries }) => queries.map(({ query }) => foldText(query)));
    expect(folded.filter((query, index) => folded.indexOf(query) !== index)).toEqual([]);
  });

  it('are as many for tuning as in the held-out set of each city', () => {
    expect(seededKept).toHaveLength(seededTuned.length);
    expect(largeKept).toHaveLength(largeTuned.length);
  });
});
