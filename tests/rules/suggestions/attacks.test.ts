import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
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

describe('corrections', () => {
  const told = {
    isClosed: false,
    fields: { phone: '(48) 3222-0000' },
    message: '',
    ...{ status: 'pending', answer: '', decidedBy: '', decidedAt: null, auditId: '' },
    ...fresh,
  };
  const suggest =
    (fields: object = {}, { uid = 'reviewer', placeId = 'open1', pace = {} } = {}) =>
    (db: Firestore) => {
      const id = `${placeId}_${uid}`;
      return writeBatch(db)
        .set(doc(db, 'suggestions', id), { ...told, placeId, userId: uid, ...fields })
        .set(doc(db, 'requestPace/reviewer'), {
          ...{ since: now, count: 1, last: `suggestions/${id}`, at: now },
          ...pace,
        })
        .commit();
    };
  const applied = { status: 'applied', decidedBy: 'admin', decidedAt: now };
  allows('reviewer', suggest());
  allows('admin', change('suggestions/open1_member', applied));
  refuses([
    [
      'a suggestion is read by the manager of the place',
      'manager',
      (db) => getDoc(doc(db, 'suggestions/open1_member')),
    ],
    [
      'suggestions of a place are listed by its manager',
      'manager',
      (db) =>
        getDocs(query(collection(db, 'suggestions'), where('placeId', '==', 'open1'), limit(5))),
    ],
    ['it is in the name of another', 'reviewer', suggest({}, { uid: 'stranger' })],
    ['it names another person than its id', 'reviewer', suggest({ userId: 'member' })],
    ['it names another place than its id', 'reviewer', suggest({ placeId: 'other1' })],
    ['it is of a place that is hidden', 'reviewer', suggest({}, { placeId: 'closed1' })],
    ['it is applied from the start', 'reviewer', suggest({ status: 'applied' })],
    ['it answers itself', 'reviewer', suggest({ answer: 'Aprovado' })],
    ['it changes who made the place', 'reviewer', suggest({ fields: { createdBy: 'reviewer' } })],
    ['it changes the stars', 'reviewer', suggest({ fields: { rating: 5 } })],
    ['it brings a picture', 'reviewer', suggest({ fields: { image: 'https://x.y/z.png' } })],
    ['it has a message without end', 'reviewer', suggest({ message: 'x'.repeat(5_000) })],
    ['it holds more', 'reviewer', suggest({ priority: 1 })],
    ['it is of the device’s clock', 'reviewer', suggest({ createdAt: deviceTime() })],
    ['its count is of the device’s clock', 'reviewer', suggest({}, { pace: { at: deviceTime() } })],
    ['its count begins below', 'reviewer', suggest({}, { pace: { count: -9 } })],
    ['its count is that of another', 'reviewer', suggest({}, { pace: { last: 'x' } })],
    [
      'ten are sent with one count',
      'reviewer',
      (db) => {
        const batch = writeBatch(db);
        for (const placeId of ['open1', 'other1']) {
          const id = `${placeId}_reviewer`;
          batch.set(doc(db, 'suggestions', id), { ...told, placeId, userId: 'reviewer' });
        }
        batch.set(doc(db, 'requestPace/reviewer'), {
          ...{ since: now, count: 1, last: 'suggestions/open1_reviewer', at: now },
        });
        return batch.commit();
      },
    ],
    ['one that waits is rewritten', 'member', merge('suggestions/open1_member', { message: 'x' })],
    ['it is applied by its author', 'member', change('suggestions/open1_member', applied)],
    [
      'it is decided in the name of a super admin',
      'manager',
      change('suggestions/open1_member', applied),
    ],
    [
      'it is refused without a word by a super admin',
      'admin',
      change('suggestions/open1_member', { ...applied, status: 'declined' }),
    ],
    [
      'it is rewritten by a super admin',
      'admin',
      change('suggestions/open1_member', { ...applied, fields: { phone: '1' } }),
    ],
    [
      'it is removed by a super admin',
      'admin',
      (db) => deleteDoc(doc(db, 'suggestions/open1_member')),
    ],
    [
      'the count of somebody is read by a super admin',
      'admin',
      (db) => getDoc(doc(db, 'requestPace/member')),
    ],
    [
      'the own count is removed, to begin anew',
      'member',
      (db) => deleteDoc(doc(db, 'requestPace/member')),
    ],
    ['the own count is set back', 'member', change('requestPace/member', { count: 0, at: now })],
    [
      'the count of somebody is used up by another',
      'reviewer',
      (db) => setDoc(doc(db, 'requestPace/member'), { since: now, count: 1, last: '', at: now }),
    ],
  ]);
});
