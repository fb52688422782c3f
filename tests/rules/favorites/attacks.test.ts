import { limit, Timestamp, where } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import {
  attackLocalCity,
  batch,
  count,
  deviceTime,
  list,
  now,
  read,
  remove,
  set,
  update,
} from '../attack.ts';

const { allows, refuses } = attackLocalCity();

describe('favourites', () => {
  const keep = (actor: string, placeId: string, fields: object = {}) =>
    set(`favorites/${actor}_${placeId}`, {
      userId: actor,
      placeId,
      createdAt: now,
      ...fields,
    });
  allows('member', keep('member', 'other1'));
  allows(
    'member',
    batch(
      remove('favorites/member_open1'),
      update('users/member', { 'statistics.favorites': 0, updatedAt: now }),
    ),
  );
  refuses([
    [
      'a favourite is created for another user',
      'member',
      set('favorites/reviewer_open1', {
        userId: 'reviewer',
        placeId: 'open1',
        createdAt: now,
      }),
    ],
    [
      'a favourite is overwritten',
      'member',
      set('favorites/member_open1', {
        userId: 'member',
        placeId: 'open1',
        createdAt: now,
      }),
    ],
    [
      'the favourites of another user are counted',
      'admin',
      count('favorites', where('userId', '==', 'member'), limit(10)),
    ],
    [
      'the statistics are decreased for a missing one',
      'member',
      batch(
        remove('favorites/member_other1'),
        update('users/member', { 'statistics.favorites': 0, updatedAt: now }),
      ),
    ],
    [
      'one is deleted twice in one batch',
      'reviewer',
      batch(remove('favorites/member_open1'), remove('favorites/member_open1')),
    ],
    ['one of another user is deleted', 'reviewer', remove('favorites/member_open1')],
    ['one is deleted by a super admin', 'admin', remove('favorites/member_open1')],
    ['one is created by a pending user', 'pending', keep('pending', 'open1')],
    ['one is created by an inactive user', 'inactive', keep('inactive', 'open1')],
    ['one is created by an account without a record', 'newcomer', keep('newcomer', 'open1')],
    ['one is created for a missing place', 'member', keep('member', 'none')],
    [
      'one is created for a document in a subcollection of a place',
      'member',
      keep('member', 'open1', { placeId: 'open1/secrets/s' }),
    ],
    [
      'one is created with the id of another place',
      'member',
      keep('member', 'other1', { placeId: 'closed1' }),
    ],
    ['one is created with a note', 'member', keep('member', 'other1', { note: 'x' })],
    [
      'one is created with a timestamp of the device',
      'member',
      keep('member', 'other1', { createdAt: deviceTime() }),
    ],
    [
      'one is created with a timestamp of the year 2100',
      'member',
      keep('member', 'other1', { createdAt: new Timestamp(4_102_444_800, 0) }),
    ],
    [
      'one is moved to another place',
      'member',
      update('favorites/member_open1', { placeId: 'other1' }),
    ],
    [
      'one is moved to another user',
      'member',
      update('favorites/member_open1', { userId: 'reviewer' }),
    ],
    [
      'those of two users are listed',
      'member',
      list('favorites', where('userId', 'in', ['member', 'reviewer']), limit(10)),
    ],
    [
      'those of a place are listed by its manager',
      'manager',
      list('favorites', where('placeId', '==', 'open1'), limit(10)),
    ],
    ['one of another user is read', 'stranger', read('favorites/member_open1')],
  ]);
});
