import { describe } from 'vitest';

import { aUserRecord } from '../city.ts';
import { checkCommits, fresh, remove, set, update } from '../commits.ts';
import type { CommitRow } from '../commits.ts';
import { future, now, past } from '../world.ts';
import type { Fields } from '../world.ts';

const google = 'https://lh3.googleusercontent.com/a/ACg8ocK=s96-c';

/** Photos that the server did not process, on any host, including host names similar to that of Google accounts. */
const foreignPhotos = [
  'https://x.test/a.png',
  'https://firebasestorage.googleapis.com/v0/b/g/o/users%2Fmember%2Favatar%2Fa.webp?alt=media',
  'https://lh3.googleusercontent.com.x.test/a',
  'https://lh3xgoogleusercontent.com/a',
  'http://lh3.googleusercontent.com/a',
  'https://lh3.googleusercontent.com/',
  'https://lh3.googleusercontent.com/a b',
  'https://lh3.googleusercontent.com/á',
  `https://lh3.googleusercontent.com/${'a'.repeat(1001)}`,
];

describe('creating the own record', () => {
  const own = (change: Fields = {}) => aUserRecord('new', { ...fresh, ...change });
  const attempt = (name: string, change: Fields, expected = false): CommitRow => [
    name,
    'new',
    [set('users/new', own(change))],
    expected,
  ];
  checkCommits([
    attempt('with the required fields', {}, true),
    attempt('with preferences', { preferences: { theme: 'dark', marketingConsent: false } }, true),
    ['by a visitor', null, [set('users/new', own())], false],
    ['for another user', 'member', [set('users/new', own())], false],
    attempt('as a super admin', { role: 'super_admin' }),
    attempt('as a manager', { role: 'manager' }),
    attempt('as an unknown role', { role: 'owner' }),
    attempt('with managed places', { managedPlaces: [] }),
    attempt('with permissions', { permissions: ['all'] }),
    attempt('with statistics above zero', {
      statistics: { favorites: 0, views: 9, reviews: 0 },
    }),
    attempt('with an extra statistic', {
      statistics: { favorites: 0, views: 0, reviews: 0, x: 0 },
    }),
    attempt('with fractional statistics', {
      statistics: { favorites: 0.5, views: 0, reviews: 0 },
    }),
    attempt('with the uid of another user', { uid: 'member' }),
    attempt('with the e-mail of another user', { email: 'admin@guiadailha.test' }),
    attempt('with an extra field', { isAdmin: true }),
    attempt('with the photo of a Google account', { photoURL: google }, true),
    ...foreignPhotos.map((photoURL) =>
      attempt(`with the photo ${photoURL.slice(0, 60)}`, { photoURL }),
    ),
    attempt('with an old timestamp', { createdAt: past }),
    attempt('with a future timestamp', { updatedAt: future }),
    attempt('without a name', { displayName: '  ' }),
    attempt('with a too long name', { displayName: 'x'.repeat(101) }),
    attempt('with a name that is a number', { displayName: 7 }),
    attempt('with an unknown preference', { preferences: { theme: 'dark', admin: true } }),
    attempt('pending if no approval is required', { status: 'pending' }),
  ]);

  describe('if approval is required', () => {
    checkCommits(
      [attempt('pending', { status: 'pending' }, true), attempt('active', { status: 'active' })],
      (world) => {
        world.put('settings/public', { requireApproval: true });
      },
    );
  });
});

describe('a photo that is already stored', () => {
  const rename = update('users/member', { displayName: 'Ana' });
  for (const [size, expected] of [
    [2000, true],
    [2001, false],
  ] as const) {
    checkCommits(
      [
        [
          `of ${size} characters ${expected ? 'stays while the name changes' : 'is damage'}`,
          'member',
          [rename],
          expected,
        ],
      ],
      (world) => {
        world.put('users/member', aUserRecord('member', { photoURL: 'x'.repeat(size) }));
      },
    );
  }
});

describe('changing the own record', () => {
  const attempt = (name: string, actor: string, fields: Fields, expected = false): CommitRow => [
    name,
    actor,
    [update(`users/${actor}`, fields)],
    expected,
  ];
  checkCommits([
    attempt('the name', 'member', { displayName: 'Ana', searchName: 'ana' }, true),
    attempt('the photo to that of a Google account', 'member', { photoURL: google }, true),
    attempt('the photo to an empty string', 'member', { photoURL: '' }, true),
    ...foreignPhotos.map((photoURL) =>
      attempt(`the photo to ${photoURL.slice(0, 60)}`, 'member', { photoURL }),
    ),
    attempt('statistics', 'member', { statistics: { favorites: 3, views: 10, reviews: 1 } }, true),
    attempt('the e-mail to that of the token', 'member', { email: 'member@guiadailha.test' }, true),
    attempt('the e-mail to another', 'member', { email: 'x@guiadailha.test' }),
    attempt('the role', 'member', { role: 'super_admin' }),
    attempt('the role in another spelling', 'member', { role: 'Super_Admin' }),
    attempt('the status', 'inactive', { status: 'active' }),
    attempt('the status while pending', 'pending', { status: 'active' }),
    attempt('managed places', 'manager', { managedPlaces: ['open1', 'other1'] }),
    attempt('permissions', 'member', { permissions: ['all'] }),
    attempt('the uid', 'member', { uid: 'admin' }),
    attempt('the creation date', 'member', { createdAt: now }),
    attempt('without the request time', 'member', {
      displayName: 'Ana',
      updatedAt: past,
    }),
    attempt('negative statistics', 'member', {
      statistics: { favorites: -1, views: 0, reviews: 0 },
    }),
    attempt('NaN statistics', 'member', {
      statistics: { favorites: Number.NaN, views: 0, reviews: 0 },
    }),
    attempt('statistics with a missing field', 'member', { statistics: { favorites: 1 } }),
    attempt('an extra field', 'member', { note: 'x' }),
    attempt('the name while inactive', 'inactive', { displayName: 'Ana', searchName: 'ana' }, true),
    attempt('the name while pending', 'pending', { displayName: 'Ana' }, true),
    attempt('the photo while inactive', 'inactive', { photoURL: google }),
    attempt('statistics while pending', 'pending', {
      statistics: { favorites: 1, views: 0, reviews: 0 },
    }),
    ['the role deleted', 'member', [update('users/member', {}, ['role'])], false],
    [
      'the record of another user',
      'member',
      [update('users/reviewer', { displayName: 'x' })],
      false,
    ],
    [
      'the whole record replaced with another role',
      'member',
      [set('users/member', aUserRecord('member', { role: 'manager', updatedAt: now }))],
      false,
    ],
    ['deleted', 'member', [remove('users/member')], false],
    ['deleted by a super admin', 'admin', [remove('users/member')], false],
  ]);
});
