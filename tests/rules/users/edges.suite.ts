import { describe, expect, it } from 'vitest';

import {
  aCity,
  aPlaceRecord,
  aReviewRecord,
  aStanding,
  aStandingEntry,
  aUserRecord,
} from '../city.ts';
import { checkArranged, fresh, set, update } from '../commits.ts';
import { now, past } from '../world.ts';
import type { Fields, Write } from '../world.ts';

describe('permission edge cases of users', () => {
  const entry = (before: Fields, after: Fields): Write => ({
    op: 'set',
    path: 'auditLog/new1',
    fields: {
      actorId: 'admin',
      createdAt: now,
      action: 'user.update',
      target: 'users/member',
      before,
      after,
    },
  });
  const standing = aStanding();
  checkArranged([
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
        entry(standing, aStanding({ status: 'banned' })),
      ],
      false,
    ],
    [
      'somebody made a super admin',
      {},
      'admin',
      [
        update('users/member', { role: 'super_admin', auditId: 'new1' }),
        entry(standing, aStanding({ role: 'super_admin' })),
      ],
      true,
    ],
    [
      'an entry that tells another past',
      {},
      'admin',
      [
        update('users/member', { role: 'manager', auditId: 'new1' }),
        entry(aStanding({ role: 'manager' }), aStanding({ role: 'manager' })),
      ],
      false,
    ],
    [
      'an older entry used again',
      {
        'auditLog/old2': {
          actorId: 'admin',
          createdAt: past,
          action: 'user.update',
          target: 'users/member',
          before: standing,
          after: aStanding({ role: 'manager' }),
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

  it('can register and write reviews if no settings are stored', () => {
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

describe('a phone in an older record', () => {
  const phone = '+5548999990000';
  const older = { 'users/member': aUserRecord('member', { phone }) };
  const admin = (fields: Fields): Write[] => {
    const changed = { auditId: 'new1', ...fields };
    const record = aUserRecord('member', { phone });
    return [
      update('users/member', changed),
      aStandingEntry('member', record, { ...record, ...changed }),
    ];
  };
  checkArranged([
    [
      'stays with another name',
      older,
      'member',
      [update('users/member', { displayName: 'Ana' })],
      true,
    ],
    ['is emptied', older, 'member', [update('users/member', { phone: '' })], true],
    ['is removed', older, 'member', [update('users/member', {}, ['phone'])], true],
    [
      'moves to the contact',
      older,
      'member',
      [set('contacts/member', { phone, updatedAt: now }), update('users/member', { phone: '' })],
      true,
    ],
    ['is another', older, 'member', [update('users/member', { phone: '+5548999990001' })], false],
    ['is nothing', older, 'member', [update('users/member', { phone: null })], false],
    ['comes anew', {}, 'member', [update('users/member', { phone })], false],
    [
      'is emptied while inactive',
      { 'users/inactive': aUserRecord('inactive', { phone, status: 'inactive' }) },
      'inactive',
      [update('users/inactive', { phone: '' })],
      false,
    ],
    ['stays with another role', older, 'admin', admin({ permissions: ['a'] }), true],
    ['is emptied by a super admin', older, 'admin', admin({ phone: '' }), false],
  ]);
});

describe('users', () => {
  const entry = (after: Fields): Write =>
    set('auditLog/new1', {
      actorId: 'admin',
      createdAt: now,
      action: 'user.update',
      target: 'users/member',
      before: aStanding(),
      after,
    });
  const named = (actor: string, change: Fields): Record<string, Fields> => ({
    [`users/${actor}`]: aUserRecord(actor, change),
  });
  checkArranged([
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
      'keep a search e-mail of another shape while their name changes',
      named('member', { searchEmail: 'older' }),
      'member',
      [update('users/member', { displayName: 'Ana' })],
      true,
    ],
    [
      'keep no search e-mail of another shape when their e-mail changes',
      named('member', { email: 'old@guiadailha.test', searchEmail: 'old@guiadailha.test' }),
      'member',
      [update('users/member', { email: 'member@guiadailha.test' })],
      false,
    ],
    [
      'change both e-mails together',
      named('member', { email: 'old@guiadailha.test', searchEmail: 'old@guiadailha.test' }),
      'member',
      [
        update('users/member', {
          email: 'member@guiadailha.test',
          searchEmail: 'member@guiadailha.test',
        }),
      ],
      true,
    ],
    [
      'change both e-mails together to those of another',
      named('member', {}),
      'member',
      [
        update('users/member', {
          email: 'admin@guiadailha.test',
          searchEmail: 'admin@guiadailha.test',
        }),
      ],
      false,
    ],
    [
      'get no search e-mail while inactive',
      named('inactive', { status: 'inactive' }),
      'inactive',
      [update('users/inactive', { searchEmail: 'inactive@guiadailha.test' })],
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
        entry(aStanding({ role: 'unknown' })),
      ],
      false,
    ],
    [
      'get no unknown status',
      {},
      'admin',
      [
        update('users/member', { status: 'unknown', auditId: 'new1' }),
        entry(aStanding({ status: 'unknown' })),
      ],
      false,
    ],
  ]);
});
