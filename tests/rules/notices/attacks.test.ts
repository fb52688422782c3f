import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';

import { attackLocalCity, now } from '../attack.ts';

const { allows, refuses } = attackLocalCity();

describe('notifications', () => {
  allows('member', (db) => updateDoc(doc(db, 'notices/n1'), { readAt: now }));
  allows('member', (db) => deleteDoc(doc(db, 'notices/n1')));
  refuses([
    [
      'a notice of somebody else is read by its id',
      'reviewer',
      (db) => getDoc(doc(db, 'notices/n1')),
    ],
    [
      'the notices of two people are listed',
      'member',
      (db) =>
        getDocs(
          query(
            collection(db, 'notices'),
            where('userId', 'in', ['member', 'reviewer']),
            limit(10),
          ),
        ),
    ],
    [
      'what somebody else is told is listed by a super admin',
      'admin',
      (db) => getDocs(query(collection(db, 'notices'), where('userId', '==', 'member'), limit(10))),
    ],
    [
      'somebody is told of a booking that nobody confirmed',
      'manager',
      (db) =>
        setDoc(doc(db, 'notices/forged'), {
          userId: 'member',
          kind: 'booking_answered',
          about: { placeId: 'open1', status: 'confirmed' },
          createdAt: now,
          readAt: null,
        }),
    ],
    [
      'a notice is given to somebody else',
      'member',
      (db) => updateDoc(doc(db, 'notices/n1'), { userId: 'reviewer', readAt: now }),
    ],
    [
      'a refusal is turned into a confirmation',
      'member',
      (db) => updateDoc(doc(db, 'notices/n1'), { 'about.status': 'confirmed', readAt: now }),
    ],
    [
      'a notice is seen by the clock of a device',
      'member',
      (db) => updateDoc(doc(db, 'notices/n1'), { readAt: Timestamp.fromMillis(0) }),
    ],
    [
      'a notice is seen with words beside it',
      'member',
      (db) => updateDoc(doc(db, 'notices/n1'), { readAt: now, note: 'x' }),
    ],
    ['a notice is removed for somebody else', 'reviewer', (db) => deleteDoc(doc(db, 'notices/n1'))],
  ]);
});

describe('e-mails', () => {
  refuses([
    [
      'a letter is put among those to be sent',
      'admin',
      (db) =>
        setDoc(doc(db, 'outbox/forged'), {
          userId: 'member',
          kind: 'payment_failed',
          about: {},
          state: 'waiting',
          attempts: 0,
          dueAt: now,
        }),
    ],
    [
      'one’s own letter is held back',
      'member',
      (db) => updateDoc(doc(db, 'outbox/n1'), { state: 'sent' }),
    ],
    [
      'the server is kept from working',
      'admin',
      (db) => setDoc(doc(db, 'leases/news'), { owner: 'me', until: now }),
    ],
    [
      'the server is made to tell everything again',
      'admin',
      (db) => setDoc(doc(db, 'cursors/review'), { at: Timestamp.fromMillis(0) }),
    ],
    [
      'letters are stopped for somebody else',
      'reviewer',
      (db) => updateDoc(doc(db, 'users/member'), { 'preferences.noLetters': [], updatedAt: now }),
    ],
  ]);
});
