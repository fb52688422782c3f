import { expect, it } from 'vitest';

import { sortMarksByNewest } from './mark.ts';

it('sorts the newest first and undated ones last', () => {
  const favorites = [
    { placeId: 'semdata', createdAt: null },
    { placeId: 'antigo', createdAt: new Date(1000) },
    { placeId: 'novo', createdAt: new Date(2000) },
  ];
  expect(sortMarksByNewest(favorites, 'placeId').map(({ placeId }) => placeId)).toEqual([
    'novo',
    'antigo',
    'semdata',
  ]);
  expect(favorites[0]?.placeId).toBe('semdata');
});
