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
    ['somebody’s list is read by another', 'reviewer', (db) => getDoc(doc(db, 'lists/list1'))],
    ['somebody’s list is read by a super admin', 'admin', (db) => getDoc(doc(db, 'lists/list1'))],
    ['the lists of somebody are listed', 'reviewer', all(['userId', '==', 'member'])],
    ['all lists are listed', 'reviewer', all()],
    ['public lists are looked for', 'reviewer', all(['isPublic', '==', true])],
    ['it is opened by another', 'reviewer', merge('lists/list1', { isPublic: true })],
    ['it is open by a word', 'reviewer', make({ isPublic: 'true' })],
    [
      'one of an inactive owner is read by its address',
      'reviewer',
      (db) => getDoc(doc(db, 'lists/hidden1')),
    ],
    [
      'one whose owner is erased is read by its address',
      'reviewer',
      (db) => getDoc(doc(db, 'lists/orphan1')),
    ],
    [
      'the public lists of somebody are looked for',
      'reviewer',
      all(['isPublic', '==', true], ['userId', '==', 'member']),
    ],
    ['it is in the name of another', 'reviewer', make({ userId: 'member' })],
    ['it names its owner', 'reviewer', make({ ownerName: 'Rui' })],
    ['it holds a megabyte', 'reviewer', make({ items: [`open1 ${'x'.repeat(900_000)}`] })],
    ['it holds a thousand places', 'reviewer', make({ items: Array(1_000).fill('open1') })],
    ['it holds maps', 'reviewer', make({ items: [{ placeId: 'open1', note: 'x' }] })],
    ['its name is a book', 'reviewer', make({ name: 'x'.repeat(5_000) })],
    ['its note is a book', 'reviewer', make({ note: 'x'.repeat(5_000) })],
    ['it is of the device’s clock', 'reviewer', make({ createdAt: deviceTime() })],
    ['its address cannot be told from a name', 'reviewer', make({}, {}, 'a-b')],
    ['its count is set back', 'reviewer', make({}, { count: -50 })],
    ['its count is of the device’s clock', 'reviewer', make({}, { at: deviceTime() })],
    [
      'it is not counted',
      'reviewer',
      (db) => setDoc(doc(db, 'lists/new1'), { ...list, userId: 'reviewer' }),
    ],
    [
      'ten are made with one count',
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
      'one that is there is counted off without being deleted',
      'member',
      merge('listCounts/member', { count: 0, last: 'list1', at: now }),
    ],
    [
      'one that was never there is counted off',
      'member',
      merge('listCounts/member', { count: 0, last: 'none', at: now }),
    ],
    [
      'that of another is counted off',
      'reviewer',
      (db) =>
        writeBatch(db)
          .delete(doc(db, 'lists/list1'))
          .set(doc(db, 'listCounts/reviewer'), { count: 0, last: 'list1', at: now })
          .commit(),
    ],
    ['the own count is removed', 'member', (db) => deleteDoc(doc(db, 'listCounts/member'))],
    ['somebody’s count is read', 'admin', (db) => getDoc(doc(db, 'listCounts/member'))],
    ['a list is rewritten by another', 'reviewer', merge('lists/list1', { name: 'x' })],
    ['a list is overwritten by another', 'reviewer', make({}, {}, 'list1')],
  ]);
});
