import { describe, expect, it } from 'vitest';

import { aCity } from '../city.ts';
import { checkArranged, set } from '../commits.ts';
import { now, past } from '../world.ts';
import type { Fields, Write } from '../world.ts';

describe('settings at the edges', () => {
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
        action: 'settings.update',
        target: 'settings/public',
        before: flags,
        after: Object.fromEntries(
          Object.entries({ ...flags, ...change }).filter(([name]) => name in flags),
        ),
      },
    },
  ];
  checkArranged([
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

describe('odd settings', () => {
  const flags = {
    requireApproval: false,
    clubEnabled: true,
    reviewsEnabled: true,
    maintenanceMessage: '',
  };
  checkArranged([
    [
      'settings with an unknown field',
      {},
      'admin',
      [
        set('settings/public', { ...flags, updatedAt: now, auditId: 'new1', unknown: 1 }),
        set('auditLog/new1', {
          actorId: 'admin',
          createdAt: now,
          action: 'settings.update',
          target: 'settings/public',
          before: flags,
          after: flags,
        }),
      ],
      false,
    ],
  ]);
});
