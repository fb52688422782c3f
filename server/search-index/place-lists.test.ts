import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCategoryRecord, aPlaceRecord } from '#support/test-server.ts';
import type { PlaceRecord } from './cached-records.ts';
import { buildPlaceLists } from './place-lists.ts';

const idsOf = (places: readonly PlaceRecord[]) => places.map(({ id }) => id);

describe('lists of places', () => {
  const somePlaces = fc
    .array(
      fc.record({
        createdAt: fc.constantFrom(null, 1_000, 1_001, 2_000).map((ms) => ms && new Date(ms)),
        createdNanoseconds: fc.constantFrom(0, 5, 900),
        rating: fc.constantFrom(0, 4.5, 5),
        category: fc.constantFrom('bares', 'praias'),
      }),
      { maxLength: 12 },
    )
    .map((places) => places.map((place, i) => aPlaceRecord({ ...place, id: `p${i}` })));

  it("have the order of the browser's queries for any places", () => {
    fc.assert(
      fc.property(somePlaces, (places) => {
        const { byRating, ofCategory } = buildPlaceLists(places, []);
        const dated = places.filter(({ createdAt }) => createdAt !== null);
        expect(byRating.length).toBe(dated.length);
        const key = ({ createdAt, createdNanoseconds, id }: PlaceRecord) =>
          `${String(createdAt?.getTime()).padStart(9, '0')} ${String(createdNanoseconds).padStart(9, '0')} ${id}`;
        for (const list of [ofCategory('bares'), ofCategory('praias')]) {
          expect(list.map(key)).toEqual(list.map(key).sort().reverse());
        }
        const rated = byRating.map((place) => `${place.rating.toFixed(1)} ${key(place)}`);
        expect(rated).toEqual([...rated].sort().reverse());
        expect([...ofCategory('bares'), ...ofCategory('praias')]).toHaveLength(dated.length);
      }),
    );
  });

  it('do not modify the input', () => {
    const places = [aPlaceRecord({ id: 'a', rating: 1 }), aPlaceRecord({ id: 'b', rating: 5 })];
    expect(idsOf(buildPlaceLists(places, []).byRating)).toEqual(['b', 'a']);
    expect(idsOf(places)).toEqual(['a', 'b']);
  });

  it('are empty for an unknown category', () => {
    expect(buildPlaceLists([aPlaceRecord()], []).ofCategory('gone')).toEqual([]);
  });
});

describe('a category found by its slug', () => {
  const first = aCategoryRecord({ id: 'first' });
  const { categoryBySlug } = buildPlaceLists(
    [],
    [first, aCategoryRecord({ id: 'second' }), aCategoryRecord({ name: '🍹', slug: '' })],
  );

  it('is the first one with that slug', () => {
    expect(categoryBySlug('bares')).toBe(first);
  });

  it('is null for a name without a slug and for an unknown slug', () => {
    expect(categoryBySlug('')).toBeNull();
    expect(categoryBySlug('praias')).toBeNull();
  });
});
