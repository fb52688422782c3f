import { limit, where } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import {
  attackLocalCity,
  batch,
  change,
  deviceTime,
  list,
  now,
  read,
  remove,
  set,
  update,
} from '../attack.ts';
import { aStanding } from '../city.ts';

const { allows, refuses } = attackLocalCity();

describe('the audit log', () => {
  const told = (fields: object) => ({
    actorId: 'manager',
    createdAt: now,
    action: 'place.update',
    target: 'places/open1',
    before: { title: 'Bar do Cais' },
    after: { title: 'Bar Novo' },
    ...fields,
  });
  const rename = (fields: object) =>
    batch(
      update('places/open1', { title: 'Bar Novo', auditId: 'new1', updatedAt: now }),
      set('auditLog/new1', told(fields)),
    );
  allows('manager', rename({}));
  refuses([
    [
      'an audit entry is written by a member',
      'member',
      set('auditLog/new1', {
        actorId: 'member',
        createdAt: now,
        action: 'x',
        target: 'x',
        before: {},
        after: {},
      }),
    ],
    [
      'an audit entry is written in the name of another',
      'manager',
      set('auditLog/new1', {
        actorId: 'admin',
        createdAt: now,
        action: 'x',
        target: 'x',
        before: {},
        after: {},
      }),
    ],
    [
      'an audit entry is changed by a super admin',
      'admin',
      change('auditLog/old1', { action: 'y' }),
    ],
    ['an audit entry is deleted by a super admin', 'admin', remove('auditLog/old1')],
    [
      'an entry of a manager has no change in the same commit',
      'manager',
      set('auditLog/new1', told({})),
    ],
    [
      'a manager creates two entries for one change',
      'manager',
      batch(
        update('places/open1', { title: 'Bar Novo', auditId: 'new1', updatedAt: now }),
        set('auditLog/new1', told({})),
        set('auditLog/new2', told({})),
      ),
    ],
    [
      'an entry of a manager is not referenced by the place',
      'manager',
      batch(
        update('places/open1', { title: 'Bar Novo', updatedAt: now }),
        set('auditLog/new1', told({})),
      ),
    ],
    [
      'an entry of a manager names the place of another manager',
      'manager',
      rename({ target: 'places/other1' }),
    ],
    ['an entry of a manager names a user', 'manager', rename({ target: 'users/manager' })],
    ['an entry of a manager names the settings', 'manager', rename({ target: 'settings/public' })],
    [
      'an entry of a manager has a wrong value before the change',
      'manager',
      rename({ before: { title: 'Outro' } }),
    ],
    [
      'an entry of a manager has a wrong value after the change',
      'manager',
      rename({ after: { title: 'Outro' } }),
    ],
    [
      'an entry of a manager has 500 kB of extra data',
      'manager',
      rename({ after: { title: 'Bar Novo', x: 'x'.repeat(500_000) } }),
    ],
    [
      'an entry of a manager has a nested map',
      'manager',
      rename({ before: { title: { x: 'Bar do Cais' } } }),
    ],
    ['an entry of a manager names another action', 'manager', rename({ action: 'user.role' })],
    [
      'an entry of a manager has a timestamp of the device',
      'manager',
      rename({ createdAt: deviceTime() }),
    ],
    ['an entry of a manager has an extra field', 'manager', rename({ note: 'x' })],
    ['an entry of a manager has no value before the change', 'manager', rename({ before: null })],
    ['an entry is overwritten', 'admin', set('auditLog/old1', { ...told({}), actorId: 'admin' })],
    [
      'one entry is used for a role and for the settings',
      'admin',
      batch(
        set('auditLog/new1', {
          ...told({}),
          actorId: 'admin',
          action: 'user.update',
          target: 'users/member',
          before: aStanding(),
          after: aStanding({ role: 'manager' }),
        }),
        update('users/member', { role: 'manager', auditId: 'new1', updatedAt: now }),
        update('settings/public', {
          clubEnabled: false,
          auditId: 'new1',
          updatedAt: now,
        }),
      ),
    ],
    [
      'a super admin logs a change that is not in the commit',
      'admin',
      set('auditLog/new1', { ...told({}), actorId: 'admin' }),
    ],
    [
      'a super admin logs a role and changes the permissions',
      'admin',
      batch(
        set('auditLog/new1', {
          ...told({}),
          actorId: 'admin',
          action: 'user.update',
          target: 'users/member',
          before: aStanding(),
          after: aStanding({ role: 'manager' }),
        }),
        update('users/member', {
          permissions: ['*'],
          auditId: 'new1',
          updatedAt: now,
        }),
      ),
    ],
    [
      'two entries of a super admin reference each other',
      'admin',
      batch(
        ...[
          ['new1', 'new2'],
          ['new2', 'new1'],
        ].map(([id, other]) =>
          set(`auditLog/${id}`, {
            ...told({ before: {}, after: {} }),
            actorId: 'admin',
            action: 'auditLog.create',
            target: `auditLog/${other}`,
          }),
        ),
      ),
    ],
    ['an entry is read by its author', 'manager', read('auditLog/old1')],
    [
      'entries are listed by a manager',
      'manager',
      list('auditLog', where('actorId', '==', 'manager'), limit(5)),
    ],
  ]);
});
