import { limit, where } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import {
  attackLocalCity,
  batch,
  change,
  deviceTime,
  fresh,
  list,
  merge,
  now,
  read,
  remove,
  set,
} from '../attack.ts';

const { allows, refuses } = attackLocalCity();

describe('corrections', () => {
  const told = {
    isClosed: false,
    fields: { phone: '(48) 3222-0000' },
    message: '',
    ...{ status: 'pending', answer: '', decidedBy: '', decidedAt: null, auditId: '' },
    ...fresh,
  };
  const suggest = (
    fields: object = {},
    { uid = 'reviewer', placeId = 'open1', pace = {} } = {},
  ) => {
    const id = `${placeId}_${uid}`;
    return batch(
      set(`suggestions/${id}`, { ...told, placeId, userId: uid, ...fields }),
      set('requestPace/reviewer', {
        ...{ since: now, count: 1, last: `suggestions/${id}`, at: now },
        ...pace,
      }),
    );
  };
  const applied = { status: 'applied', decidedBy: 'admin', decidedAt: now };
  allows('reviewer', suggest());
  allows('admin', change('suggestions/open1_member', applied));
  refuses([
    [
      'a correction is read by the manager of the place',
      'manager',
      read('suggestions/open1_member'),
    ],
    [
      'corrections of a place are listed by its manager',
      'manager',
      list('suggestions', where('placeId', '==', 'open1'), limit(5)),
    ],
    ['it has the userId of another user', 'reviewer', suggest({}, { uid: 'stranger' })],
    ['its userId differs from its id', 'reviewer', suggest({ userId: 'member' })],
    ['its placeId differs from its id', 'reviewer', suggest({ placeId: 'other1' })],
    ['it is about an inactive place', 'reviewer', suggest({}, { placeId: 'closed1' })],
    ['it is created as applied', 'reviewer', suggest({ status: 'applied' })],
    ['it contains an answer', 'reviewer', suggest({ answer: 'Aprovado' })],
    [
      'it changes the creator of the place',
      'reviewer',
      suggest({ fields: { createdBy: 'reviewer' } }),
    ],
    ['it changes the rating', 'reviewer', suggest({ fields: { rating: 5 } })],
    ['it contains an image', 'reviewer', suggest({ fields: { image: 'https://x.y/z.png' } })],
    ['its message is too long', 'reviewer', suggest({ message: 'x'.repeat(5_000) })],
    ['it has an extra field', 'reviewer', suggest({ priority: 1 })],
    ['its timestamp is of the device', 'reviewer', suggest({ createdAt: deviceTime() })],
    [
      'its counter has a timestamp of the device',
      'reviewer',
      suggest({}, { pace: { at: deviceTime() } }),
    ],
    ['its counter starts below zero', 'reviewer', suggest({}, { pace: { count: -9 } })],
    ['its counter is that of another user', 'reviewer', suggest({}, { pace: { last: 'x' } })],
    [
      'ten are sent with one count',
      'reviewer',
      batch(
        ...['open1', 'other1'].map((placeId) =>
          set(`suggestions/${placeId}_reviewer`, { ...told, placeId, userId: 'reviewer' }),
        ),
        set('requestPace/reviewer', {
          ...{ since: now, count: 1, last: 'suggestions/open1_reviewer', at: now },
        }),
      ),
    ],
    ['a pending one is changed', 'member', merge('suggestions/open1_member', { message: 'x' })],
    ['it is applied by its author', 'member', change('suggestions/open1_member', applied)],
    [
      'it is decided with decidedBy of a super admin',
      'manager',
      change('suggestions/open1_member', applied),
    ],
    [
      'it is declined without an answer by a super admin',
      'admin',
      change('suggestions/open1_member', { ...applied, status: 'declined' }),
    ],
    [
      'its message is changed by a super admin',
      'admin',
      change('suggestions/open1_member', { ...applied, fields: { phone: '1' } }),
    ],
    ['it is deleted by a super admin', 'admin', remove('suggestions/open1_member')],
    ['the counter of another user is read by a super admin', 'admin', read('requestPace/member')],
    ['the own counter is deleted', 'member', remove('requestPace/member')],
    ['the own counter is reset', 'member', change('requestPace/member', { count: 0, at: now })],
    [
      'the counter of another user is increased',
      'reviewer',
      set('requestPace/member', { since: now, count: 1, last: '', at: now }),
    ],
  ]);
});
