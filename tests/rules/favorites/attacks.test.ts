import {
  collection,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import { attackLocalCity, deviceTime, now } from '../attack.ts';

const { allows, refuses } = attackLocalCity();

describe('favourites', () => {
  const keep =
    (actor: string, placeId: string, fields: object = {}) =>
    (db: Firestore) =>
      setDoc(doc(db, `favorites/${actor}_${placeId}`), {
        userId: actor,
        placeId,
        createdAt: now,
        ...fields,
      });
  allows('member', keep('member', 'other1'));
  allows('member', (db) =>
    writeBatch(db)
      .delete(doc(db, 'favorites/member_open1'))
      .update(doc(db, 'users/member'), { 'statistics.favorites': 0, updatedAt: now })
      .commit(),
  );
  refuses([
    [
      'a favourite is kept for somebody else',
      'member',
      (db) =>
        setDoc(doc(db, 'favorites/reviewer_open1'), {
          userId: 'reviewer',
          placeId: 'open1',
          createdAt: now,
        }),
    ],
    [
      'a favourite is overwritten',
      'member',
      (db) =>
        setDoc(doc(db, 'favorites/member_open1'), {
          userId: 'member',
          placeId: 'open1',
          createdAt: now,
        }),
    ],
    [
      'the favourites of somebody else are counted',
      'admin',
      (db) =>
        getCount(query(collection(db, 'favorites'), where('userId', '==', 'member'), limit(10))),
    ],
    [
      'one that is gone is counted off',
      'member',
      (db) =>
        writeBatch(db)
          .delete(doc(db, 'favorites/member_other1'))
          .update(doc(db, 'users/member'), { 'statistics.favorites': 0, updatedAt: now })
          .commit(),
    ],
    [
      'one is removed twice in one batch',
      'reviewer',
      (db) =>
        writeBatch(db)
          .delete(doc(db, 'favorites/member_open1'))
          .delete(doc(db, 'favorites/member_open1'))
          .commit(),
    ],
    ['one of another is removed', 'reviewer', (db) => deleteDoc(doc(db, 'favorites/member_open1'))],
    [
      'one is removed by a super admin',
      'admin',
      (db) => deleteDoc(doc(db, 'favorites/member_open1')),
    ],
    ['one is kept while pending', 'pending', keep('pending', 'open1')],
    ['one is kept while inactive', 'inactive', keep('inactive', 'open1')],
    ['one is kept without a record', 'newcomer', keep('newcomer', 'open1')],
    ['one is kept of a place that is not there', 'member', keep('member', 'none')],
    [
      'one is kept of a document below a place',
      'member',
      keep('member', 'open1', { placeId: 'open1/secrets/s' }),
    ],
    [
      'one is kept under the id of another place',
      'member',
      keep('member', 'other1', { placeId: 'closed1' }),
    ],
    ['one is kept with a note', 'member', keep('member', 'other1', { note: 'x' })],
    [
      'one is kept of the client’s clock',
      'member',
      keep('member', 'other1', { createdAt: deviceTime() }),
    ],
    [
      'one is kept of the year 2100',
      'member',
      keep('member', 'other1', { createdAt: new Timestamp(4_102_444_800, 0) }),
    ],
    [
      'one moves to another place',
      'member',
      (db) => updateDoc(doc(db, 'favorites/member_open1'), { placeId: 'other1' }),
    ],
    [
      'one moves to another person',
      'member',
      (db) => updateDoc(doc(db, 'favorites/member_open1'), { userId: 'reviewer' }),
    ],
    [
      'those of two people are listed',
      'member',
      (db) =>
        getDocs(
          query(
            collection(db, 'favorites'),
            where('userId', 'in', ['member', 'reviewer']),
            limit(10),
          ),
        ),
    ],
    [
      'those of a place are listed by its manager',
      'manager',
      (db) =>
        getDocs(query(collection(db, 'favorites'), where('placeId', '==', 'open1'), limit(10))),
    ],
    [
      'whether another has one is asked',
      'stranger',
      (db) => getDoc(doc(db, 'favorites/member_open1')),
    ],
  ]);
});
