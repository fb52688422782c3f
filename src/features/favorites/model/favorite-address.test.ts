import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toFavoriteAddressParams, parseFavoriteAddress } from './favorite-address.ts';
import { favoriteGroupings, favoriteSorts, noFavoriteFilters } from './favorite-arrangement.ts';
import { favoriteParameters } from './favorite-parameters.ts';
import { mapParameters } from '#features/map/model/map-view.ts';

const defaultAddress = {
  filters: noFavoriteFilters,
  sort: 'recentes',
  grouping: null,
  isMapShown: false,
};

it('an address contains no default values', () => {
  expect(parseFavoriteAddress(new URLSearchParams())).toEqual(defaultAddress);
  expect(toFavoriteAddressParams(parseFavoriteAddress(new URLSearchParams())).toString()).toBe('');
});

it.each([
  'ordenar=preco&agrupar=nota&aberto=sempre&beneficio=sim&area=1,2&mapa=0',
  'categoria=Bares&bairro=Lagoa%20da%20Concei%C3%A7%C3%A3o',
  'categoria=,,&bairro=%00',
])('drops the malformed value %s', (query) => {
  expect(parseFavoriteAddress(new URLSearchParams(query))).toEqual(defaultAddress);
});

it('takes at most twenty distinct values of a list', () => {
  const manySlugs = Array.from({ length: 50 }, (_, at) => `bairro-${at}`).join(',');
  const { filters } = parseFavoriteAddress(
    new URLSearchParams({ bairro: `centro,centro,${manySlugs}` }),
  );
  expect(filters.neighborhoods).toHaveLength(20);
  expect(filters.neighborhoods.slice(0, 2)).toEqual(['centro', 'bairro-0']);
});

it('a formatted address parses to the same state and uses only known parameters', () => {
  const slugs = fc.uniqueArray(fc.constantFrom('bares', 'praias', 'centro', 'sao-jose'));
  const address = fc.record({
    filters: fc.record({
      categories: slugs,
      neighborhoods: slugs,
      isOpen: fc.boolean(),
      withBenefit: fc.boolean(),
      area: fc.constantFrom(null, { south: -28, west: -49, north: -27, east: -48 }),
    }),
    sort: fc.constantFrom(...favoriteSorts),
    grouping: fc.constantFrom(null, ...favoriteGroupings),
    isMapShown: fc.boolean(),
  });
  fc.assert(
    fc.property(address, (written) => {
      const params = toFavoriteAddressParams(written);
      expect(parseFavoriteAddress(params)).toEqual(written);
      const knownNames: string[] = [...favoriteParameters, ...mapParameters];
      expect([...params.keys()].filter((name) => !knownNames.includes(name))).toEqual([]);
    }),
  );
});
