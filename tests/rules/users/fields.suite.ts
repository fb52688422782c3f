import { notificationKinds } from '#features/notifications/model/notification-options.ts';
import { describe, expect, it } from 'vitest';

import { aCity, aStandingEntry, aUserRecord } from '../city.ts';
import { fresh } from '../commits.ts';
import { checkFields, filledText, instant, long, oneOf, optionalText } from '../field-rows.ts';
import { Float, now, past } from '../world.ts';
import type { Fields, Plain, Write } from '../world.ts';

describe('users, in their own record', () => {
  checkFields(
    { actor: 'new', path: 'users/new', document: aUserRecord('new', fresh), updates: false },
    [
      filledText('displayName', 100),
      {
        field: 'photoURL',
        takes: ['', `https://lh3.googleusercontent.com/${'a'.repeat(1000)}`],
        refuses: [`https://lh3.googleusercontent.com/${'a'.repeat(1001)}`, 1, ['x'], null],
        optional: true,
      },
      optionalText('searchName', 100),
      {
        field: 'searchEmail',
        takes: ['', 'new@guiadailha.test'],
        refuses: ['New@guiadailha.test', 'member@guiadailha.test', 1, null],
        optional: true,
      },
      {
        field: 'phone',
        refuses: ['', '+5548999990000', 1, null],
        optional: true,
      },
      oneOf('role', ['member']),
      oneOf('status', ['active']),
      instant('createdAt'),
      instant('updatedAt'),
      {
        field: 'preferences',
        takes: [
          {},
          { theme: 'system' },
          { theme: 'light' },
          { theme: 'dark' },
          { language: 'pt' },
          { language: 'es' },
          { language: 'en' },
          { marketingConsent: true },
          { reviewerProfile: true },
          { reviewerProfile: false },
          { noLetters: [] },
          ...notificationKinds.map((kind) => ({ noLetters: [kind] })),
          { noLetters: [...notificationKinds] },
        ],
        refuses: [
          { theme: 'unknown' },
          { theme: 1 },
          { language: 'unknown' },
          { language: 1 },
          { marketingConsent: 'yes' },
          { reviewerProfile: 'yes' },
          { reviewerProfile: 1 },
          { noLetters: ['unknown'] },
          { noLetters: [1] },
          { noLetters: 'low_review' },
          { noLetters: { low_review: true } },
          { noLetters: [...notificationKinds, 'low_review'] },
          { theme: 'dark', unknown: 1 },
          'dark',
          [],
          null,
        ],
        optional: true,
      },
    ],
  );

  it.each<[string, Fields, boolean]>([
    ['favourites increased', { favorites: 1, views: 0, reviews: 0 }, true],
    ['views increased', { favorites: 0, views: 2, reviews: 0 }, true],
    ['reviews increased', { favorites: 0, views: 0, reviews: 3 }, true],
    ['views below zero', { favorites: 0, views: -1, reviews: 0 }, false],
    ['reviews below zero', { favorites: 0, views: 0, reviews: -1 }, false],
    ['reviews in halves', { favorites: 0, views: 0, reviews: 0.5 }, false],
    ['a million', { favorites: 1_000_000, views: 1_000_000, reviews: 1_000_000 }, true],
    ['more favourites than a million', { favorites: 1_000_001, views: 0, reviews: 0 }, false],
    ['more views than a million', { favorites: 0, views: 1_000_001, reviews: 0 }, false],
    ['more reviews than a million', { favorites: 0, views: 0, reviews: 1_000_001 }, false],
    ['views as a float', { favorites: 0, views: new Float(1), reviews: 0 }, false],
    ['an extra statistic', { favorites: 0, views: 0, reviews: 0, unknown: 1 }, false],
  ])('statistics: %s', (_name, statistics, expected) => {
    const write: Write = {
      op: 'update',
      path: 'users/member',
      fields: { statistics, updatedAt: now },
    };
    expect(aCity().mayCommit('member', write)).toBe(expected);
  });

  it.each<[string, Fields, boolean]>([
    ['preferences', { preferences: { theme: 'dark' } }, true],
    ['searchEmail', { searchEmail: 'member@guiadailha.test' }, true],
    ['searchEmail to an empty string', { searchEmail: '' }, true],
    ['searchEmail to that of another user', { searchEmail: 'admin@guiadailha.test' }, false],
    ['searchEmail to capitals', { searchEmail: 'Member@guiadailha.test' }, false],
    ['emailVerified to a string', { emailVerified: 'true' }, false],
    ['emailVerified to a number', { emailVerified: 1 }, false],
    ['emailVerified to null', { emailVerified: null }, false],
    ['auditId', { auditId: 'x' }, false],
    ['an unknown field', { unknown: 1 }, false],
  ])('validates a change of %s', (_name, fields, expected) => {
    const write: Write = {
      op: 'update',
      path: 'users/member',
      fields: { ...fields, updatedAt: now },
    };
    expect(aCity().mayCommit('member', write)).toBe(expected);
  });
});

describe('users, changed by a super admin', () => {
  it.each<[string, Fields, boolean]>([
    ['permissions', { permissions: ['a'] }, true],
    ['too many permissions', { permissions: Array<Plain>(51).fill('a') }, false],
    ['permissions that are not a list', { permissions: 'all' }, false],
    ['managed places', { managedPlaces: Array<Plain>(200).fill('p') }, true],
    ['permissions of the maximum length', { permissions: ['x'.repeat(5000)] }, true],
    ['too long permissions', { permissions: ['x'.repeat(5000), 'x'] }, false],
    ['managed places of the maximum length', { managedPlaces: ['x'.repeat(25_600)] }, true],
    ['too long managed places', { managedPlaces: ['x'.repeat(25_600), 'x'] }, false],
    ['managed places that are maps', { managedPlaces: [{ id: 'open1' }] }, false],
    ['managed places that are not a list', { managedPlaces: 'all' }, false],
    ['an audit entry with an id of the maximum length', { auditId: 'x'.repeat(128) }, true],
    ['an audit entry with a too long id', { auditId: long(128) }, false],
    ['an old timestamp', { permissions: [], updatedAt: past }, false],
  ])('%s', (_name, fields, expected) => {
    const stored = aUserRecord('member');
    const changed = { auditId: 'new1', updatedAt: now, ...fields };
    const write: Write = { op: 'update', path: 'users/member', fields: changed };
    const entry = aStandingEntry('member', stored, { ...stored, ...changed });
    expect(aCity().mayCommit('admin', write, entry)).toBe(expected);
  });
});
