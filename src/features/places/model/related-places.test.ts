import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceInMetres } from '#shared/geo.ts';
import { priceLevels } from './place-options.ts';
import { railKinds, railSize, findRelatedPlaces } from './related-places.ts';
import type { RailKind, RelatedCandidate } from './related-places.ts';

const here = { latitude: -27.6, longitude: -48.5 };
const aCandidate = (changes: Partial<RelatedCandidate> = {}): RelatedCandidate => ({
  id: 'p',
  category: 'bares',
  neighborhood: 'Centro',
  geo: here,
  rating: 4.5,
  reviewsCount: 10,
  price: 'Médio',
  ...changes,
});
const withoutBenefits = () => false;

const city = fc.uniqueArray(
  fc.record<RelatedCandidate>({
    id: fc.stringMatching(/^[a-z]{1,4}$/),
    category: fc.constantFrom('bares', 'cafes', 'praias'),
    neighborhood: fc.constantFrom('', 'Centro', 'Lagoa'),
    geo: fc.option(
      fc.record({
        latitude: fc.double({ min: -27.7, max: -27.5, noNaN: true }),
        longitude: fc.double({ min: -48.6, max: -48.4, noNaN: true }),
      }),
    ),
    rating: fc.constantFrom(0, 3.9, 4.5, 5),
    reviewsCount: fc.nat(20),
    price: fc.constantFrom(...priceLevels),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 40 },
);
/** Generates a city, one of its places, and the places with a benefit. */
const visit = city.chain((places) =>
  fc.record({
    places: fc.constant(places),
    place: fc.constantFrom(...places),
    benefits: fc.func(fc.boolean()),
  }),
);

describe('relatedPlaces', () => {
  it('never contains the place itself or duplicates, and keeps the size limits', () => {
    fc.assert(
      fc.property(visit, ({ places, place, benefits }) => {
        const rails = findRelatedPlaces(place, places, benefits);
        const ids = rails.flatMap((rail) => rail.places.map(({ id }) => id));
        expect(ids).not.toContain(place.id);
        expect(new Set(ids).size).toBe(ids.length);
        const kinds = rails.map(({ kind }) => kind);
        expect(kinds).toEqual(railKinds.filter((kind) => kinds.includes(kind)));
        for (const rail of rails) {
          expect(rail.places.length).toBeGreaterThanOrEqual(railSize.min);
          expect(rail.places.length).toBeLessThanOrEqual(railSize.max);
        }
      }),
    );
  });

  it('every place in a rail meets the condition of the rail', () => {
    fc.assert(
      fc.property(visit, ({ places, place, benefits }) => {
        const metres = (other: RelatedCandidate) =>
          place.geo && other.geo ? distanceInMetres(place.geo, other.geo) : Infinity;
        const belongsToRail: Record<RailKind, (other: RelatedCandidate) => boolean> = {
          similar: ({ category }) => category === place.category,
          nearby: (other) => metres(other) <= 3_000,
          benefit: (other) => benefits(other.id) && metres(other) <= 10_000,
          neighborhood: ({ neighborhood }) =>
            neighborhood !== '' && neighborhood === place.neighborhood,
        };
        for (const { kind, places: shown } of findRelatedPlaces(place, places, benefits)) {
          expect(shown.every(belongsToRail[kind])).toBe(true);
          const distances = shown.map(metres);
          if (kind === 'nearby') expect(distances).toEqual(distances.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('does not depend on the order of the input', () => {
    fc.assert(
      fc.property(visit, ({ places, place, benefits }) => {
        expect(findRelatedPlaces(place, places.toReversed(), benefits)).toEqual(
          findRelatedPlaces(place, places, benefits),
        );
      }),
    );
  });

  it('sorts similar places by difference in price and rating', () => {
    const far = { latitude: -27.4, longitude: -48.4 };
    const like = (id: string, changes: Partial<RelatedCandidate>) =>
      aCandidate({ id, geo: far, neighborhood: 'Ingleses', ...changes });
    const rails = findRelatedPlaces(
      aCandidate(),
      [
        like('dear', { price: 'Premium' }),
        like('worse', { rating: 3.2 }),
        like('same', {}),
        like('cafe', { category: 'cafes' }),
      ],
      withoutBenefits,
    );
    expect(rails).toHaveLength(1);
    expect(rails[0]?.kind).toBe('similar');
    expect(rails[0]?.places.map(({ id }) => id)).toEqual(['same', 'worse', 'dear']);
  });

  it('falls back to the neighbourhood if the place has no coordinates', () => {
    const place = aCandidate({ geo: null, category: 'praias' });
    const others = ['a', 'b'].map((id) => aCandidate({ id }));
    expect(findRelatedPlaces(place, others, withoutBenefits).map(({ kind }) => kind)).toEqual([
      'neighborhood',
    ]);
    expect(findRelatedPlaces(place, others.slice(1), withoutBenefits)).toEqual([]);
  });
});
