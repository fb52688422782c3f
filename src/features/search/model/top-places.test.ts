import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectNewest, selectTopRated } from './top-places.ts';

const place = (id: string, rating: number, createdAt: number) => ({ id, rating, createdAt });
const places = [
  place('a', 4, 100),
  place('b', 5, 100),
  place('c', 5, 200),
  place('e', 3, 300),
  place('d', 3, 300),
];

describe('topRated', () => {
  it('orders by rating, then newest, then id', () => {
    expect(selectTopRated(places).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd', 'e']);
  });
  it('returns the requested number of places, ten by default', () => {
    const many = Array.from({ length: 30 }, (_, position) => place(`p${position}`, 4, position));
    expect(selectTopRated(many)).toHaveLength(10);
    expect(selectTopRated(many, 6).map(({ id }) => id)).toEqual([
      'p29',
      'p28',
      'p27',
      'p26',
      'p25',
      'p24',
    ]);
  });
});

describe('newest', () => {
  it('orders by creation, then rating, then id', () => {
    expect(selectNewest(places).map(({ id }) => id)).toEqual(['d', 'e', 'c', 'b', 'a']);
  });
});

it('both functions ignore the order of the input and do not change it', () => {
  const list = fc.uniqueArray(
    fc.record({ id: fc.string(), rating: fc.integer({ min: 0, max: 5 }), createdAt: fc.nat(9) }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(list, (given) => {
      const before = [...given];
      expect(selectTopRated([...given].reverse())).toEqual(selectTopRated(given));
      expect(selectNewest([...given].reverse())).toEqual(selectNewest(given));
      expect(given).toEqual(before);
    }),
  );
});
