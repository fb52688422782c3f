import { describe } from 'vitest';

import { aUserRecord } from '../city.ts';
import { checkArranged, fresh, update } from '../commits.ts';
import { past } from '../world.ts';
import type { Fields, Write } from '../world.ts';

describe('reservations at the edges of their rights', () => {
  const path = 'reservations/open1_member_2026-12-01';
  const stored = (change: Fields = {}): Fields => ({
    placeId: 'open1',
    userId: 'member',
    name: 'Ana',
    phone: '+554899999999',
    date: '2026-12-01',
    time: '20:00',
    people: 2,
    status: 'pending',
    priority: false,
    createdAt: past,
    updatedAt: past,
    ...change,
  });
  const asked = (userId: string, change: Fields = {}): Write => ({
    op: 'set',
    path: `reservations/open1_${userId}_2026-12-02`,
    fields: stored({ ...fresh, userId, date: '2026-12-02', ...change }),
  });
  const late = { 'clubMembers/member': { userId: 'member', status: 'past_due' } };
  checkArranged([
    [
      'with the priority of a membership that lapsed',
      late,
      'member',
      [asked('member', { priority: true })],
      false,
    ],
    ['without priority after a membership lapsed', late, 'member', [asked('member')], true],
    ['for another, without priority', {}, 'stranger', [asked('reviewer')], false],
    [
      'cancelled once confirmed',
      { [path]: stored({ status: 'confirmed' }) },
      'member',
      [update(path, { status: 'cancelled' })],
      true,
    ],
    [
      'cancelled once declined',
      { [path]: stored({ status: 'declined' }) },
      'member',
      [update(path, { status: 'cancelled' })],
      false,
    ],
    [
      'cancelled by another',
      { [path]: stored() },
      'reviewer',
      [update(path, { status: 'cancelled' })],
      false,
    ],
    [
      'cancelled while inactive',
      { 'users/member': aUserRecord('member', { status: 'inactive' }) },
      'member',
      [update(path, { status: 'cancelled' })],
      false,
    ],
    [
      'cancelled without the instant',
      {},
      'member',
      [update(path, { status: 'cancelled', updatedAt: past })],
      false,
    ],
    [
      'confirmed once cancelled',
      { [path]: stored({ status: 'cancelled' }) },
      'manager',
      [update(path, { status: 'confirmed' })],
      false,
    ],
  ]);
});

describe('reservations', () => {
  const path = 'reservations/open1_member_2026-12-01';
  const stored = (change: Fields = {}): Record<string, Fields> => ({
    [path]: {
      placeId: 'open1',
      userId: 'member',
      name: 'Ana',
      phone: '1',
      date: '2026-12-01',
      time: '20:00',
      people: 2,
      status: 'pending',
      priority: true,
      createdAt: past,
      updatedAt: past,
      ...change,
    },
  });
  checkArranged([
    [
      'of an unknown status are not cancelled',
      stored({ status: 'unknown' }),
      'member',
      [update(path, { status: 'cancelled' })],
      false,
    ],
    ['get no unknown status', stored(), 'manager', [update(path, { status: 'unknown' })], false],
    [
      'are not made pending again',
      stored({ status: 'confirmed' }),
      'manager',
      [update(path, { status: 'pending' })],
      false,
    ],
    [
      'that are not right stay as they are',
      stored({ people: 0 }),
      'member',
      [update(path, { status: 'cancelled' })],
      false,
    ],
  ]);
});
