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

import { attackLocalCity, change, deviceTime, fresh, merge } from '../attack.ts';

const { allows, refuses } = attackLocalCity();

describe('reports', () => {
  const complaint = (reporter: string) => ({
    reviewId: 'closed1_reviewer',
    placeId: 'closed1',
    reporter,
    reason: 'Ofensivo',
    status: 'open',
    ...fresh,
  });
  const complain = (fields: object) => (db: Firestore) =>
    setDoc(doc(db, 'reports/closed1_reviewer_member'), { ...complaint('member'), ...fields });
  const ofEvent =
    (fields: object = {}, id = 'event1_member') =>
    (db: Firestore) => {
      const { reviewId: _review, ...shared } = complaint('member');
      return setDoc(doc(db, `reports/${id}`), {
        ...shared,
        eventId: 'event1',
        placeId: 'open1',
        ...fields,
      });
    };
  allows('member', complain({}));
  allows('member', ofEvent());
  refuses([
    [
      'an event’s report is read by its reporter',
      'member',
      (db) => getDoc(doc(db, 'reports/rep2')),
    ],
    ['an event is reported under an id of its own', 'member', ofEvent({}, 'event1_member2')],
    [
      'an event is reported under the id of somebody else',
      'member',
      ofEvent({}, 'event1_stranger'),
    ],
    [
      'an event is reported in the name of another',
      'member',
      ofEvent({ reporter: 'stranger' }, 'event1_stranger'),
    ],
    ['an event is reported at another place', 'member', ofEvent({ placeId: 'other1' })],
    [
      'an event is reported that is not there',
      'member',
      ofEvent({ eventId: 'none' }, 'none_member'),
    ],
    [
      'a document below an event is reported',
      'member',
      ofEvent({ eventId: 'event1/x/y' }, 'event1_member'),
    ],
    [
      'an event is reported together with a review',
      'member',
      ofEvent({ reviewId: 'open1_reviewer' }),
    ],
    ['a review is reported together with an event', 'member', complain({ eventId: 'event3' })],
    ['an event’s report is closed from the start', 'member', ofEvent({ status: 'kept' })],
    ['an event’s report has a reason without end', 'member', ofEvent({ reason: 'x'.repeat(2000) })],
    [
      'an event’s report is closed by its manager',
      'manager',
      change('reports/rep2', { status: 'kept' }),
    ],
    [
      'an event’s report is removed by its manager',
      'manager',
      (db) => deleteDoc(doc(db, 'reports/rep2')),
    ],
    [
      'an event’s report is moved to another event by a super admin',
      'admin',
      change('reports/rep2', { status: 'kept', eventId: 'event2' }),
    ],
    ['a report is read by its reporter', 'member', (db) => getDoc(doc(db, 'reports/rep1'))],
    ['a report is closed by the manager', 'manager', change('reports/rep1', { status: 'kept' })],
    [
      'a review is reported twice in one batch',
      'member',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'reports/closed1_reviewer_member'), complaint('member'))
          .set(doc(db, 'reports/closed1_reviewer_member2'), complaint('member'))
          .commit(),
    ],
    [
      'a report has an id of its own',
      'member',
      (db) => setDoc(doc(db, 'reports/another'), complaint('member')),
    ],
    [
      'a report takes the id of somebody else',
      'member',
      (db) => setDoc(doc(db, 'reports/closed1_reviewer_stranger'), complaint('member')),
    ],
    [
      'a report is in the name of another',
      'member',
      (db) => setDoc(doc(db, 'reports/closed1_reviewer_stranger'), complaint('stranger')),
    ],
    ['a report is closed from the start', 'member', complain({ status: 'removed' })],
    ['a report has a reason without end', 'member', complain({ reason: 'x'.repeat(2000) })],
    ['a report has no reason', 'member', complain({ reason: ' ' })],
    ['a report has a list of reasons', 'member', complain({ reason: ['x'] })],
    ['a report holds more', 'member', complain({ priority: 1 })],
    ['a report names another place', 'member', complain({ placeId: 'open1' })],
    ['a report is of the client’s clock', 'member', complain({ createdAt: deviceTime() })],
    ['a report is written over', 'member', merge('reports/rep1', { reason: 'y' })],
    ['a report is removed', 'admin', (db) => deleteDoc(doc(db, 'reports/rep1'))],
    [
      'reports are listed by a manager',
      'manager',
      (db) => getDocs(query(collection(db, 'reports'), where('placeId', '==', 'open1'), limit(5))),
    ],
    [
      'one’s own reports are listed',
      'member',
      (db) =>
        getDocs(query(collection(db, 'reports'), where('reporter', '==', 'member'), limit(5))),
    ],
    [
      'a report is rewritten by a super admin',
      'admin',
      change('reports/rep1', { status: 'kept', reason: 'y' }),
    ],
    [
      'a report is written while pending',
      'pending',
      (db) => setDoc(doc(db, 'reports/closed1_reviewer_pending'), complaint('pending')),
    ],
    [
      'a report is of a review that is not there',
      'member',
      (db) =>
        setDoc(doc(db, 'reports/open1_none_member'), {
          ...complaint('member'),
          reviewId: 'open1_none',
          placeId: 'open1',
        }),
    ],
  ]);
});
