import { describe } from 'vitest';

import { checkCommits, fresh, remove, set, update } from '../commits.ts';
import type { Fields } from '../world.ts';

describe('reservations', () => {
  const id = 'open1_member_2026-12-24';
  const reservation = (change: Fields = {}, path = id) =>
    set(`reservations/${path}`, {
      placeId: 'open1',
      userId: 'member',
      name: 'Ana',
      phone: '+554899999999',
      date: '2026-12-24',
      time: '20:30',
      people: 4,
      note: '',
      status: 'pending',
      priority: true,
      ...fresh,
      ...change,
    });
  const stored = 'reservations/open1_member_2026-12-01';
  checkCommits([
    ['asked by a club member, with priority', 'member', [reservation()], true],
    [
      'asked by a club member, without priority',
      'member',
      [reservation({ priority: false })],
      false,
    ],
    [
      'asked by another, without priority',
      'reviewer',
      [reservation({ userId: 'reviewer', priority: false }, 'open1_reviewer_2026-12-24')],
      true,
    ],
    [
      'asked by another, with priority',
      'reviewer',
      [reservation({ userId: 'reviewer' }, 'open1_reviewer_2026-12-24')],
      false,
    ],
    ['asked for another', 'reviewer', [reservation()], false],
    [
      'asked while inactive',
      'inactive',
      [reservation({ userId: 'inactive', priority: false }, 'open1_inactive_2026-12-24')],
      false,
    ],
    ['asked as confirmed', 'member', [reservation({ status: 'confirmed' })], false],
    ['asked for nobody', 'member', [reservation({ people: 0 })], false],
    ['asked for half a person', 'member', [reservation({ people: 1.5 })], false],
    ['asked for another hour than there is', 'member', [reservation({ time: '24:00' })], false],
    ['asked for another day than its id', 'member', [reservation({ date: '2026-12-25' })], false],
    [
      'asked for a day that is none',
      'member',
      [reservation({ date: '2026-13-01' }, 'open1_member_2026-13-01')],
      false,
    ],
    [
      'asked at an inactive place',
      'member',
      [reservation({ placeId: 'closed1' }, 'closed1_member_2026-12-24')],
      false,
    ],
    ['cancelled by the person', 'member', [update(stored, { status: 'cancelled' })], true],
    ['confirmed by the person', 'member', [update(stored, { status: 'confirmed' })], false],
    ['confirmed by the manager', 'manager', [update(stored, { status: 'confirmed' })], true],
    ['declined by the manager', 'manager', [update(stored, { status: 'declined' })], true],
    ['cancelled by the manager', 'manager', [update(stored, { status: 'cancelled' })], false],
    [
      'confirmed by the manager of another',
      'stranger',
      [update(stored, { status: 'confirmed' })],
      false,
    ],
    [
      'changed in people by the manager',
      'manager',
      [update(stored, { status: 'confirmed', people: 9 })],
      false,
    ],
    ['removed', 'member', [remove(stored)], false],
    ['removed by a super admin', 'admin', [remove(stored)], false],
  ]);
});
