import { limit, orderBy, Timestamp, where } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import { dayMs } from '#shared/time-units.ts';
import {
  attackLocalCity,
  batch,
  change,
  count,
  deviceTime,
  fresh,
  list,
  merge,
  now,
  remove,
  set,
  update,
} from '../attack.ts';

const { allows, refuses } = attackLocalCity();

const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const minute = (at: Date) => `${at.toISOString().slice(0, 16)}Z`;
const date = (from: number, key = 'k1') =>
  `${key} ${minute(inDays(from))}/${minute(inDays(from + 0.2))} scheduled`;

const make = (actor: string, fields: object = {}, id = 'new1') =>
  set(`events/${id}`, {
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
  allows('manager', remove('events/event1'));
  allows(
    'visitor',
    list(
      'events',
      where('placeId', '==', 'open1'),
      where('isActive', '==', true),
      where('lastAt', '>', Timestamp.fromMillis(0)),
      orderBy('lastAt'),
      limit(50),
    ),
  );
  refuses([
    ['a member creates an event', 'member', make('member')],
    ['a visitor creates an event', 'visitor', make('visitor')],
    ['a manager creates an event at another place', 'stranger', make('stranger')],
    ['one is created with the author of another user', 'manager', make('admin')],
    ['one is created for a missing place', 'admin', make('admin', { placeId: 'none' })],
    [
      'one is created for a document in a subcollection of a place',
      'admin',
      make('admin', { placeId: 'open1/secrets/s' }),
    ],
    ['one gets an id that addresses truncate', 'manager', make('manager', {}, 'new-1')],
    ['one is overwritten by a merge', 'stranger', merge('events/event1', { ...next })],
    ['one has 61 dates', 'manager', make('manager', { dates: Array(61).fill(date(3)) })],
    ['one has no date', 'manager', make('manager', { dates: [] })],
    ['one has a date of 1970', 'manager', make('manager', { dates: [date(-20_000)] })],
    ['one has a date of 2126', 'manager', make('manager', { dates: [date(36_500)] })],
    [
      'one has a lastAt in the distant future',
      'manager',
      make('manager', { lastAt: Timestamp.fromDate(inDays(800)) }),
    ],
    ['a date is too long', 'manager', make('manager', { dates: [date(3, 'x'.repeat(900))] })],
    [
      'one string contains two dates',
      'manager',
      make('manager', { dates: Array(31).fill(`${date(3)}\n${date(4)}`) }),
    ],
    [
      'the ticket link contains JavaScript',
      'manager',
      make('manager', { ticketUrl: 'javascript:fetch("//evil.example")' }),
    ],
    [
      'the image address contains JavaScript',
      'manager',
      make('manager', { images: ['javascript:alert(1)'] }),
    ],
    [
      'the image is on another host',
      'manager',
      make('manager', { images: ['https://evil.example/pixel.png'] }),
    ],
    ['the price is negative', 'manager', make('manager', { priceCents: -100 })],
    ['the title is too long', 'manager', make('manager', { title: 'x'.repeat(121) })],
    ['one has an unknown field', 'manager', make('manager', { featured: true })],
    ['one has the timestamp of yesterday', 'manager', make('manager', { createdAt: deviceTime() })],
    [
      'a change by another user is overwritten with an old revision',
      'manager',
      change('events/event1', { ...next, revision: 0 }),
    ],
    [
      'the revision is increased by more than one',
      'manager',
      change('events/event1', { ...next, revision: 2_000_000_000 }),
    ],
    [
      'one is moved to the place of another manager',
      'manager',
      change('events/event1', { ...next, placeId: 'other1' }),
    ],
    [
      'one is moved to the own place by another manager',
      'stranger',
      batch(update('events/event1', { ...next, placeId: 'other1', updatedAt: now })),
    ],
    [
      'its author is changed',
      'manager',
      change('events/event1', { ...next, createdBy: 'stranger' }),
    ],
    ['an event of another place is deleted', 'stranger', remove('events/event1')],
    [
      'hidden ones are listed',
      'member',
      list('events', where('placeId', '==', 'open1'), limit(50)),
    ],
    [
      'those of two places are listed together',
      'member',
      list(
        'events',
        where('placeId', 'in', ['open1', 'closed1']),
        where('isActive', '==', true),
        limit(50),
      ),
    ],
    [
      'those of a hidden place are listed',
      'member',
      list('events', where('placeId', '==', 'closed1'), where('isActive', '==', true), limit(50)),
    ],
    ['all are counted', 'manager', count('events', where('isActive', '==', true), limit(50))],
  ]);
});

describe('saved events', () => {
  const keep = (actor: string, eventId: string, fields: object = {}) =>
    set(`savedEvents/${actor}_${eventId}`, {
      userId: actor,
      eventId,
      createdAt: now,
      ...fields,
    });
  allows('member', keep('member', 'event3'));
  allows('member', remove('savedEvents/member_event1'));
  refuses([
    ['one is saved by a pending user', 'pending', keep('pending', 'event1')],
    ['one is saved by an inactive user', 'inactive', keep('inactive', 'event1')],
    ['one is saved by an account without a record', 'newcomer', keep('newcomer', 'event1')],
    ['one is saved for another user', 'reviewer', keep('member', 'event3')],
    ['a missing one is saved', 'member', keep('member', 'none')],
    [
      'one is saved in a subcollection of an event',
      'member',
      keep('member', 'event1', { eventId: 'event1/secrets/s' }),
    ],
    ['one is saved twice', 'member', keep('member', 'event1')],
    [
      'one is saved with a timestamp of the device',
      'member',
      keep('member', 'event3', { createdAt: deviceTime() }),
    ],
    ['one is saved with a note', 'member', keep('member', 'event3', { note: 'x' })],
    ['one of another user is deleted', 'reviewer', remove('savedEvents/member_event1')],
    [
      'those of an event are listed by the manager of the place',
      'manager',
      list('savedEvents', where('eventId', '==', 'event1'), limit(10)),
    ],
    [
      'those of two users are listed',
      'member',
      list('savedEvents', where('userId', 'in', ['member', 'reviewer']), limit(10)),
    ],
  ]);
});
