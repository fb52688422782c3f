import { expect, it } from 'vitest';

import { favoriteId } from './favorite.ts';

it('builds one id per user and place', () => {
  expect(favoriteId('ana', 'p1')).toBe('ana_p1');
});
