import { describe } from 'vitest';

import { checkCommits, remove, set, update } from '../commits.ts';
import { now, past } from '../world.ts';
import type { Fields, Plain, Write } from '../world.ts';

describe('administering people', () => {
  const entry = (change: Fields = {}): Write =>
    set('auditLog/new1', {
      actorId: 'admin',
      createdAt: now,
      action: 'user.role',
      target: 'users/member',
      before: { role: 'member', status: 'active' },
      after: { role: 'manager', status: 'active' },
      ...change,
    });
  const promote = update('users/member', { role: 'manager', managedPlaces: [], auditId: 'new1' });
  checkCommits([
    ['a role with its audit entry', 'admin', [promote, entry()], true],
    ['a role without an audit entry', 'admin', [promote], false],
    [
      'a role that names an older entry',
      'admin',
      [update('users/member', { role: 'manager', auditId: 'old1' })],
      false,
    ],
    [
      'an entry that tells another change',
      'admin',
      [promote, entry({ after: { role: 'member', status: 'active' } })],
      false,
    ],
    [
      'an entry about somebody else',
      'admin',
      [promote, entry({ target: 'users/reviewer' })],
      false,
    ],
    ['an entry in the name of another', 'admin', [promote, entry({ actorId: 'member' })], false],
    ['an entry of yesterday', 'admin', [promote, entry({ createdAt: past })], false],
    [
      'a status with its entry',
      'admin',
      [
        update('users/member', { status: 'inactive', auditId: 'new1' }),
        entry({ after: { role: 'member', status: 'inactive' } }),
      ],
      true,
    ],
    [
      'managed places',
      'admin',
      [update('users/manager', { managedPlaces: ['open1', 'other1'] })],
      true,
    ],
    [
      'two hundred and one managed places',
      'admin',
      [update('users/manager', { managedPlaces: Array<Plain>(201).fill('p') })],
      false,
    ],
    ['the name of somebody', 'admin', [update('users/member', { displayName: 'x' })], false],
    [
      'the own role',
      'admin',
      [
        update('users/admin', { role: 'member', auditId: 'new1' }),
        entry({
          target: 'users/admin',
          before: { role: 'super_admin', status: 'active' },
          after: { role: 'member', status: 'active' },
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
        entry({ after: { role: 'root', status: 'active' } }),
      ],
      false,
    ],
    ['an audit entry by a member', 'member', [entry({ actorId: 'member' })], false],
    ['an audit entry changed later', 'admin', [update('auditLog/old1', { action: 'x' })], false],
    ['an audit entry deleted', 'admin', [remove('auditLog/old1')], false],
  ]);
});
