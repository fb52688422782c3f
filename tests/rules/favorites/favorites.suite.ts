import { describe } from 'vitest';

import { checkArranged, checkCommits, remove, set, update } from '../commits.ts';
import { now, past } from '../world.ts';
import type { Fields } from '../world.ts';

describe('favourites', () => {
  const favorite = (change: Fields = {}, id = 'member_other1') =>
    set(`favorites/${id}`, { userId: 'member', placeId: 'other1', createdAt: now, ...change });
  checkCommits([
    ['created by their owner', 'member', [favorite()], true],
    [
      'created by an inactive user',
      'inactive',
      [favorite({ userId: 'inactive' }, 'inactive_other1')],
      false,
    ],
    ['created for another user', 'reviewer', [favorite()], false],
    ['created with another id', 'member', [favorite({}, 'member_open2')], false],
    [
      'created for a missing place',
      'member',
      [favorite({ placeId: 'none' }, 'member_none')],
      false,
    ],
    ['created with an extra field', 'member', [favorite({ note: 'x' })], false],
    ['created with the timestamp of yesterday', 'member', [favorite({ createdAt: past })], false],
    ['changed', 'member', [update('favorites/member_open1', {})], false],
    ['deleted by their owner', 'member', [remove('favorites/member_open1')], true],
    ['deleted by another user', 'reviewer', [remove('favorites/member_open1')], false],
    ['deleted by a super admin', 'admin', [remove('favorites/member_open1')], false],
  ]);
});

describe('edge cases of favourites', () => {
  checkArranged([
    [
      'a favourite deleted by an inactive user',
      { 'favorites/inactive_open1': { userId: 'inactive', placeId: 'open1', createdAt: past } },
      'inactive',
      [{ op: 'delete', path: 'favorites/inactive_open1' }],
      false,
    ],
    [
      'a favourite with an unknown field',
      {},
      'member',
      [
        set('favorites/member_other1', {
          userId: 'member',
          placeId: 'other1',
          createdAt: now,
          unknown: 1,
        }),
      ],
      false,
    ],
  ]);
});
