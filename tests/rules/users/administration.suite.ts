import { describe } from 'vitest';

import { aStanding, aUserRecord } from '../city.ts';
import { checkCommits, remove, set, update } from '../commits.ts';
import { now, past } from '../world.ts';
import type { Fields, Plain, Write } from '../world.ts';

describe('administration of users', () => {
  const entry = (change: Fields = {}): Write =>
    set('auditLog/new1', {
      actorId: 'admin',
      createdAt: now,
      action: 'user.update',
      target: 'users/member',
      before: aStanding(),
      after: aStanding({ role: 'manager' }),
      ...change,
    });
  const promote = update('users/member', { role: 'manager', managedPlaces: [], auditId: 'new1' });
  const entrust = (managedPlaces: Plain[]): [Write, Write] => [
    update('users/manager', { managedPlaces, auditId: 'new1' }),
    entry({
      target: 'users/manager',
      before: aStanding({ role: 'manager', managedPlaces: ['open1', 'closed1'] }),
      after: aStanding({ role: 'manager', managedPlaces }),
    }),
  ];
  checkCommits(
    [
      ['a role with its audit entry', 'admin', [promote, entry()], true],
      ['a role without an audit entry', 'admin', [promote], false],
      [
        'a role that names an older entry',
        'admin',
        [update('users/member', { role: 'manager', auditId: 'old1' })],
        false,
      ],
      ['an entry of another change', 'admin', [promote, entry({ after: aStanding() })], false],
      [
        'an entry about another user',
        'admin',
        [promote, entry({ target: 'users/reviewer' })],
        false,
      ],
      ['an entry with another actor', 'admin', [promote, entry({ actorId: 'member' })], false],
      [
        'an entry with the timestamp of yesterday',
        'admin',
        [promote, entry({ createdAt: past })],
        false,
      ],
      [
        'a status with its entry',
        'admin',
        [
          update('users/member', { status: 'pending', auditId: 'new1' }),
          entry({ after: aStanding({ status: 'pending' }) }),
        ],
        true,
      ],
      // Only the server deactivates users, because it also ends a subscription or an open checkout.
      [
        'a deactivation with its entry',
        'admin',
        [
          update('users/member', { status: 'inactive', auditId: 'new1' }),
          entry({ after: aStanding({ status: 'inactive' }) }),
        ],
        false,
      ],
      [
        'a deactivation and a role with their entry',
        'admin',
        [
          update('users/proven', { role: 'manager', status: 'inactive', auditId: 'new1' }),
          entry({
            target: 'users/proven',
            after: aStanding({ role: 'manager', status: 'inactive' }),
          }),
        ],
        false,
      ],
      [
        'a reactivation with its entry',
        'admin',
        [
          update('users/inactive', { status: 'active', auditId: 'new1' }),
          entry({
            target: 'users/inactive',
            before: aStanding({ status: 'inactive' }),
            after: aStanding(),
          }),
        ],
        true,
      ],
      [
        'the permissions of an inactive user',
        'admin',
        [
          update('users/inactive', { permissions: ['a'], auditId: 'new1' }),
          entry({
            target: 'users/inactive',
            before: aStanding({ status: 'inactive' }),
            after: aStanding({ status: 'inactive', permissions: ['a'] }),
          }),
        ],
        true,
      ],
      ['managed places with their entry', 'admin', entrust(['open1', 'other1']), true],
      ['managed places without an entry', 'admin', entrust(['open1', 'other1']).slice(0, 1), false],
      [
        'managed places with an entry of other places',
        'admin',
        [entrust(['open1', 'other1'])[0], entrust(['open1'])[1]],
        false,
      ],
      [
        'managed places that name an older entry',
        'admin',
        [update('users/manager', { managedPlaces: [], auditId: 'old1' })],
        false,
      ],
      [
        'two users with one entry',
        'admin',
        [
          update('users/member', { role: 'manager', auditId: 'new1' }),
          update('users/proven', { role: 'manager', auditId: 'new1' }),
          entry(),
        ],
        false,
      ],
      ['two hundred managed places', 'admin', entrust(Array<Plain>(200).fill('p')), true],
      ['two hundred and one managed places', 'admin', entrust(Array<Plain>(201).fill('p')), false],
      [
        'permissions without an entry',
        'admin',
        [update('users/member', { permissions: ['a'], auditId: 'new1' })],
        false,
      ],
      [
        'a role above member for a user with an unverified e-mail',
        'admin',
        [
          update('users/reviewer', { role: 'manager', managedPlaces: [], auditId: 'new1' }),
          entry({ target: 'users/reviewer' }),
        ],
        false,
      ],
      ['the name of another user', 'admin', [update('users/member', { displayName: 'x' })], false],
      [
        'the own role',
        'admin',
        [
          update('users/admin', { role: 'member', auditId: 'new1' }),
          entry({
            target: 'users/admin',
            before: aStanding({ role: 'super_admin' }),
            after: aStanding(),
          }),
        ],
        false,
      ],
      ['a role by a manager', 'manager', [promote, entry({ actorId: 'manager' })], false],
      [
        'a role that does not exist',
        'admin',
        [
          update('users/member', { role: 'root', auditId: 'new1' }),
          entry({ after: aStanding({ role: 'root' }) }),
        ],
        false,
      ],
      ['an audit entry by a member', 'member', [entry({ actorId: 'member' })], false],
      ['an audit entry changed later', 'admin', [update('auditLog/old1', { action: 'x' })], false],
      ['an audit entry deleted', 'admin', [remove('auditLog/old1')], false],
    ],
    (world) => {
      world.put('users/proven', aUserRecord('proven', { emailVerified: true }));
    },
  );
});
