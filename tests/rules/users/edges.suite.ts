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
      'a record with the id of another user',
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
      'an e-mail updated to that of the token',
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
      'an unknown status',
      {},
      'admin',
      [
        update('users/member', { status: 'banned', auditId: 'new1' }),
        entry(standing, aStanding({ status: 'banned' })),
      ],
      false,
    ],
    [
      'another user promoted to super admin',
      {},
      'admin',
      [
        update('users/member', { role: 'super_admin', auditId: 'new1' }),
        entry(standing, aStanding({ role: 'super_admin' })),
      ],
      true,
    ],
    [
      'an entry with a wrong value before the change',
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
      'a member with managed places from an earlier role',
      { 'users/member': aUserRecord('member', { managedPlaces: ['open1'] }) },
      'member',
      [update('clubOffers/offer1', { title: 'x' })],
      false,
    ],
    [
      'a member who created a place',
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
      'stays when the name changes',
      older,
      'member',
      [update('users/member', { displayName: 'Ana' })],
      true,
    ],
    ['is cleared', older, 'member', [update('users/member', { phone: '' })], true],
    ['is deleted', older, 'member', [update('users/member', {}, ['phone'])], true],
    [
      'is moved to the contact',
      older,
      'member',
      [set('contacts/member', { phone, updatedAt: now }), update('users/member', { phone: '' })],
      true,
    ],
    ['is changed', older, 'member', [update('users/member', { phone: '+5548999990001' })], false],
    ['is set to null', older, 'member', [update('users/member', { phone: null })], false],
    ['is added', {}, 'member', [update('users/member', { phone })], false],
    [
      'is cleared by an inactive user',
      { 'users/inactive': aUserRecord('inactive', { phone, status: 'inactive' }) },
      'inactive',
      [update('users/inactive', { phone: '' })],
      false,
    ],
    ['stays when the permissions change', older, 'admin', admin({ permissions: ['a'] }), true],
    ['is cleared by a super admin', older, 'admin', admin({ phone: '' }), false],
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
      'cannot write with a record that the same commit creates',
      {},
      'new',
      [
        set('users/new', aUserRecord('new', fresh)),
        set('favorites/new_open1', { userId: 'new', placeId: 'open1', createdAt: now }),
      ],
      false,
    ],
    [
      'cannot register with a reference to an audit entry',
      {},
      'new',
      [set('users/new', aUserRecord('new', { ...fresh, auditId: 'a' }))],
      false,
    ],
    [
      'keep a search e-mail in another format when their name changes',
      named('member', { searchEmail: 'older' }),
      'member',
      [update('users/member', { displayName: 'Ana' })],
      true,
    ],
    [
      'cannot keep a search e-mail in another format when their e-mail changes',
      named('member', { email: 'old@guiadailha.test', searchEmail: 'old@guiadailha.test' }),
      'member',
      [update('users/member', { email: 'member@guiadailha.test' })],
      false,
    ],
    [
      'can change both e-mails together',
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
      'cannot change both e-mails to those of another user',
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
      'cannot get a search e-mail while inactive',
      named('inactive', { status: 'inactive' }),
      'inactive',
      [update('users/inactive', { searchEmail: 'inactive@guiadailha.test' })],
      false,
    ],
    [
      'can keep an e-mail of 320 characters',
      named('member', { email: 'x'.repeat(320) }),
      'member',
      [update('users/member', { displayName: 'Ana' })],
      true,
    ],
    [
      'cannot keep an e-mail of 321 characters',
      named('member', { email: 'x'.repeat(321) }),
      'member',
      [update('users/member', { displayName: 'Ana' })],
      false,
    ],
    [
      'cannot keep a blank e-mail',
      named('member', { email: ' ' }),
      'member',
      [update('users/member', { displayName: 'Ana' })],
      false,
    ],
    [
      'cannot get an unknown role',
      {},
      'admin',
      [
        update('users/member', { role: 'unknown', auditId: 'new1' }),
        entry(aStanding({ role: 'unknown' })),
      ],
      false,
    ],
    [
      'cannot get an unknown status',
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
