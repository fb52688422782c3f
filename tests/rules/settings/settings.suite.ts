import { describe, expect, it } from 'vitest';

import { aCity, noOperator } from '../city.ts';
import { checkCommits, remove, set, update } from '../commits.ts';
import { now } from '../world.ts';
import type { Fields } from '../world.ts';

describe('settings', () => {
  const settings = (change: Fields = {}) =>
    update('settings/public', { requireApproval: true, auditId: 'new1', ...change });
  const before = {
    requireApproval: false,
    clubEnabled: true,
    reviewsEnabled: true,
    maintenanceMessage: '',
    ...noOperator,
  };
  const entry = (change: Fields = {}) =>
    set('auditLog/new1', {
      actorId: 'admin',
      createdAt: now,
      action: 'settings.update',
      target: 'settings/public',
      before,
      after: { ...before, requireApproval: true },
      ...change,
    });
  checkCommits([
    ['settings with their audit entry', 'admin', [settings(), entry()], true],
    ['settings without an audit entry', 'admin', [settings()], false],
    [
      'settings with an incomplete entry',
      'admin',
      [settings({ clubEnabled: false }), entry()],
      false,
    ],
    [
      'settings changed by a manager',
      'manager',
      [settings(), entry({ actorId: 'manager' })],
      false,
    ],
    ['settings with an extra field', 'admin', [settings({ x: 1 }), entry()], false],
    [
      'settings of another type',
      'admin',
      [
        settings({ requireApproval: 'yes' }),
        entry({ after: { ...before, requireApproval: 'yes' } }),
      ],
      false,
    ],
    [
      'a contact that is missing in its entry',
      'admin',
      [settings({ contactEmail: 'contato@guia.example' }), entry()],
      false,
    ],
    [
      'a contact with its entry',
      'admin',
      [
        settings({ requireApproval: false, contactEmail: 'contato@guia.example' }),
        entry({ after: { ...before, contactEmail: 'contato@guia.example' } }),
      ],
      true,
    ],
    ['settings deleted', 'admin', [remove('settings/public')], false],
    ['another settings document', 'admin', [set('settings/private', { x: 1 })], false],
  ]);

  it('are created with an entry that contains the defaults', () => {
    const world = aCity();
    const first = { ...before, requireApproval: true, updatedAt: now, auditId: 'new1' };
    world.drop('settings/public');
    expect(world.mayCommit('admin', set('settings/public', first), entry())).toBe(true);
  });
});
