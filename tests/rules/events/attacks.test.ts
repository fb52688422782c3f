import {
  collection,
  deleteDoc,
  doc,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import { attackLocalCity, change, deviceTime, fresh, merge, now } from '../attack.ts';

const { allows, refuses } = attackLocalCity();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const minute = (at: Date) => `${at.toISOString().slice(0, 16)}Z`;
const date = (from: number, key = 'k1') =>
  `${key} ${minute(inDays(from))}/${minute(inDays(from + 0.2))} scheduled`;

const make =
  (actor: string, fields: object = {}, id = 'new1') =>
  (db: Firestore) =>
    setDoc(doc(db, `events/${id}`), {
      placeId: 'open1',
      title: 'Roda de samba',
      description: '',
      images: [],
      dates: [date(3)],
      lastAt: Timestamp.fromDate(inDays(3.2)),
      isActive: true,
      createdBy: actor,
      revision: 0,
      ...fresh,
      ...fields,
    });

const next = { revision: 1, lastAt: Timestamp.fromDate(inDays(3.2)) };

describe('events', () => {
  allows('manager', make('manager'));
  allows('manager', change('events/event1', { ...next, title: 'Samba no deque' }));
  allows('manager', (db) => deleteDoc(doc(db, 'events/event1')));
  allows('visitor', (db) =>
    getDocs(
      query(
        collection(db, 'events'),
        where('placeId', '==', 'open1'),
        where('isActive', '==', true),
        where('lastAt', '>', Timestamp.fromMillis(0)),
        orderBy('lastAt'),
        limit(50),
      ),
    ),
  );
  refuses([
    ['a member announces something at a place', 'member', make('member')],
    ['a visitor announces something', 'visitor', make('visitor')],
    ['a manager announces something elsewhere', 'stranger', make('stranger')],
    ['one is announced in another’s name', 'manager', make('admin')],
    ['one is announced for a place that is not there', 'admin', make('admin', { placeId: 'none' })],
    [
      'one is announced for a document below a place',
      'admin',
      make('admin', { placeId: 'open1/secrets/s' }),
    ],
    ['one gets an id that addresses cut', 'manager', make('manager', {}, 'new-1')],
    ['one is overwritten by a merge', 'stranger', merge('events/event1', { ...next })],
    ['one has 61 dates', 'manager', make('manager', { dates: Array(61).fill(date(3)) })],
    ['one has no date', 'manager', make('manager', { dates: [] })],
    ['one has a date of 1970', 'manager', make('manager', { dates: [date(-20_000)] })],
    ['one has a date of 2126', 'manager', make('manager', { dates: [date(36_500)] })],
    [
      'one stays among what is to come for good',
      'manager',
      make('manager', { lastAt: Timestamp.fromDate(inDays(800)) }),
    ],
    ['a date is a whole novel', 'manager', make('manager', { dates: [date(3, 'x'.repeat(900))] })],
    [
      'two dates hide in one text',
      'manager',
      make('manager', { dates: Array(31).fill(`${date(3)}\n${date(4)}`) }),
    ],
    [
      'tickets run code',
      'manager',
      make('manager', { ticketUrl: 'javascript:fetch("//evil.example")' }),
    ],
    ['a picture runs code', 'manager', make('manager', { images: ['javascript:alert(1)'] })],
    ['the price is less than nothing', 'manager', make('manager', { priceCents: -100 })],
    ['the title is a page long', 'manager', make('manager', { title: 'x'.repeat(121) })],
    ['one carries what nobody knows', 'manager', make('manager', { featured: true })],
    ['one is said to be of yesterday', 'manager', make('manager', { createdAt: deviceTime() })],
    [
      'a change of another is overwritten unseen',
      'manager',
      change('events/event1', { ...next, revision: 0 }),
    ],
    [
      'the count of changes jumps ahead of all calendars',
      'manager',
      change('events/event1', { ...next, revision: 2_000_000_000 }),
    ],
    [
      'one moves to a place of another',
      'manager',
      change('events/event1', { ...next, placeId: 'other1' }),
    ],
    [
      'one moves to a place of another, with an event there in return',
      'stranger',
      (db) =>
        writeBatch(db)
          .update(doc(db, 'events/event1'), { ...next, placeId: 'other1', updatedAt: now })
          .commit(),
    ],
    ['its maker changes', 'manager', change('events/event1', { ...next, createdBy: 'stranger' })],
    [
      'somebody removes what is on elsewhere',
      'stranger',
      (db) => deleteDoc(doc(db, 'events/event1')),
    ],
    [
      'hidden ones are listed',
      'member',
      (db) => getDocs(query(collection(db, 'events'), where('placeId', '==', 'open1'), limit(50))),
    ],
    [
      'those of two places are listed at once',
      'member',
      (db) =>
        getDocs(
          query(
            collection(db, 'events'),
            where('placeId', 'in', ['open1', 'closed1']),
            where('isActive', '==', true),
            limit(50),
          ),
        ),
    ],
    [
      'those of a hidden place are listed',
      'member',
      (db) =>
        getDocs(
          query(
            collection(db, 'events'),
            where('placeId', '==', 'closed1'),
            where('isActive', '==', true),
            limit(50),
          ),
        ),
    ],
    [
      'all are counted',
      'manager',
      (db) => getCount(query(collection(db, 'events'), where('isActive', '==', true), limit(50))),
    ],
  ]);
});

describe('saved events', () => {
  const keep =
    (actor: string, eventId: string, fields: object = {}) =>
    (db: Firestore) =>
      setDoc(doc(db, `savedEvents/${actor}_${eventId}`), {
        userId: actor,
        eventId,
        createdAt: now,
        ...fields,
      });
  allows('member', keep('member', 'event3'));
  allows('member', (db) => deleteDoc(doc(db, 'savedEvents/member_event1')));
  refuses([
    ['one is saved while pending', 'pending', keep('pending', 'event1')],
    ['one is saved while inactive', 'inactive', keep('inactive', 'event1')],
    ['one is saved without a record', 'newcomer', keep('newcomer', 'event1')],
    ['one is saved for another', 'reviewer', keep('member', 'event3')],
    ['one is saved that is not there', 'member', keep('member', 'none')],
    [
      'one is saved below an event',
      'member',
      keep('member', 'event1', { eventId: 'event1/secrets/s' }),
    ],
    ['one is saved twice', 'member', keep('member', 'event1')],
    [
      'one is saved of the client’s clock',
      'member',
      keep('member', 'event3', { createdAt: deviceTime() }),
    ],
    ['one is saved with a note', 'member', keep('member', 'event3', { note: 'x' })],
    [
      'one of another is removed',
      'reviewer',
      (db) => deleteDoc(doc(db, 'savedEvents/member_event1')),
    ],
    [
      'who comes is listed by the place',
      'manager',
      (db) =>
        getDocs(query(collection(db, 'savedEvents'), where('eventId', '==', 'event1'), limit(10))),
    ],
    [
      'those of two people are listed',
      'member',
      (db) =>
        getDocs(
          query(
            collection(db, 'savedEvents'),
            where('userId', 'in', ['member', 'reviewer']),
            limit(10),
          ),
        ),
    ],
  ]);
});
