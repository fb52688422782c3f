import { describe } from 'vitest';

import { checkCommits, fresh, remove, set, update } from '../commits.ts';
import type { Fields } from '../world.ts';

/** Only the server writes reservations. Clients cannot write even valid ones. */
describe('reservations', () => {
  const id = 'open1_member_2026-12-24_2030';
  const reservation = (change: Fields = {}) =>
    set(`reservations/${id}`, {
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
      changedBy: 'person',
      ...fresh,
      ...change,
    });
  const stored = 'reservations/open1_member_2026-12-01_2000';
  checkCommits([
    ['created by the member', 'member', [reservation()], false],
    ['created by a manager of the place', 'manager', [reservation()], false],
    ['created by a super admin', 'admin', [reservation()], false],
    ['cancelled by the member', 'member', [update(stored, { status: 'cancelled' })], false],
    ['disputed by the member', 'member', [update(stored, { disputedAt: null })], false],
    ['confirmed by the manager', 'manager', [update(stored, { status: 'confirmed' })], false],
    ['marked as no-show by the manager', 'manager', [update(stored, { status: 'no_show' })], false],
    ['confirmed by a super admin', 'admin', [update(stored, { status: 'confirmed' })], false],
    ['deleted by the member', 'member', [remove(stored)], false],
    ['deleted by a super admin', 'admin', [remove(stored)], false],
  ]);
});
