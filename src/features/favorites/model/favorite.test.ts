import { expect, it } from 'vitest';

import { favoriteCountText, favoriteId, newestFavoritesFirst } from './favorite.ts';

it('has one id for a person and a place', () => {
  expect(favoriteId('ana', 'p1')).toBe('ana_p1');
});

it('lists the last saved first, and those without a date at the end', () => {
  const favorites = [
    { placeId: 'semdata', createdAt: null },
    { placeId: 'antigo', createdAt: new Date(1000) },
    { placeId: 'novo', createdAt: new Date(2000) },
  ];
  expect(newestFavoritesFirst(favorites).map(({ placeId }) => placeId)).toEqual([
    'novo',
    'antigo',
    'semdata',
  ]);
  expect(favorites[0]?.placeId).toBe('semdata');
});

it.each([
  [0, '0 lugares salvos'],
  [1, '1 lugar salvo'],
  [2, '2 lugares salvos'],
])('counts %i in words', (count, text) => {
  expect(favoriteCountText(count)).toBe(text);
});
