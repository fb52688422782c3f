import { describe } from 'vitest';

import { anEventRecord, aPlaceRecord, aUserRecord } from '../city.ts';
import { checkArranged, checkCommits, fresh, remove, set, update } from '../commits.ts';
import { now } from '../world.ts';
import type { Fields, Plain, Write } from '../world.ts';

const event = (change: Fields = {}, id = 'new1') =>
  set(`events/${id}`, anEventRecord({ ...fresh, ...change }));

const changed = (fields: Fields = { title: 'x' }) =>
  update('events/event1', { revision: 1, ...fields });

/** An event with every field at its maximum length. */
const everything: Fields = {
  title: 'x'.repeat(120),
  description: 'x'.repeat(4000),
  images: Array<Plain>(8).fill('/uploads/places/open1/a.webp#1600x1067;320,640,828,1280;a1b2c3'),
  dates: Array.from(
    { length: 60 },
    (_, at) => `k${String(at).padStart(7, '0')} 2026-06-06T01:00Z/2026-06-06T06:00Z scheduled`,
  ),
  priceCents: 10_000_000,
  ticketUrl: `https://${'x'.repeat(492)}`,
  ageLimit: 18,
  access: ['wheelchair', 'sign_language', 'audio_description', 'quiet_area'],
  auditId: 'entry1',
};

describe('events', () => {
  checkCommits([
    ['created by the manager of the place', 'manager', [event()], true],
    ['created by a super admin', 'admin', [event({ createdBy: 'admin' })], true],
    [
      'created by the manager of another place',
      'stranger',
      [event({ createdBy: 'stranger' })],
      false,
    ],
    ['created by a member', 'member', [event({ createdBy: 'member' })], false],
    ['created by a visitor', null, [event()], false],
    ['created with the author of another user', 'manager', [event({ createdBy: 'admin' })], false],
    [
      'created for a missing place',
      'admin',
      [event({ createdBy: 'admin', placeId: 'none' })],
      false,
    ],
    [
      'created together with its place',
      'admin',
      [set('places/new1', aPlaceRecord(fresh)), event({ createdBy: 'admin', placeId: 'new1' })],
      false,
    ],
    ['created with a later revision', 'manager', [event({ revision: 1 })], false],
    ['created as hidden', 'manager', [event({ isActive: false })], true],
    ['created with a hyphen in the id', 'manager', [event({}, 'new-1')], false],
    ['created with an underscore in the id', 'manager', [event({}, 'new_1')], false],
    ['created with an id of the maximum length', 'manager', [event({}, 'x'.repeat(128))], true],
    ['created with a too long id', 'manager', [event({}, 'x'.repeat(129))], false],
    // Guards the limit of a thousand evaluated expressions per request.
    ['created with every field', 'manager', [event(everything)], true],
    ['changed to every field', 'manager', [changed(everything)], true],
    ['changed by the manager', 'manager', [changed()], true],
    ['changed by a super admin', 'admin', [changed()], true],
    ['changed by the manager of another place', 'stranger', [changed()], false],
    ['changed by a member', 'member', [changed()], false],
    ['changed without a higher revision', 'manager', [changed({ revision: 0 })], false],
    ['changed with a revision increased by two', 'manager', [changed({ revision: 2 })], false],
    ['changed to another author', 'manager', [changed({ createdBy: 'admin' })], false],
    ['moved to another place', 'manager', [changed({ placeId: 'closed1' })], false],
    ['moved to another place by a super admin', 'admin', [changed({ placeId: 'other1' })], false],
    ['changed to another creation date', 'manager', [changed({ createdAt: now })], false],
    ['changed without a new timestamp', 'manager', [changed({ updatedAt: 1 })], false],
    ['deleted by the manager', 'manager', [remove('events/event1')], true],
    ['deleted by a super admin', 'admin', [remove('events/event1')], true],
    ['deleted by the manager of another place', 'stranger', [remove('events/event1')], false],
    ['deleted by a member', 'member', [remove('events/event1')], false],
  ]);
});

describe('edge cases of events', () => {
  const foreign = 'https://fotos.example/a.jpg';
  const old = { 'events/event1': anEventRecord({ images: [foreign] }) };
  checkArranged([
    [
      'an old event with an image on another host, its title changed',
      old,
      'manager',
      [changed()],
      true,
    ],
    [
      'an old event with an image on another host, another one added',
      old,
      'manager',
      [changed({ images: [foreign, '/uploads/places/open1/a.webp'] })],
      false,
    ],
    [
      'an old event whose image on another host is removed',
      old,
      'manager',
      [changed({ images: ['/uploads/places/open1/a.webp'] })],
      true,
    ],
    [
      'an event copied with its image on another host',
      old,
      'manager',
      [event({ images: [foreign] })],
      false,
    ],
    [
      'an event changed by the creator of its place',
      { 'places/open1': aPlaceRecord({ createdBy: 'stranger' }) },
      'stranger',
      [changed()],
      true,
    ],
    [
      'an event created by the creator of its place',
      { 'places/open1': aPlaceRecord({ createdBy: 'stranger' }) },
      'stranger',
      [event({ createdBy: 'stranger' })],
      true,
    ],
    [
      'an event changed by an inactive manager',
      {
        'users/manager': aUserRecord('manager', {
          role: 'manager',
          status: 'inactive',
          managedPlaces: ['open1'],
        }),
      },
      'manager',
      [changed()],
      false,
    ],
    [
      'an event changed by its author, who no longer manages the place',
      { 'users/manager': aUserRecord('manager', { role: 'manager', managedPlaces: [] }) },
      'manager',
      [changed()],
      false,
    ],
    [
      'an event of a deleted place deleted by its manager',
      { 'events/gone1': anEventRecord({ placeId: 'gone1' }) },
      'manager',
      [remove('events/gone1')],
      false,
    ],
  ]);
});

describe('the entry of an event', () => {
  const entry = (fields: Fields, id = 'entry1'): Write =>
    set(`auditLog/${id}`, { actorId: 'manager', createdAt: now, before: {}, after: {}, ...fields });
  const updated = { action: 'event.update', target: 'events/event1' };
  const named = changed({ title: 'Outro', auditId: 'entry1' });
  checkCommits([
    [
      'is created with a new event',
      'manager',
      [
        event({ auditId: 'entry1' }),
        entry({ action: 'event.create', target: 'events/new1', after: { title: 'Roda de samba' } }),
      ],
      true,
    ],
    [
      'is created with a change',
      'manager',
      [named, entry({ ...updated, before: { title: 'Roda de samba' }, after: { title: 'Outro' } })],
      true,
    ],
    [
      'is created with a deletion',
      'manager',
      [
        remove('events/event1'),
        entry({ action: 'event.delete', target: 'events/event1', before: { placeId: 'open1' } }),
      ],
      true,
    ],
    [
      'cannot have a wrong value before the change',
      'manager',
      [named, entry({ ...updated, before: { title: 'x' } })],
      false,
    ],
    [
      'cannot have a wrong value after the change',
      'manager',
      [named, entry({ ...updated, after: { title: 'x' } })],
      false,
    ],
    ['must be referenced by the event', 'manager', [changed(), entry(updated)], false],
    [
      'cannot be one of two entries',
      'manager',
      [named, entry(updated), entry(updated, 'entry2')],
      false,
    ],
    [
      'cannot be created with a refused change',
      'stranger',
      [named, entry({ ...updated, actorId: 'stranger' })],
      false,
    ],
  ]);
});
