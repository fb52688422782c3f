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
  images: Array<Plain>(8).fill('/uploads/places/open1/a.webp#1600x1067;320,640,1280;a1b2c3'),
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
    ['made by the manager of the place', 'manager', [event()], true],
    ['made by a super admin', 'admin', [event({ createdBy: 'admin' })], true],
    ['made by the manager of another place', 'stranger', [event({ createdBy: 'stranger' })], false],
    ['made by a member', 'member', [event({ createdBy: 'member' })], false],
    ['made by a visitor', null, [event()], false],
    ['made in the name of another', 'manager', [event({ createdBy: 'admin' })], false],
    ['made for a missing place', 'admin', [event({ createdBy: 'admin', placeId: 'none' })], false],
    [
      'made together with its place',
      'admin',
      [set('places/new1', aPlaceRecord(fresh)), event({ createdBy: 'admin', placeId: 'new1' })],
      false,
    ],
    ['made as if saved before', 'manager', [event({ revision: 1 })], false],
    ['made hidden', 'manager', [event({ isActive: false })], true],
    ['made under an id with a hyphen', 'manager', [event({}, 'new-1')], false],
    ['made under an id with a bar', 'manager', [event({}, 'new_1')], false],
    ['made under an id as long as it may be', 'manager', [event({}, 'x'.repeat(128))], true],
    ['made under a longer id', 'manager', [event({}, 'x'.repeat(129))], false],
    // Guards the limit of a thousand evaluated expressions per request.
    ['made with everything there is', 'manager', [event(everything)], true],
    ['changed to everything there is', 'manager', [changed(everything)], true],
    ['changed by the manager', 'manager', [changed()], true],
    ['changed by a super admin', 'admin', [changed()], true],
    ['changed by the manager of another place', 'stranger', [changed()], false],
    ['changed by a member', 'member', [changed()], false],
    ['changed over the change of another', 'manager', [changed({ revision: 0 })], false],
    ['changed twice at once', 'manager', [changed({ revision: 2 })], false],
    ['given away', 'manager', [changed({ createdBy: 'admin' })], false],
    ['moved to another place', 'manager', [changed({ placeId: 'closed1' })], false],
    ['moved to another place by a super admin', 'admin', [changed({ placeId: 'other1' })], false],
    ['dated anew', 'manager', [changed({ createdAt: now })], false],
    ['changed without the instant', 'manager', [changed({ updatedAt: 1 })], false],
    ['removed by the manager', 'manager', [remove('events/event1')], true],
    ['removed by a super admin', 'admin', [remove('events/event1')], true],
    ['removed by the manager of another place', 'stranger', [remove('events/event1')], false],
    ['removed by a member', 'member', [remove('events/event1')], false],
  ]);
});

describe('edge cases of events', () => {
  checkArranged([
    [
      'an event changed by the maker of its place',
      { 'places/open1': aPlaceRecord({ createdBy: 'stranger' }) },
      'stranger',
      [changed()],
      true,
    ],
    [
      'an event made by the maker of its place',
      { 'places/open1': aPlaceRecord({ createdBy: 'stranger' }) },
      'stranger',
      [event({ createdBy: 'stranger' })],
      true,
    ],
    [
      'an event changed by a manager who is inactive',
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
      'an event changed by its maker, whom nobody entrusts with the place any more',
      { 'users/manager': aUserRecord('manager', { role: 'manager', managedPlaces: [] }) },
      'manager',
      [changed()],
      false,
    ],
    [
      'an event of a removed place removed by its manager',
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
      'comes with a new one',
      'manager',
      [
        event({ auditId: 'entry1' }),
        entry({ action: 'event.create', target: 'events/new1', after: { title: 'Roda de samba' } }),
      ],
      true,
    ],
    [
      'comes with a change',
      'manager',
      [named, entry({ ...updated, before: { title: 'Roda de samba' }, after: { title: 'Outro' } })],
      true,
    ],
    [
      'comes with its removal',
      'manager',
      [
        remove('events/event1'),
        entry({ action: 'event.delete', target: 'events/event1', before: { placeId: 'open1' } }),
      ],
      true,
    ],
    [
      'tells no other past',
      'manager',
      [named, entry({ ...updated, before: { title: 'x' } })],
      false,
    ],
    [
      'tells no other outcome',
      'manager',
      [named, entry({ ...updated, after: { title: 'x' } })],
      false,
    ],
    ['comes with no change that does not name it', 'manager', [changed(), entry(updated)], false],
    ['comes once', 'manager', [named, entry(updated), entry(updated, 'entry2')], false],
    [
      'comes with no change that is refused',
      'stranger',
      [named, entry({ ...updated, actorId: 'stranger' })],
      false,
    ],
  ]);
});
