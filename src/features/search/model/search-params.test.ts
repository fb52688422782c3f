import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryParameters } from '#shared/addresses/category-address.ts';
import {
  activeFilterCount,
  removableFilterCount,
  minimumRatings,
  noFilters,
  placeSorts,
} from './place-filters.ts';
import {
  placeFactNames,
  amenityOptions,
  priceLevels,
} from '#features/places/model/place-options.ts';
import {
  emptySearch,
  parseSearchParams,
  searchLink,
  toSearchParams,
  unknownCategorySlugs,
} from './search-params.ts';

const parse = (address: string, known: string[] | null = null) =>
  parseSearchParams(new URLSearchParams(address), known);

describe('parseSearchParams', () => {
  it('parses a URL with all parameters', () => {
    expect(
      parse(
        'q=chope&categoria=bares,cafes&preco=medio,alto&nota=4&local=centro&comodidades=wi-fi-gratuito,musica-ao-vivo&bom=vista,criancas,sauna&beneficio=1&aberto=sab-20:00&ordenar=distancia&ver=eventos&area=-27.62,-48.5,-27.58,-48.44&mapa=1',
      ),
    ).toEqual({
      query: 'chope',
      filters: {
        categories: ['bares', 'cafes'],
        prices: ['Médio', 'Alto'],
        minimumRating: 4,
        location: 'centro',
        amenities: ['Wi-Fi Gratuito', 'Música ao Vivo'],
        facts: ['children', 'view'],
        withBenefit: true,
        area: { south: -27.62, west: -48.5, north: -27.58, east: -48.44 },
        open: { day: 6, time: '20:00' },
      },
      sort: 'distancia',
      isMapShown: true,
      view: 'eventos',
    });
  });

  it.each(['', 'q=', 'categoria=&preco=,,&nota=&local=&comodidades=&beneficio=&aberto=&ordenar='])(
    'parses %j as no filters',
    (address) => {
      expect(parse(address)).toEqual(emptySearch);
    },
  );

  it.each([
    'preco=gratis',
    'nota=5',
    'nota=1',
    'nota=4.5',
    'nota=abc',
    'comodidades=piscina',
    'beneficio=0',
    'beneficio=sim',
    'beneficio=11',
    'beneficio=true&beneficio=1',
    'ordenar=preco',
    'ordenar=__proto__',
    'ver=mapa',
    'categoria=<script>alert(1)</script>',
    'categoria=Bares',
    'categoria=../admin',
    'utm_source=x',
  ])('drops unknown values in %j', (address) => {
    expect(parse(address)).toEqual(emptySearch);
  });

  it('drops nonexistent categories if the known ones are given, and lists the dropped ones', () => {
    expect(parse('categoria=bares,padarias', ['bares']).filters.categories).toEqual(['bares']);
    expect(parse('categoria=padarias').filters.categories).toEqual(['padarias']);
    expect(
      unknownCategorySlugs(new URLSearchParams('categoria=bares,padarias'), ['bares']),
    ).toEqual(['padarias']);
  });

  it('limits the length of texts and lists', () => {
    expect(parse(`q=${'a'.repeat(5000)}`).query).toHaveLength(200);
    expect(parse(`local=${'a'.repeat(5000)}`).filters.location).toHaveLength(200);
    const many = Array.from({ length: 500 }, (_, at) => `c${at}`);
    expect(parse(`categoria=${many.join(',')}`).filters.categories).toHaveLength(20);
    expect(
      parse(many.map((slug) => `categoria=${slug}`).join('&')).filters.categories,
    ).toHaveLength(20);
  });

  it('keeps a query unchanged, including markup and spaces', () => {
    const query = ' <script>alert("1")</script> & 100% ';
    expect(parse(`q=${encodeURIComponent(query)}`).query).toBe(query);
  });

  it('accepts repeated parameters as a list and removes duplicates', () => {
    expect(parse('categoria=bares&categoria=cafes,bares').filters.categories).toEqual([
      'bares',
      'cafes',
    ]);
  });
});

describe('searchLink', () => {
  it('contains only the active filters', () => {
    expect(searchLink(emptySearch)).toBe('/search');
    expect(searchLink({ ...emptySearch, query: 'bar & café' })).toBe('/search?q=bar+%26+caf%C3%A9');
    expect(searchLink({ ...emptySearch, sort: 'nome' })).toBe('/search?ordenar=nome');
    const filters = { ...noFilters, withBenefit: true };
    expect(searchLink({ ...emptySearch, filters })).toBe('/search?beneficio=1');
    const open = { ...noFilters, open: 'now' as const };
    expect(searchLink({ ...emptySearch, filters: open })).toBe('/search?aberto=agora');
  });

  it('is parsed back to the same state', () => {
    const state = fc.record({
      query: fc.string({ unit: 'grapheme', maxLength: 40 }),
      filters: fc.record({
        categories: fc.uniqueArray(fc.constantFrom('bares', 'cafes', 'pubs-24h')),
        prices: fc.subarray([...priceLevels]),
        minimumRating: fc.constantFrom(null, ...minimumRatings),
        location: fc.string({ unit: 'grapheme', maxLength: 40 }),
        amenities: fc.subarray([...amenityOptions]),
        facts: fc.subarray([...placeFactNames]),
        withBenefit: fc.boolean(),
        area: fc.constantFrom(null, { south: -27.62, west: -48.5, north: -27.58, east: -48.44 }),
        open: fc.constantFrom(null, 'now' as const, { day: 0, time: '23:59' }),
      }),
      sort: fc.constantFrom(...placeSorts),
      isMapShown: fc.boolean(),
      view: fc.constantFrom('lugares' as const, 'eventos' as const, null),
    });
    fc.assert(
      fc.property(state, (given) => {
        const address = toSearchParams(given).toString();
        expect(parseSearchParams(new URLSearchParams(address))).toEqual(given);
      }),
    );
  });
});

it('a category page accepts all parameters except the query, the category and the view', () => {
  const everything = toSearchParams({
    query: 'lagoa',
    filters: {
      categories: ['bares'],
      prices: ['Alto'],
      minimumRating: 3,
      location: 'centro',
      amenities: ['Delivery'],
      facts: ['children', 'wheelchairEntrance'],
      withBenefit: true,
      area: { south: 0, west: 0, north: 1, east: 1 },
      open: 'now',
    },
    sort: 'nome',
    isMapShown: true,
    view: null,
  });
  expect(['q', 'categoria', ...categoryParameters]).toEqual([...everything.keys()]);
});

describe('removableFilterCount', () => {
  it('counts neither the map area nor "Aberto agora"', () => {
    const area = { south: 0, west: 0, north: 1, east: 1 };
    expect(removableFilterCount({ ...noFilters, area, open: 'now' })).toBe(0);
    expect(removableFilterCount({ ...noFilters, open: { day: 6, time: '20:00' } })).toBe(1);
  });
});

describe('activeFilterCount', () => {
  it('counts every active filter', () => {
    expect(activeFilterCount(noFilters)).toBe(0);
    expect(activeFilterCount({ ...noFilters, location: '  ' })).toBe(0);
    expect(
      activeFilterCount({
        categories: ['bares', 'cafes'],
        prices: ['Alto'],
        minimumRating: 3,
        location: 'centro',
        amenities: ['Delivery'],
        facts: ['quiet'],
        withBenefit: true,
        area: { south: 0, west: 0, north: 1, east: 1 },
        open: 'now',
      }),
    ).toBe(10);
  });
});
