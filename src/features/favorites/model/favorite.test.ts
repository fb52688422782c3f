import { expect, it } from 'vitest';

import { favoriteId } from './favorite.ts';
import { sortFavoritesByNewest } from './favorite-list.ts';

it('builds one id per user and place', () => {
  expect(favoriteId('ana', 'p1')).toBe('ana_p1');
});

it('sorts the newest first and undated ones last', () => {
  const favorites = [
    { placeId: 'semdata', createdAt: null },
    { placeId: 'antigo', createdAt: new Date(1000) },
    { placeId: 'novo', createdAt: new Date(2000) },
  ];
  expect(sortFavoritesByNewest(favorites).map(({ placeId }) => placeId)).toEqual([
    'novo',
    'antigo',
    'semdata',
  ]);
  expect(favorites[0]?.placeId).toBe('semdata');
});
