import { doc, limit, setDoc, where } from 'firebase/firestore/lite';
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
  read,
  remove,
  set,
} from '../attack.ts';

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
  const complain = (fields: object) =>
    set('reports/closed1_reviewer_member', { ...complaint('member'), ...fields });
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
    ['a report of an event is read by its reporter', 'member', read('reports/rep2')],
    ['an event is reported with an arbitrary id', 'member', ofEvent({}, 'event1_member2')],
    ['an event is reported with the id of another user', 'member', ofEvent({}, 'event1_stranger')],
    [
      'an event is reported with another reporter',
      'member',
      ofEvent({ reporter: 'stranger' }, 'event1_stranger'),
    ],
    ['an event is reported with another placeId', 'member', ofEvent({ placeId: 'other1' })],
    ['a missing event is reported', 'member', ofEvent({ eventId: 'none' }, 'none_member')],
    [
      'a document in a subcollection of an event is reported',
      'member',
      ofEvent({ eventId: 'event1/x/y' }, 'event1_member'),
    ],
    [
      'an event is reported together with a review',
      'member',
      ofEvent({ reviewId: 'open1_reviewer' }),
    ],
    ['a review is reported together with an event', 'member', complain({ eventId: 'event3' })],
    ['a report of an event is created as closed', 'member', ofEvent({ status: 'kept' })],
    ['a report of an event has a too long reason', 'member', ofEvent({ reason: 'x'.repeat(2000) })],
    [
      'a report of an event is closed by the manager',
      'manager',
      change('reports/rep2', { status: 'kept' }),
    ],
    ['a report of an event is deleted by the manager', 'manager', remove('reports/rep2')],
    [
      'a report of an event is moved to another event by a super admin',
      'admin',
      change('reports/rep2', { status: 'kept', eventId: 'event2' }),
    ],
    ['a report is read by its reporter', 'member', read('reports/rep1')],
    ['a report is closed by the manager', 'manager', change('reports/rep1', { status: 'kept' })],
    [
      'a review is reported twice in one batch',
      'member',
      batch(
        set('reports/closed1_reviewer_member', complaint('member')),
        set('reports/closed1_reviewer_member2', complaint('member')),
      ),
    ],
    ['a report has an arbitrary id', 'member', set('reports/another', complaint('member'))],
    [
      'a report has the id of another user',
      'member',
      set('reports/closed1_reviewer_stranger', complaint('member')),
    ],
    [
      'a report has another reporter',
      'member',
      set('reports/closed1_reviewer_stranger', complaint('stranger')),
    ],
    ['a report is created as closed', 'member', complain({ status: 'removed' })],
    ['a report has a too long reason', 'member', complain({ reason: 'x'.repeat(2000) })],
    ['a report has no reason', 'member', complain({ reason: ' ' })],
    ['a report has a list of reasons', 'member', complain({ reason: ['x'] })],
    ['a report has an extra field', 'member', complain({ priority: 1 })],
    ['a report names another place', 'member', complain({ placeId: 'open1' })],
    ['a report has a timestamp of the device', 'member', complain({ createdAt: deviceTime() })],
    ['a report is overwritten', 'member', merge('reports/rep1', { reason: 'y' })],
    ['a report is deleted', 'admin', remove('reports/rep1')],
    [
      'reports are listed by a manager',
      'manager',
      list('reports', where('placeId', '==', 'open1'), limit(5)),
    ],
    [
      'own reports are listed',
      'member',
      list('reports', where('reporter', '==', 'member'), limit(5)),
    ],
    [
      'the reason of a report is changed by a super admin',
      'admin',
      change('reports/rep1', { status: 'kept', reason: 'y' }),
    ],
    [
      'a report is created by a pending user',
      'pending',
      set('reports/closed1_reviewer_pending', complaint('pending')),
    ],
    [
      'a report names a missing review',
      'member',
      set('reports/open1_none_member', {
        ...complaint('member'),
        reviewId: 'open1_none',
        placeId: 'open1',
      }),
    ],
  ]);
});
