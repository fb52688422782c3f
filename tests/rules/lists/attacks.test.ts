import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  setDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import { attackLocalCity, change, deviceTime, fresh, merge, now } from '../attack.ts';

const { allows, refuses } = attackLocalCity();

describe('lists', () => {
  const list = { name: 'Praias', note: '', isPublic: false, items: ['open1 Ir cedo'], ...fresh };
  const make =
    (fields: object = {}, tally: object = {}, id = 'new1') =>
    (db: Firestore) =>
      writeBatch(db)
        .set(doc(db, 'lists', id), { ...list, userId: 'reviewer', ...fields })
        .set(
          doc(db, 'listCounts/reviewer'),
          { count: increment(1), last: id, at: now, ...tally },
          { merge: true },
        )
        .commit();
  const all = (...filters: Parameters<typeof where>[]) => {
    return (db: Firestore) =>
      getDocs(query(collection(db, 'lists'), ...filters.map((one) => where(...one)), limit(5)));
  };
  allows('reviewer', make());
  allows('reviewer', (db) => getDoc(doc(db, 'lists/public1')));
  allows('reviewer', make({ isPublic: true }));
  allows('member', change('lists/list1', { isPublic: true }));
  allows('member', change('lists/list1', { items: ['open1', 'other1 De tarde'] }));
  refuses([
    ['a private list is read by another user', 'reviewer', (db) => getDoc(doc(db, 'lists/list1'))],
    ['a private list is read by a super admin', 'admin', (db) => getDoc(doc(db, 'lists/list1'))],
    ['the lists of another user are listed', 'reviewer', all(['userId', '==', 'member'])],
    ['all lists are listed', 'reviewer', all()],
    ['public lists are queried', 'reviewer', all(['isPublic', '==', true])],
    ['it is made public by another user', 'reviewer', merge('lists/list1', { isPublic: true })],
    ['its isPublic is a string', 'reviewer', make({ isPublic: 'true' })],
    [
      'a public one of an inactive owner is read',
      'reviewer',
      (db) => getDoc(doc(db, 'lists/hidden1')),
    ],
    [
      'a public one of an erased owner is read',
      'reviewer',
      (db) => getDoc(doc(db, 'lists/orphan1')),
    ],
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
    [
      'it is not counted',
      'reviewer',
      (db) => setDoc(doc(db, 'lists/new1'), { ...list, userId: 'reviewer' }),
    ],
    [
      'ten are created with one count',
      'reviewer',
      (db) => {
        const batch = writeBatch(db);
        for (let at = 0; at < 10; at += 1) {
          batch.set(doc(db, `lists/new${at}`), { ...list, userId: 'reviewer' });
        }
        const tally = { count: 1, last: 'new0', at: now };
        return batch.set(doc(db, 'listCounts/reviewer'), tally).commit();
      },
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
      (db) =>
        writeBatch(db)
          .delete(doc(db, 'lists/list1'))
          .set(doc(db, 'listCounts/reviewer'), { count: 0, last: 'list1', at: now })
          .commit(),
    ],
    ['the own counter is deleted', 'member', (db) => deleteDoc(doc(db, 'listCounts/member'))],
    ['the counter of another user is read', 'admin', (db) => getDoc(doc(db, 'listCounts/member'))],
    ['a list is changed by another user', 'reviewer', merge('lists/list1', { name: 'x' })],
    ['a list is overwritten by another user', 'reviewer', make({}, {}, 'list1')],
  ]);
});
