import { doc, increment, limit, where, writeBatch } from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
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

describe('lists', () => {
  const stored = { name: 'Praias', note: '', isPublic: false, items: ['open1 Ir cedo'], ...fresh };
  const make =
    (fields: object = {}, tally: object = {}, id = 'new1') =>
    (db: Firestore) =>
      writeBatch(db)
        .set(doc(db, 'lists', id), { ...stored, userId: 'reviewer', ...fields })
        .set(
          doc(db, 'listCounts/reviewer'),
          { count: increment(1), last: id, at: now, ...tally },
          { merge: true },
        )
        .commit();
  const all = (...filters: Parameters<typeof where>[]) =>
    list('lists', ...filters.map((one) => where(...one)), limit(5));
  allows('reviewer', make());
  allows('reviewer', read('lists/public1'));
  allows('reviewer', make({ isPublic: true }));
  allows('member', change('lists/list1', { isPublic: true }));
  allows('member', change('lists/list1', { items: ['open1', 'other1 De tarde'] }));
  refuses([
    ['a private list is read by another user', 'reviewer', read('lists/list1')],
    ['a private list is read by a super admin', 'admin', read('lists/list1')],
    ['the lists of another user are listed', 'reviewer', all(['userId', '==', 'member'])],
    ['all lists are listed', 'reviewer', all()],
    ['public lists are queried', 'reviewer', all(['isPublic', '==', true])],
    ['it is made public by another user', 'reviewer', merge('lists/list1', { isPublic: true })],
    ['its isPublic is a string', 'reviewer', make({ isPublic: 'true' })],
    ['a public one of an inactive owner is read', 'reviewer', read('lists/hidden1')],
    ['a public one of an erased owner is read', 'reviewer', read('lists/orphan1')],
    [
      'the public lists of another user are queried',
      'reviewer',
      all(['isPublic', '==', true], ['userId', '==', 'member']),
    ],
    ['it has the userId of another user', 'reviewer', make({ userId: 'member' })],
    ['it contains the name of its owner', 'reviewer', make({ ownerName: 'Rui' })],
    ['it contains 900 kB', 'reviewer', make({ items: [`open1 ${'x'.repeat(900_000)}`] })],
    ['it contains a thousand places', 'reviewer', make({ items: Array(1_000).fill('open1') })],
    ['it contains maps', 'reviewer', make({ items: [{ placeId: 'open1', note: 'x' }] })],
    ['its name is too long', 'reviewer', make({ name: 'x'.repeat(5_000) })],
    ['its note is too long', 'reviewer', make({ note: 'x'.repeat(5_000) })],
    ['its timestamp is of the device', 'reviewer', make({ createdAt: deviceTime() })],
    ['its id contains a hyphen', 'reviewer', make({}, {}, 'a-b')],
    ['its counter is negative', 'reviewer', make({}, { count: -50 })],
    ['its counter has a timestamp of the device', 'reviewer', make({}, { at: deviceTime() })],
    ['it is not counted', 'reviewer', set('lists/new1', { ...stored, userId: 'reviewer' })],
    [
      'ten are created with one count',
      'reviewer',
      batch(
        ...Array.from({ length: 10 }, (_, at) =>
          set(`lists/new${at}`, { ...stored, userId: 'reviewer' }),
        ),
        set('listCounts/reviewer', { count: 1, last: 'new0', at: now }),
      ),
    ],
    [
      'the counter is decreased without a deletion',
      'member',
      merge('listCounts/member', { count: 0, last: 'list1', at: now }),
    ],
    [
      'the counter is decreased for a missing list',
      'member',
      merge('listCounts/member', { count: 0, last: 'none', at: now }),
    ],
    [
      'the list of another user is deleted with the own counter',
      'reviewer',
      batch(
        remove('lists/list1'),
        set('listCounts/reviewer', { count: 0, last: 'list1', at: now }),
      ),
    ],
    ['the own counter is deleted', 'member', remove('listCounts/member')],
    ['the counter of another user is read', 'admin', read('listCounts/member')],
    ['a list is changed by another user', 'reviewer', merge('lists/list1', { name: 'x' })],
    ['a list is overwritten by another user', 'reviewer', make({}, {}, 'list1')],
  ]);
});
