import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addRecentSearch, maxRecentSearches, parseRecentSearches } from './recent-searches.ts';

it('puts the newest query first, without duplicates and without accents in the comparison', () => {
  expect(addRecentSearch(['praia', 'ostras'], ' Óstras ')).toEqual(['Óstras', 'praia']);
});

it('replaces the previous query if the new one continues it, but no older query', () => {
  expect(addRecentSearch(['ostr', 'bar'], 'ostras')).toEqual(['ostras', 'bar']);
  expect(addRecentSearch(['ostras', 'bar'], 'barra')).toEqual(['barra', 'ostras', 'bar']);
});

it('does not add an empty query', () => {
  expect(addRecentSearch(['praia'], '  ')).toEqual(['praia']);
});

it('parses stored searches, and returns none for an invalid text', () => {
  const list = ['praia', 'ostras', 'bar'];
  expect(parseRecentSearches(JSON.stringify(list))).toEqual(list);
  for (const invalid of [null, '', '{', '{"a":1}', '7', '[1,null,{}]'])
    expect(parseRecentSearches(invalid)).toEqual([]);
});

it('keeps a stored query that a newer one continues, and drops duplicates', () => {
  const list = ['barra da lagoa', 'bar'];
  expect(parseRecentSearches(JSON.stringify(list))).toEqual(list);
  expect(parseRecentSearches('[" Óstras ", 7, "ostras", " "]')).toEqual(['Óstras']);
});

it('never exceeds the limit and never throws', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.string(), (list, query) => {
      const stored = parseRecentSearches(JSON.stringify(list));
      const added = addRecentSearch(stored, query);
      expect(added.length).toBeLessThanOrEqual(maxRecentSearches);
      expect(new Set(added).size).toBe(added.length);
      expect(parseRecentSearches(query)).toBeInstanceOf(Array);
    }),
  );
});
