import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPlaceSummary } from '#support/builders.ts';
import {
  arrangeFavorites,
  favoriteChoices,
  favoriteFilterCount,
  favoriteGroupings,
  favoriteSorts,
  noFavoriteFilters,
} from './favorite-arrangement.ts';
import type {
  FavoriteArrangement,
  FavoriteFilters,
  KnownFavorite,
} from './favorite-arrangement.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';

const now = new Date('2026-11-25T15:00:00Z');
const centre = { latitude: -27.597, longitude: -48.549 };
const at = { now, origin: centre };

const always: PlaceHours = {
  kind: 'structured',
  hours: {
    periods: [{ open: { day: 0, time: '00:00' }, close: { day: 0, time: '00:00' } }],
    exceptions: [],
    note: '',
  },
};
const never: PlaceHours = {
  kind: 'structured',
  hours: { periods: [], exceptions: [], note: '' },
};

function saved(id: string, place: Partial<PlaceSummary> | null = {}): KnownFavorite {
  return {
    favorite: { placeId: id, createdAt: null },
    place: place && aPlaceSummary({ id, title: id, ...place }),
  };
}

/** Favourite with an unknown place. */
const unread = (id: string): KnownFavorite => ({ ...saved(id), place: undefined });

function arranged(favorites: KnownFavorite[], changes: Partial<FavoriteArrangement> = {}) {
  const asked = { filters: noFavoriteFilters, sort: favoriteSorts[0], grouping: null, ...changes };
  return arrangeFavorites(favorites, asked, at).map(({ kind, name, items }) => ({
    kind,
    name,
    ids: items.map(({ favorite }) => favorite.placeId),
  }));
}

const order = (favorites: KnownFavorite[], sort: FavoriteArrangement['sort']) =>
  arranged(favorites, { sort }).flatMap(({ ids }) => ids);
const fitting = (favorites: KnownFavorite[], filters: Partial<FavoriteFilters>) =>
  arranged(favorites, { filters: { ...noFavoriteFilters, ...filters } }).flatMap(({ ids }) => ids);

describe('order of favourites', () => {
  it('by name ignores accents and case and puts deleted places last', () => {
    const list = [saved('ônix'), saved('gone', null), saved('Oca'), saved('abacate')];
    expect(order(list, 'nome')).toEqual(['abacate', 'Oca', 'ônix', 'gone']);
  });

  it('by distance puts near places first and places without coordinates last', () => {
    const list = [
      saved('nowhere', { geo: null }),
      saved('far', { geo: { latitude: -27.4, longitude: -48.4 } }),
      saved('near', { geo: centre }),
    ];
    expect(order(list, 'distancia')).toEqual(['near', 'far', 'nowhere']);
    const unlocated = { filters: noFavoriteFilters, sort: 'distancia', grouping: null } as const;
    const [all] = arrangeFavorites(list, unlocated, { now, origin: null });
    expect(all?.items).toEqual(list);
  });

  it('by opening state keeps the newest first among open and among other places', () => {
    const list = [
      saved('closed', { hours: never }),
      saved('open', { hours: always }),
      saved('unknown'),
      saved('open too', { hours: always }),
    ];
    expect(order(list, 'aberto')).toEqual(['open', 'open too', 'closed', 'unknown']);
  });
});

describe('filters of favourites', () => {
  const list = [
    saved('a', {
      categorySlug: 'praias',
      categoryName: 'Praias',
      neighborhood: 'Lagoa da Conceição',
      hours: always,
    }),
    saved('b', { categorySlug: 'bares', neighborhood: 'Centro', hours: never }),
    saved('c', {
      categorySlug: 'bares',
      neighborhood: 'lagoa da conceicao',
      benefit: { kind: 'percent', percent: 10, amountCents: null },
    }),
    saved('gone', null),
    unread('unread'),
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
    expect(fitting(list, filters)).toEqual(ids);
  });

  it('without any choice keep deleted places but not unread ones', () => {
    expect(fitting(list, {})).toEqual(['a', 'b', 'c', 'gone']);
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
    expect(favoriteChoices(list)).toEqual({
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
    saved('gone', null),
    saved('b', { neighborhood: 'Ribeirão' }),
    saved('none', { neighborhood: '' }),
    saved('c', { neighborhood: 'Água Doce' }),
    saved('d', { neighborhood: 'ribeirao' }),
  ];
  expect(arranged(list, { grouping: 'bairro' })).toEqual([
    { kind: 'known', name: 'Água Doce', ids: ['c'] },
    { kind: 'known', name: 'Ribeirão', ids: ['b', 'd'] },
    { kind: 'unnamed', name: '', ids: ['none'] },
    { kind: 'gone', name: '', ids: ['gone'] },
  ]);
  expect(arranged([], { grouping: 'bairro' })).toEqual([]);
});

describe('any favourites', () => {
  const place = fc.record({
    title: fc.constantFrom('Ônix', 'onix', 'Bar', ''),
    neighborhood: fc.constantFrom('Centro', 'CENTRO', 'Trindade', '', '!'),
    categorySlug: fc.constantFrom('bares', 'praias'),
    geo: fc.constantFrom(null, centre, { latitude: -27.4, longitude: -48.4 }),
    hours: fc.constantFrom(always, never, { kind: 'unknown' } as const),
  });
  const favorites = fc
    .array(fc.option(fc.option(place, { nil: null }), { nil: undefined }), { maxLength: 30 })
    .map((places) =>
      places.map((one, position) =>
        one === undefined ? unread(`p${position}`) : saved(`p${position}`, one),
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
  const positionIn = (list: readonly KnownFavorite[]) =>
    new Map(list.map((one, position) => [one, position]));
  const flat = (list: KnownFavorite[], asked: FavoriteArrangement) =>
    arrangeFavorites(list, asked, at).flatMap(({ items }) => items);

  it('grouping neither loses nor duplicates places and keeps the order in each group', () => {
    fc.assert(
      fc.property(favorites, arrangement, (list, asked) => {
        const whole = flat(list, { ...asked, grouping: null });
        const groups = arrangeFavorites(list, asked, at);
        const grouped = groups.flatMap(({ items }) => items);
        expect(grouped).toHaveLength(whole.length);
        expect(new Set(grouped)).toEqual(new Set(whole));
        const position = positionIn(whole);
        for (const { items } of groups) {
          expect(items.length).toBeGreaterThan(0);
          const positions = items.map((one) => position.get(one) ?? -1);
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
        const twins = list.map((one) => ({
          ...one,
          place: one.place && { ...one.place, title: 'Bar', geo: centre, hours: always },
        }));
        const known = twins.filter(({ place: one }) => one);
        const asked = { filters: noFavoriteFilters, sort, grouping: null };
        expect(flat(twins, asked).filter(({ place: one }) => one)).toEqual(known);
        expect(position.size).toBe(list.length);
      }),
    );
  });
});
