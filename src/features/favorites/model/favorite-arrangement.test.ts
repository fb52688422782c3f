import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPlaceSummary } from '#support/builders.ts';
import {
  arrangeFavorites,
  favoriteFilterOptions,
  favoriteFilterCount,
  favoriteGroupings,
  favoriteSorts,
  noFavoriteFilters,
} from './favorite-arrangement.ts';
import type {
  FavoriteArrangement,
  FavoriteFilters,
  FavoriteWithPlace,
} from './favorite-arrangement.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';

const now = new Date('2026-11-25T15:00:00Z');
const centre = { latitude: -27.597, longitude: -48.549 };
const context = { now, origin: centre };

const alwaysOpen: PlaceHours = {
  kind: 'structured',
  hours: {
    periods: [{ open: { day: 0, time: '00:00' }, close: { day: 0, time: '00:00' } }],
    exceptions: [],
    note: '',
  },
};
const alwaysClosed: PlaceHours = {
  kind: 'structured',
  hours: { periods: [], exceptions: [], note: '' },
};

function aFavorite(id: string, place: Partial<PlaceSummary> | null = {}): FavoriteWithPlace {
  return {
    favorite: { placeId: id, createdAt: null },
    place: place && aPlaceSummary({ id, title: id, ...place }),
  };
}

/** Favourite with an unknown place. */
const unloadedFavorite = (id: string): FavoriteWithPlace => ({
  ...aFavorite(id),
  place: undefined,
});

function arrangedIds(favorites: FavoriteWithPlace[], changes: Partial<FavoriteArrangement> = {}) {
  const asked = { filters: noFavoriteFilters, sort: favoriteSorts[0], grouping: null, ...changes };
  return arrangeFavorites(favorites, asked, context).map(({ kind, name, items }) => ({
    kind,
    name,
    ids: items.map(({ favorite }) => favorite.placeId),
  }));
}

const sortedIds = (favorites: FavoriteWithPlace[], sort: FavoriteArrangement['sort']) =>
  arrangedIds(favorites, { sort }).flatMap(({ ids }) => ids);
const filteredIds = (favorites: FavoriteWithPlace[], filters: Partial<FavoriteFilters>) =>
  arrangedIds(favorites, { filters: { ...noFavoriteFilters, ...filters } }).flatMap(
    ({ ids }) => ids,
  );

describe('order of favourites', () => {
  it('by name ignores accents and case and puts deleted places last', () => {
    const list = [
      aFavorite('ônix'),
      aFavorite('gone', null),
      aFavorite('Oca'),
      aFavorite('abacate'),
    ];
    expect(sortedIds(list, 'nome')).toEqual(['abacate', 'Oca', 'ônix', 'gone']);
  });

  it('by distance puts near places first and places without coordinates last', () => {
    const list = [
      aFavorite('nowhere', { geo: null }),
      aFavorite('far', { geo: { latitude: -27.4, longitude: -48.4 } }),
      aFavorite('near', { geo: centre }),
    ];
    expect(sortedIds(list, 'distancia')).toEqual(['near', 'far', 'nowhere']);
    const withoutOrigin = {
      filters: noFavoriteFilters,
      sort: 'distancia',
      grouping: null,
    } as const;
    const [all] = arrangeFavorites(list, withoutOrigin, { now, origin: null });
    expect(all?.items).toEqual(list);
  });

  it('by opening state keeps the newest first among open and among other places', () => {
    const list = [
      aFavorite('closed', { hours: alwaysClosed }),
      aFavorite('open', { hours: alwaysOpen }),
      aFavorite('unknown'),
      aFavorite('open too', { hours: alwaysOpen }),
    ];
    expect(sortedIds(list, 'aberto')).toEqual(['open', 'open too', 'closed', 'unknown']);
  });
});

describe('filters of favourites', () => {
  const list = [
    aFavorite('a', {
      categorySlug: 'praias',
      categoryName: 'Praias',
      neighborhood: 'Lagoa da Conceição',
      hours: alwaysOpen,
    }),
    aFavorite('b', { categorySlug: 'bares', neighborhood: 'Centro', hours: alwaysClosed }),
    aFavorite('c', {
      categorySlug: 'bares',
      neighborhood: 'lagoa da conceicao',
      benefit: { kind: 'percent', percent: 10, amountCents: null },
    }),
    aFavorite('gone', null),
    unloadedFavorite('unread'),
  ];

  it.each([
    ['a category', { categories: ['bares'] }, ['b', 'c']],
    ['one of several categories', { categories: ['bares', 'praias'] }, ['a', 'b', 'c']],
    ['a neighbourhood in any spelling', { neighborhoods: ['lagoa-da-conceicao'] }, ['a', 'c']],
    ['places known to be open', { isOpen: true }, ['a']],
    ['a benefit', { withBenefit: true }, ['c']],
    ['several filters combined', { categories: ['bares'], isOpen: true }, []],
    [
      'an area of the map',
      { area: { south: -28, west: -49, north: -27, east: -48 } },
      ['a', 'b', 'c'],
    ],
  ])('keep %s', (_what, filters, ids) => {
    expect(filteredIds(list, filters)).toEqual(ids);
  });

  it('without any choice keep deleted places but not unread ones', () => {
    expect(filteredIds(list, {})).toEqual(['a', 'b', 'c', 'gone']);
  });

  it('are counted', () => {
    expect(favoriteFilterCount(noFavoriteFilters)).toBe(0);
    expect(
      favoriteFilterCount({
        categories: ['bares', 'praias'],
        neighborhoods: ['centro'],
        isOpen: true,
        withBenefit: true,
        area: { south: 0, west: 0, north: 1, east: 1 },
      }),
    ).toBe(6);
  });

  it('are offered by name with the number of matching places', () => {
    expect(favoriteFilterOptions(list)).toEqual({
      categories: [
        { slug: 'bares', name: 'Bares', count: 2 },
        { slug: 'praias', name: 'Praias', count: 1 },
      ],
      neighborhoods: [
        { slug: 'centro', name: 'Centro', count: 1 },
        { slug: 'lagoa-da-conceicao', name: 'Lagoa da Conceição', count: 2 },
      ],
      withBenefit: 1,
    });
  });
});

it('groups are sorted by name, then places without a name, then deleted places', () => {
  const list = [
    aFavorite('gone', null),
    aFavorite('b', { neighborhood: 'Ribeirão' }),
    aFavorite('none', { neighborhood: '' }),
    aFavorite('c', { neighborhood: 'Água Doce' }),
    aFavorite('d', { neighborhood: 'ribeirao' }),
  ];
  expect(arrangedIds(list, { grouping: 'bairro' })).toEqual([
    { kind: 'known', name: 'Água Doce', ids: ['c'] },
    { kind: 'known', name: 'Ribeirão', ids: ['b', 'd'] },
    { kind: 'unnamed', name: '', ids: ['none'] },
    { kind: 'gone', name: '', ids: ['gone'] },
  ]);
  expect(arrangedIds([], { grouping: 'bairro' })).toEqual([]);
});

describe('any favourites', () => {
  const place = fc.record({
    title: fc.constantFrom('Ônix', 'onix', 'Bar', ''),
    neighborhood: fc.constantFrom('Centro', 'CENTRO', 'Trindade', '', '!'),
    categorySlug: fc.constantFrom('bares', 'praias'),
    geo: fc.constantFrom(null, centre, { latitude: -27.4, longitude: -48.4 }),
    hours: fc.constantFrom(alwaysOpen, alwaysClosed, { kind: 'unknown' } as const),
  });
  const favorites = fc
    .array(fc.option(fc.option(place, { nil: null }), { nil: undefined }), { maxLength: 30 })
    .map((places) =>
      places.map((item, position) =>
        item === undefined ? unloadedFavorite(`p${position}`) : aFavorite(`p${position}`, item),
      ),
    );
  const arrangement = fc.record({
    filters: fc.record({
      categories: fc.subarray(['bares', 'praias']),
      neighborhoods: fc.subarray(['centro', 'trindade']),
      isOpen: fc.boolean(),
      withBenefit: fc.constant(false),
      area: fc.constant(null),
    }),
    sort: fc.constantFrom(...favoriteSorts),
    grouping: fc.constantFrom(...favoriteGroupings),
  });
  const positionIn = (list: readonly FavoriteWithPlace[]) =>
    new Map(list.map((item, position) => [item, position]));
  const flat = (list: FavoriteWithPlace[], asked: FavoriteArrangement) =>
    arrangeFavorites(list, asked, context).flatMap(({ items }) => items);

  it('grouping neither loses nor duplicates places and keeps the order in each group', () => {
    fc.assert(
      fc.property(favorites, arrangement, (list, asked) => {
        const ungrouped = flat(list, { ...asked, grouping: null });
        const groups = arrangeFavorites(list, asked, context);
        const grouped = groups.flatMap(({ items }) => items);
        expect(grouped).toHaveLength(ungrouped.length);
        expect(new Set(grouped)).toEqual(new Set(ungrouped));
        const position = positionIn(ungrouped);
        for (const { items } of groups) {
          expect(items.length).toBeGreaterThan(0);
          const positions = items.map((item) => position.get(item) ?? -1);
          expect(positions).toEqual(positions.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('sorting is a permutation and idempotent', () => {
    fc.assert(
      fc.property(favorites, arrangement, (list, asked) => {
        const ordered = flat(list, { ...asked, grouping: null });
        const unordered = flat(list, { ...asked, sort: 'recentes', grouping: null });
        expect(new Set(ordered)).toEqual(new Set(unordered));
        expect(ordered).toHaveLength(unordered.length);
        expect(flat(ordered, { ...asked, grouping: null })).toEqual(ordered);
      }),
    );
  });

  it('sorting is stable', () => {
    fc.assert(
      fc.property(favorites, fc.constantFrom(...favoriteSorts), (list, sort) => {
        const position = positionIn(list);
        const twins = list.map((item) => ({
          ...item,
          place: item.place && { ...item.place, title: 'Bar', geo: centre, hours: alwaysOpen },
        }));
        const known = twins.filter(({ place: item }) => item);
        const asked = { filters: noFavoriteFilters, sort, grouping: null };
        expect(flat(twins, asked).filter(({ place: item }) => item)).toEqual(known);
        expect(position.size).toBe(list.length);
      }),
    );
  });
});
