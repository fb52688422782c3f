import { describe, expect, it } from 'vitest';

import { aCity, aPlaceRecord, aReviewRecord, aUserRecord } from './city.ts';
import { now, past } from './world.ts';
import type { Fields, World, Write } from './world.ts';

const fresh = { createdAt: now, updatedAt: now };

function update(path: string, fields: Fields): Write {
  return { op: 'update', path, fields: { updatedAt: now, ...fields } };
}

/** Documents that differ from the usual city, who writes what, and whether it passes. */
type Row = [
  name: string,
  before: Record<string, Fields>,
  actor: string,
  writes: Write[],
  expected: boolean,
];

function arranged(before: Record<string, Fields>): World {
  const world = aCity();
  for (const [path, fields] of Object.entries(before)) world.put(path, fields);
  return world;
}

function check(rows: Row[]): void {
  it.each(rows)('%s', (_name, before, actor, writes, expected) => {
    expect(arranged(before).mayCommit(actor, ...writes)).toBe(expected);
  });
}

describe('people', () => {
  const entry = (before: Fields, after: Fields): Write => ({
    op: 'set',
    path: 'auditLog/new1',
    fields: {
      actorId: 'admin',
      createdAt: now,
      action: 'user',
      target: 'users/member',
      before,
      after,
    },
  });
  const standing = { role: 'member', status: 'active' };
  check([
    [
      'a record under the id of another',
      {},
      'member',
      [
        {
          op: 'set',
          path: 'users/other',
          fields: aUserRecord('other', { ...fresh, email: 'member@guiadailha.test' }),
        },
      ],
      false,
    ],
    [
      'an e-mail that catches up with the token',
      { 'users/member': aUserRecord('member', { email: 'old@guiadailha.test' }) },
      'member',
      [update('users/member', { email: 'member@guiadailha.test' })],
      true,
    ],
    [
      'a status without an audit entry',
      {},
      'admin',
      [update('users/member', { status: 'inactive' })],
      false,
    ],
    [
      'a status that does not exist',
      {},
      'admin',
      [
        update('users/member', { status: 'banned', auditId: 'new1' }),
        entry(standing, { role: 'member', status: 'banned' }),
      ],
      false,
    ],
    [
      'somebody made a super admin',
      {},
      'admin',
      [
        update('users/member', { role: 'super_admin', auditId: 'new1' }),
        entry(standing, { role: 'super_admin', status: 'active' }),
      ],
      true,
    ],
    [
      'an entry that tells another past',
      {},
      'admin',
      [
        update('users/member', { role: 'manager', auditId: 'new1' }),
        entry({ role: 'manager', status: 'active' }, { role: 'manager', status: 'active' }),
      ],
      false,
    ],
    [
      'an older entry used again',
      {
        'auditLog/old2': {
          actorId: 'admin',
          createdAt: past,
          action: 'user',
          target: 'users/member',
          before: standing,
          after: { role: 'manager', status: 'active' },
        },
      },
      'admin',
      [update('users/member', { role: 'manager', auditId: 'old2' })],
      false,
    ],
    [
      'an inactive super admin',
      { 'users/admin': aUserRecord('admin', { role: 'super_admin', status: 'inactive' }) },
      'admin',
      [update('categories/cat1', { order: 3 })],
      false,
    ],
    [
      'an inactive manager',
      {
        'users/manager': aUserRecord('manager', {
          role: 'manager',
          status: 'inactive',
          managedPlaces: ['open1'],
        }),
      },
      'manager',
      [update('places/open1', { title: 'x' })],
      false,
    ],
    [
      'a member with places left from before',
      { 'users/member': aUserRecord('member', { managedPlaces: ['open1'] }) },
      'member',
      [update('clubOffers/offer1', { title: 'x' })],
      false,
    ],
    [
      'a member who made a place before',
      { 'places/mine1': aPlaceRecord({ createdBy: 'member' }) },
      'member',
      [update('places/mine1', { title: 'x' })],
      false,
    ],
  ]);

  it('may join and review where no settings were ever stored', () => {
    const world = aCity();
    world.drop('settings/public');
    const record = aUserRecord('new', fresh);
    expect(world.mayCommit('new', { op: 'set', path: 'users/new', fields: record })).toBe(true);
    const review: Write = {
      op: 'set',
      path: 'reviews/other1_member',
      fields: aReviewRecord('other1', 'member', { ...fresh, rating: 5 }),
    };
    const aggregate = update('places/other1', {
      ratingCounts: [0, 0, 0, 0, 1],
      reviewsCount: 1,
      rating: 5,
    });
    expect(world.mayCommit('member', review, aggregate)).toBe(true);
  });
});

describe('reviews', () => {
  const aggregate = (change: Fields = {}) =>
    update('places/open1', {
      ratingCounts: [0, 0, 0, 1, 1],
      reviewsCount: 2,
      rating: 4.5,
      ...change,
    });
  const review = (userId: string, change: Fields = {}): Write => ({
    op: 'set',
    path: `reviews/open1_${userId}`,
    fields: aReviewRecord('open1', userId, { ...fresh, rating: 5, ...change }),
  });
  const edit = (fields: Fields): Write[] => [update('reviews/open1_reviewer', fields)];
  check([
    [
      'with the place of an old instant',
      {},
      'stranger',
      [review('stranger'), aggregate({ updatedAt: past })],
      false,
    ],
    [
      'signed by oneself under the id of another',
      {},
      'stranger',
      [review('pending', { authorName: 'Nome de stranger' }), aggregate()],
      false,
    ],
    [
      'without the picture of the record',
      { 'users/stranger': aUserRecord('stranger', { photoURL: 'https://x.test/a.png' }) },
      'stranger',
      [review('stranger', { authorPhotoURL: '' }), aggregate()],
      true,
    ],
    [
      'with the picture of the record',
      { 'users/stranger': aUserRecord('stranger', { photoURL: 'https://x.test/a.png' }) },
      'stranger',
      [review('stranger', { authorPhotoURL: 'https://x.test/a.png' }), aggregate()],
      true,
    ],
    [
      'edited while inactive',
      { 'users/reviewer': aUserRecord('reviewer', { status: 'inactive' }) },
      'reviewer',
      edit({ text: 'x' }),
      false,
    ],
    ['edited without the instant', {}, 'reviewer', edit({ text: 'x', updatedAt: past }), false],
    [
      'edited under the new name',
      { 'users/reviewer': aUserRecord('reviewer', { displayName: 'Novo' }) },
      'reviewer',
      edit({ authorName: 'Novo' }),
      true,
    ],
    [
      'edited under the old name',
      { 'users/reviewer': aUserRecord('reviewer', { displayName: 'Novo' }) },
      'reviewer',
      edit({ text: 'x' }),
      false,
    ],
    [
      'edited with the new picture',
      { 'users/reviewer': aUserRecord('reviewer', { photoURL: 'https://x.test/b.png' }) },
      'reviewer',
      edit({ authorPhotoURL: 'https://x.test/b.png' }),
      true,
    ],
    [
      'edited after a visit',
      { 'clubVisits/open1_reviewer': { userId: 'reviewer' } },
      'reviewer',
      edit({ verifiedVisit: true }),
      true,
    ],
    [
      'edited after a visit that it hides',
      { 'clubVisits/open1_reviewer': { userId: 'reviewer' } },
      'reviewer',
      edit({ text: 'x' }),
      false,
    ],
  ]);
});

describe('favourites, categories, plans and offers', () => {
  check([
    [
      'a favourite removed while inactive',
      { 'favorites/inactive_open1': { userId: 'inactive', placeId: 'open1', createdAt: past } },
      'inactive',
      [{ op: 'delete', path: 'favorites/inactive_open1' }],
      false,
    ],
    [
      'a category changed by a manager',
      {},
      'manager',
      [update('categories/cat1', { order: 3 })],
      false,
    ],
    [
      'a plan changed by a manager',
      {},
      'manager',
      [update('subscriptionPlans/plan1', { price: 1 })],
      false,
    ],
    [
      'an offer changed by the manager of another',
      {},
      'stranger',
      [update('clubOffers/offer1', { title: 'x' })],
      false,
    ],
    [
      'an offer changed by the maker of its place',
      { 'places/open1': aPlaceRecord({ createdBy: 'stranger' }) },
      'stranger',
      [update('clubOffers/offer1', { title: 'x' })],
      true,
    ],
  ]);
});

describe('reservations', () => {
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
  check([
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

describe('reports and settings', () => {
  const flags = {
    requireApproval: false,
    clubEnabled: true,
    reviewsEnabled: true,
    maintenanceMessage: '',
  };
  const settings = (actor: string, change: Fields): Write[] => [
    {
      op: 'set',
      path: 'settings/public',
      fields: { ...flags, updatedAt: now, auditId: 'new1', ...change },
    },
    {
      op: 'set',
      path: 'auditLog/new1',
      fields: {
        actorId: actor,
        createdAt: now,
        action: 'settings',
        target: 'settings/public',
        before: flags,
        after: Object.fromEntries(
          Object.entries({ ...flags, ...change }).filter(([name]) => name in flags),
        ),
      },
    },
  ];
  check([
    [
      'a report whose review was removed',
      {},
      'admin',
      [update('reports/rep1', { status: 'removed' })],
      true,
    ],
    [
      'a report of an unknown end',
      {},
      'admin',
      [update('reports/rep1', { status: 'lost' })],
      false,
    ],
    [
      'a report closed without the instant',
      {},
      'admin',
      [update('reports/rep1', { status: 'kept', updatedAt: past })],
      false,
    ],
    ['settings as they were', {}, 'admin', settings('admin', {}), true],
    ['the club closed', {}, 'admin', settings('admin', { clubEnabled: false }), true],
    ['the club closed by a text', {}, 'admin', settings('admin', { clubEnabled: 'no' }), false],
    ['reviews closed by a number', {}, 'admin', settings('admin', { reviewsEnabled: 0 }), false],
    ['a message', {}, 'admin', settings('admin', { maintenanceMessage: 'x'.repeat(500) }), true],
    [
      'a message too long',
      {},
      'admin',
      settings('admin', { maintenanceMessage: 'x'.repeat(501) }),
      false,
    ],
    ['settings of an old instant', {}, 'admin', settings('admin', { updatedAt: past }), false],
  ]);

  it.each<[string, string, Write[], boolean]>([
    ['a super admin', 'admin', settings('admin', {}), true],
    ['a manager', 'manager', settings('manager', {}), false],
    ['a super admin without an audit entry', 'admin', settings('admin', {}).slice(0, 1), false],
    ['a super admin, of another type', 'admin', settings('admin', { clubEnabled: 'no' }), false],
  ])('settings first written by %s', (_name, actor, writes, expected) => {
    const world = aCity();
    world.drop('settings/public');
    expect(world.mayCommit(actor, ...writes)).toBe(expected);
  });
});
