import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#support/any-text.ts';
import { AppError } from '#shared/app-error.ts';
import { decodePlaceIndex, encodePlaceIndex } from './place-index-codec.ts';
import type { PlaceIndexRow } from './place-index-codec.ts';
import type { PlaceSummary } from './place-index.ts';

const categories = [
  { id: 'c1', name: 'Bares', slug: 'bares' },
  { id: 'c2', name: 'Cafés', slug: 'cafes' },
];
const meta = { version: 'v1', builtAt: '2026-03-10T12:00:00.000Z', categories };

const aBenefit = { kind: 'percent', percent: 20, amountCents: null } as const;

function aRow(changes: Partial<PlaceSummary> = {}, description = ''): PlaceIndexRow {
  const summary: PlaceSummary = {
    id: 'p1',
    title: 'Bar do Zé',
    location: 'Rua A 10, Florianópolis',
    neighborhood: 'Centro',
    geo: { latitude: -27.59731, longitude: -48.54962 },
    categoryId: 'c1',
    categoryName: 'Bares',
    categorySlug: 'bares',
    rating: 4.7,
    reviewsCount: 12,
    price: 'Alto',
    amenities: ['Delivery', 'Reservas'],
    cover: {
      url: '/uploads/places/p1/capa.webp',
      width: 1280,
      height: 800,
      widths: [320, 640, 828],
      colour: '#22aa66',
    },
    hours: { kind: 'unknown' },
    benefit: null,
    createdAt: Date.UTC(2026, 0, 2, 3, 4, 5),
    ...changes,
  };
  return { summary, description };
}

function roundTrip(rows: PlaceIndexRow[]): PlaceSummary[] {
  const { index } = encodePlaceIndex(rows, meta);
  const decoded = decodePlaceIndex(JSON.parse(JSON.stringify(index)));
  return Array.from({ length: decoded.size }, (_, row) => decoded.summary(row));
}

describe('the place index', () => {
  it('decodes a place to the same summary', () => {
    expect(roundTrip([aRow()])).toEqual([aRow().summary]);
  });

  it('stores the full URL of a cover outside the own folder', () => {
    const url = 'https://fotos.exemplo.com.br/capa.jpg';
    const cover = { url, width: 1600, height: 1000, widths: [], colour: '#ddccbb' };
    expect(roundTrip([aRow({ cover })])[0]?.cover).toEqual(cover);
    const elsewhere = { ...cover, url: '/uploads/places/p2/capa.webp' };
    expect(roundTrip([aRow({ cover: elsewhere })])[0]?.cover).toEqual(elsewhere);
    const below = { ...cover, url: '/uploads/places/p1/antigas/capa.webp' };
    expect(roundTrip([aRow({ cover: below })])[0]?.cover).toEqual(below);
  });

  it('stores no variants for a cover that lacks some of the smaller files', () => {
    const cover = { url: '/a/b.webp', width: 1280, height: 800, widths: [640], colour: '#000000' };
    expect(roundTrip([aRow({ cover })])[0]?.cover?.widths).toEqual([]);
    const jpeg = { ...cover, url: '/a/b.jpg', widths: [320, 640] };
    expect(roundTrip([aRow({ cover: jpeg })])[0]?.cover?.widths).toEqual([]);
  });

  it('stores the variants of a cover from before the width of 828 pixels', () => {
    const url = '/uploads/places/p1/a.webp';
    const cover = { url, width: 1600, height: 1000, widths: [320, 640, 1280], colour: '#000000' };
    expect(roundTrip([aRow({ cover })])[0]?.cover?.widths).toEqual([320, 640, 828, 1280]);
  });

  it('supports places without cover, coordinates, neighbourhood or known category', () => {
    const bare = { cover: null, geo: null, neighborhood: '', categoryId: 'gone', amenities: [] };
    expect(roundTrip([aRow(bare), aRow({ id: 'p2' })])[0]).toMatchObject({
      ...bare,
      categoryId: '',
      categoryName: 'Categoria',
      categorySlug: 'categoria',
    });
  });

  it('orders rows, descriptions and benefits by rating, then newest, then id', () => {
    const { index, descriptions, hours } = encodePlaceIndex(
      [
        aRow({ id: 'b', rating: 4 }, 'de b'),
        aRow({ id: 'a', rating: 4, benefit: aBenefit }, 'de a'),
        aRow({ id: 'old', rating: 5, createdAt: 1000 }, 'de old'),
        aRow({ id: 'new', rating: 5, createdAt: 9000 }, 'de new'),
      ],
      meta,
    );
    expect(index.id).toEqual(['new', 'old', 'a', 'b']);
    expect(index.benefits).toEqual([-1, -1, 0, -1]);
    expect(hours.week).toEqual([-1, -1, -1, -1]);
    expect(descriptions).toEqual({
      format: 1,
      version: 'v1',
      description: ['de new', 'de old', 'de a', 'de b'],
    });
  });

  it('preserves every place up to the second, the metre and the colour step', () => {
    const place = fc.record({
      id: fc.nat().map((number) => `p${number}`),
      title: anyText,
      location: fc.string({ maxLength: 20 }),
      neighborhood: fc.constantFrom('', 'Centro', 'Lagoa', 'constructor', '__proto__'),
      geo: fc.option(
        fc.record({
          latitude: fc.double({ min: -90, max: 90, noNaN: true }),
          longitude: fc.double({ min: -180, max: 180, noNaN: true }),
        }),
      ),
      rating: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
      reviewsCount: fc.nat(),
      amenities: fc.uniqueArray(fc.constantFrom('Delivery', 'Reservas', 'toString')),
      createdAt: fc.nat({ max: 2 ** 40 }),
    });
    const list = fc.uniqueArray(place, { selector: ({ id }) => id, maxLength: 12 });
    fc.assert(
      fc.property(list, (places) => {
        const found = new Map(
          roundTrip(places.map((row) => aRow(row))).map((row) => [row.id, row]),
        );
        expect(found.size).toBe(places.length);
        for (const given of places) {
          const { geo, createdAt, amenities, ...exact } = given;
          const decodedPlace = found.get(given.id);
          expect(decodedPlace).toMatchObject(exact);
          expect(new Set(decodedPlace?.amenities)).toEqual(new Set(amenities));
          expect(decodedPlace?.createdAt).toBe(Math.floor(createdAt / 1000) * 1000);
          expect(decodedPlace?.geo === null).toBe(geo === null);
          expect(decodedPlace?.geo?.latitude ?? 0).toBeCloseTo(geo?.latitude ?? 0, 4);
          expect(decodedPlace?.geo?.longitude ?? 0).toBeCloseTo(geo?.longitude ?? 0, 4);
        }
      }),
    );
  });

  it('assigns each benefit to its place after the rows are sorted', () => {
    const place = fc.record({
      id: fc.nat().map((number) => `p${number}`),
      rating: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
      createdAt: fc.nat({ max: 2 ** 40 }),
      percent: fc.option(fc.integer({ min: 1, max: 5 })),
    });
    const list = fc.uniqueArray(place, { selector: ({ id }) => id, maxLength: 12 });
    fc.assert(
      fc.property(list, (places) => {
        const rows = places.map(({ percent, ...changes }) =>
          aRow({ ...changes, benefit: percent === null ? null : { ...aBenefit, percent } }),
        );
        const { index } = encodePlaceIndex(rows, meta);
        const decoded = decodePlaceIndex(JSON.parse(JSON.stringify(index)));
        const decodedBenefits = decoded.snapshot.id.map((id, row) => [
          id,
          decoded.summary(row).benefit,
        ]);
        const given = places.map(({ id }, at) => [id, rows[at]?.summary.benefit]);
        expect(new Map(decodedBenefits as [string, unknown][])).toEqual(
          new Map(given as [string, unknown][]),
        );
      }),
    );
  });

  it('encodes each distinct set of facts once', () => {
    const facts = { children: 'yes', wheelchairEntrance: 'no', quiet: 'partly' } as const;
    const rows = ['a', 'b', 'c'].map((id) => ({ ...aRow({ id }), ...(id !== 'b' && { facts }) }));
    const { index } = encodePlaceIndex(rows, meta);
    expect(index).toMatchObject({ factSets: ['y n p', ''], facts: [0, 1, 0] });
  });

  it('is empty for a city without places', () => {
    expect(roundTrip([])).toEqual([]);
  });
});

describe('decodePlaceIndex', () => {
  const { index } = encodePlaceIndex([aRow(), aRow({ id: 'p2' })], meta);
  it.each<[string, unknown]>([
    ['null', null],
    ['a string', '<!doctype html>'],
    ['a list', []],
    ['another format', { ...index, format: 2 }],
    ['no version', { ...index, version: undefined }],
    ['a missing column', { ...index, price: undefined }],
    ['a shorter column', { ...index, title: ['só um'] }],
    ['a column of another type', { ...index, rating: ['4', '5'] }],
    ['rows of another type', { ...index, amenities: [[1], [2]] }],
    ['sets of another type', { ...index, amenitySets: [1] }],
    ['no sets', { ...index, amenitySets: null }],
    ['names of another type', { ...index, amenityNames: [1] }],
    ['no categories', { ...index, categories: null }],
    ['no colours', { ...index, coverColours: null }],
    ['no benefits', { ...index, benefits: undefined }],
    ['no benefit terms', { ...index, benefitTerms: undefined }],
    ['benefits of another type', { ...index, benefits: ['0', '1'] }],
    ['benefits with fewer rows', { ...index, benefits: [0] }],
    ['facts with fewer rows', { ...index, facts: [0] }],
    ['facts without their sets', { ...index, factSets: undefined }],
    ['sets of facts of another type', { ...index, factSets: [1] }],
    ['no base coordinates', { ...index, geoBase: null }],
  ])('rejects %s', (_, snapshot) => {
    expect(() => decodePlaceIndex(snapshot)).toThrow(AppError);
    expect(() => decodePlaceIndex(snapshot)).toThrow(
      expect.objectContaining({ code: 'unknown' }) as Error,
    );
  });

  it('accepts the snapshot of an older server, which has no facts', () => {
    const { facts: _facts, factSets: _sets, ...older } = index;
    expect(decodePlaceIndex(older).size).toBe(2);
  });

  it('decodes out-of-range positions as unknown', () => {
    const invalidIndex = decodePlaceIndex({
      ...index,
      category: [99, -1],
      price: [99, -5],
      amenities: [99, 0],
      amenitySets: [[99]],
      neighborhood: [99, 1],
      benefits: [99, -1],
    });
    expect(invalidIndex.summary(1).amenities).toEqual([]);
    expect(invalidIndex.summary(0)).toMatchObject({
      categoryName: 'Categoria',
      price: 'Médio',
      amenities: [],
      neighborhood: '',
      benefit: null,
    });
  });
});
