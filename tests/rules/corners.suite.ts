import { describe, expect, it } from 'vitest';

import { aCity, anOfferRecord, aPlaceRecord, aReviewRecord, aUserRecord } from './city.ts';
import { Float, now, past } from './world.ts';
import type { Actor, Fields, Write } from './world.ts';

const fresh = { createdAt: now, updatedAt: now };

function set(path: string, fields: Fields): Write {
  return { op: 'set', path, fields };
}

function update(path: string, fields: Fields): Write {
  return { op: 'update', path, fields: { updatedAt: now, ...fields } };
}

function remove(path: string): Write {
  return { op: 'delete', path };
}

/** Documents that differ from the usual city, who writes what, and whether it passes. */
type Row = [
  name: string,
  stored: Record<string, Fields>,
  actor: Actor,
  writes: Write[],
  expected: boolean,
];

function check(rows: Row[]): void {
  it.each(rows)('%s', (_name, stored, actor, writes, expected) => {
    const world = aCity();
    for (const [path, fields] of Object.entries(stored)) world.put(path, fields);
    expect(world.mayCommit(actor, ...writes)).toBe(expected);
  });
}

describe('how much is listed at once', () => {
  it.each<[collection: string, filters: Fields, most: number, actor: Actor]>([
    ['places', { isActive: true }, 50, 'member'],
    ['places', { createdBy: 'stranger' }, 100, 'stranger'],
    ['categories', {}, 100, null],
    ['subscriptionPlans', {}, 100, null],
    ['reviews', { placeId: 'open1' }, 50, null],
    ['reviews', { userId: 'member' }, 100, 'member'],
    ['reviews', { placeId: 'closed1' }, 50, 'manager'],
    ['favorites', { userId: 'member' }, 100, 'member'],
    ['clubMembers', { userId: 'member' }, 10, 'member'],
    ['clubPayments', { userId: 'member' }, 100, 'member'],
    ['clubOffers', { placeId: 'open1', isActive: true }, 50, 'member'],
    ['clubOffers', { placeId: 'open1' }, 50, 'manager'],
    ['clubTransactions', { userId: 'member' }, 100, 'member'],
    ['clubTransactions', { placeId: 'open1' }, 100, 'manager'],
    ['clubRedemptions', { userId: 'member' }, 100, 'member'],
    ['clubRedemptions', { placeId: 'open1' }, 100, 'manager'],
    ['clubVisits', { userId: 'member' }, 100, 'member'],
    ['reservations', { userId: 'member' }, 100, 'member'],
    ['reservations', { placeId: 'open1' }, 100, 'manager'],
  ])('%s by %j: at most %i', (collection, filters, most, actor) => {
    const city = aCity();
    expect(city.mayList(actor, collection, filters, most)).toBe(true);
    expect(city.mayList(actor, collection, filters, most + 1)).toBe(false);
    expect(city.mayList(actor, collection, filters, null)).toBe(false);
  });
});

describe('an inactive place', () => {
  it('is read by the manager who made it', () => {
    const world = aCity();
    world.put('places/made1', aPlaceRecord({ isActive: false, createdBy: 'stranger' }));
    expect(world.mayGet('stranger', 'places/made1')).toBe(true);
    expect(world.mayGet('manager', 'places/made1')).toBe(false);
  });
});

describe('people', () => {
  const standing = { role: 'member', status: 'active' };
  const entry = (after: Fields): Write =>
    set('auditLog/new1', {
      actorId: 'admin',
      createdAt: now,
      action: 'user',
      target: 'users/member',
      before: standing,
      after,
    });
  const named = (actor: string, change: Fields): Record<string, Fields> => ({
    [`users/${actor}`]: aUserRecord(actor, change),
  });
  check([
    [
      'are not active by a record that they write in the same commit',
      {},
      'new',
      [
        set('users/new', aUserRecord('new', fresh)),
        set('favorites/new_open1', { userId: 'new', placeId: 'open1', createdAt: now }),
      ],
      false,
    ],
    [
      'do not join with an audit entry of their own',
      {},
      'new',
      [set('users/new', aUserRecord('new', { ...fresh, auditId: 'a' }))],
      false,
    ],
    [
      'keep an e-mail of 320 characters',
      named('member', { email: 'x'.repeat(320) }),
      'member',
      [update('users/member', { displayName: 'Ana' })],
      true,
    ],
    [
      'keep no longer e-mail',
      named('member', { email: 'x'.repeat(321) }),
      'member',
      [update('users/member', { displayName: 'Ana' })],
      false,
    ],
    [
      'keep no blank e-mail',
      named('member', { email: ' ' }),
      'member',
      [update('users/member', { displayName: 'Ana' })],
      false,
    ],
    [
      'get no unknown role',
      {},
      'admin',
      [
        update('users/member', { role: 'unknown', auditId: 'new1' }),
        entry({ role: 'unknown', status: 'active' }),
      ],
      false,
    ],
    [
      'get no unknown status',
      {},
      'admin',
      [
        update('users/member', { status: 'unknown', auditId: 'new1' }),
        entry({ role: 'member', status: 'unknown' }),
      ],
      false,
    ],
  ]);
});

describe('places', () => {
  check([
    [
      'are not touched by somebody who never reviewed them',
      {},
      'member',
      [update('places/open1', {})],
      false,
    ],
    [
      'take no offer in the commit that makes them',
      {},
      'admin',
      [
        set('places/new1', aPlaceRecord({ ...fresh })),
        set('clubOffers/new', anOfferRecord({ ...fresh, placeId: 'new1' })),
      ],
      false,
    ],
    [
      'are not saved in the commit that makes them',
      {},
      'manager',
      [
        set('places/new1', aPlaceRecord({ ...fresh, createdBy: 'manager', isActive: false })),
        set('favorites/manager_new1', { userId: 'manager', placeId: 'new1', createdAt: now }),
      ],
      false,
    ],
  ]);
});

describe('the id of a place', () => {
  check(
    ['new_1', 'new-1', 'novo1é', 'a'.repeat(129)].map((id): Row => [
      `${id.slice(0, 12)} is refused: addresses and reviews end an id at such a character or length`,
      {},
      'admin',
      [set(`places/${id}`, aPlaceRecord({ ...fresh, createdBy: 'admin' }))],
      false,
    ]),
  );
  check([
    [
      'letters and digits pass',
      {},
      'admin',
      [set(`places/${'aB3'.repeat(42)}`, aPlaceRecord({ ...fresh, createdBy: 'admin' }))],
      true,
    ],
  ]);
});

describe('favourites and plans', () => {
  check([
    [
      'a favourite with an unknown field',
      {},
      'member',
      [
        set('favorites/member_other1', {
          userId: 'member',
          placeId: 'other1',
          createdAt: now,
          unknown: 1,
        }),
      ],
      false,
    ],
    ['a plan removed by a super admin', {}, 'admin', [remove('subscriptionPlans/plan1')], true],
    ['a plan removed by a member', {}, 'member', [remove('subscriptionPlans/plan1')], false],
    ['a plan removed by a visitor', {}, null, [remove('subscriptionPlans/plan1')], false],
  ]);
});

describe('reviews', () => {
  const aggregate = update('places/open1', {
    ratingCounts: [0, 0, 0, 1, 1],
    reviewsCount: 2,
    rating: 4.5,
  });
  const five = (id: string, userId: string, change: Fields = {}): Write =>
    set(`reviews/${id}`, aReviewRecord('open1', userId, { ...fresh, rating: 5, ...change }));
  const photo = (length: number): string => 'x'.repeat(length);
  check([
    [
      'of no stars that leave the place as it is',
      {},
      'reviewer',
      [
        set(
          'reviews/other1_reviewer',
          aReviewRecord('other1', 'reviewer', { ...fresh, rating: 0 }),
        ),
      ],
      false,
    ],
    [
      'under an id that reads as another place',
      {
        'users/x_stranger': aUserRecord('x_stranger', { displayName: 'X' }),
        'places/open1': aPlaceRecord(),
      },
      'x_stranger',
      [
        five('open1_x_stranger', 'stranger', { placeId: 'open1_x', authorName: 'X' }),
        update('places/open1', { ratingCounts: [0, 0, 0, 0, 1], reviewsCount: 1, rating: 5 }),
      ],
      false,
    ],
    [
      'by somebody without a name',
      { 'users/stranger': aUserRecord('stranger', { displayName: ' ' }) },
      'stranger',
      [five('open1_stranger', 'stranger', { authorName: ' ' }), aggregate],
      false,
    ],
    [
      'by somebody whose name is of one hundred characters',
      { 'users/stranger': aUserRecord('stranger', { displayName: 'x'.repeat(100) }) },
      'stranger',
      [five('open1_stranger', 'stranger', { authorName: 'x'.repeat(100) }), aggregate],
      true,
    ],
    [
      'by somebody whose name is longer',
      { 'users/stranger': aUserRecord('stranger', { displayName: 'x'.repeat(101) }) },
      'stranger',
      [five('open1_stranger', 'stranger', { authorName: 'x'.repeat(101) }), aggregate],
      false,
    ],
    [
      'with the longest address of a picture',
      { 'users/stranger': aUserRecord('stranger', { photoURL: photo(2000) }) },
      'stranger',
      [five('open1_stranger', 'stranger', { authorPhotoURL: photo(2000) }), aggregate],
      true,
    ],
    [
      'with a longer address of a picture',
      { 'users/stranger': aUserRecord('stranger', { photoURL: photo(2001) }) },
      'stranger',
      [five('open1_stranger', 'stranger', { authorPhotoURL: photo(2001) }), aggregate],
      false,
    ],
    [
      'edited by a namesake',
      { 'users/member': aUserRecord('member', { displayName: 'Nome de reviewer' }) },
      'member',
      [update('reviews/open1_reviewer', { text: 'x' })],
      false,
    ],
  ]);

  // Stars that no count holds: the place stays as it is, so only who asks decides.
  it.each<[Actor, boolean]>([
    ['reviewer', true],
    ['admin', true],
    ['member', false],
    ['manager', false],
    ['stranger', false],
    [null, false],
  ])('from before there were counts are removed by %s: %j', (actor, expected) => {
    const world = aCity();
    world.put('reviews/open1_reviewer', aReviewRecord('open1', 'reviewer', { rating: 4.5 }));
    expect(world.mayCommit(actor, remove('reviews/open1_reviewer'))).toBe(expected);
  });

  it.each(['inactive', 'pending'])('of those who are %s stay', (status) => {
    const world = aCity();
    world.put('users/reviewer', aUserRecord('reviewer', { status }));
    world.put('reviews/open1_reviewer', aReviewRecord('open1', 'reviewer', { rating: 4.5 }));
    expect(world.mayCommit('reviewer', remove('reviews/open1_reviewer'))).toBe(false);
  });
});

describe('offers', () => {
  const offer = (change: Fields): Write[] => [
    set('clubOffers/new', anOfferRecord({ ...fresh, ...change })),
  ];
  check([
    [
      'of an unknown kind with an amount',
      {},
      'manager',
      offer({ kind: 'unknown', amountCents: 5 }),
      false,
    ],
    [
      'of a second item with an amount',
      {},
      'manager',
      offer({ kind: 'second_item_free', amountCents: 5 }),
      true,
    ],
    ['of one cent', {}, 'manager', offer({ kind: 'fixed', amountCents: 1 }), true],
    ['of half a cent', {}, 'manager', offer({ kind: 'fixed', amountCents: 1.5 }), false],
    [
      'of an amount and half a per cent',
      {},
      'manager',
      offer({ kind: 'fixed', amountCents: 5, percent: 0.5 }),
      false,
    ],
    [
      'used as often, as a float',
      {},
      'manager',
      [update('clubOffers/offer1', { usedCount: new Float(0) })],
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
  check([
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

describe('reports and settings', () => {
  const flags = {
    requireApproval: false,
    clubEnabled: true,
    reviewsEnabled: true,
    maintenanceMessage: '',
  };
  check([
    [
      'a report of a review of the same commit',
      {},
      'member',
      [
        set('reviews/other1_member', aReviewRecord('other1', 'member', { ...fresh, rating: 5 })),
        update('places/other1', { ratingCounts: [0, 0, 0, 0, 1], reviewsCount: 1, rating: 5 }),
        set('reports/new', {
          reviewId: 'other1_member',
          placeId: 'other1',
          reporter: 'member',
          reason: 'x',
          status: 'open',
          ...fresh,
        }),
      ],
      false,
    ],
    [
      'a report with an unknown end',
      {},
      'admin',
      [update('reports/rep1', { status: 'unknown' })],
      false,
    ],
    [
      'settings with an unknown field',
      {},
      'admin',
      [
        set('settings/public', { ...flags, updatedAt: now, auditId: 'new1', unknown: 1 }),
        set('auditLog/new1', {
          actorId: 'admin',
          createdAt: now,
          action: 'settings',
          target: 'settings/public',
          before: flags,
          after: flags,
        }),
      ],
      false,
    ],
  ]);
});
