import { describe, expect, it } from 'vitest';

import { aCity, noOperator } from '../city.ts';
import { checkArranged, set } from '../commits.ts';
import { now, past } from '../world.ts';
import type { Fields, Write } from '../world.ts';

describe('edge cases of settings', () => {
  const flags = {
    requireApproval: false,
    clubEnabled: true,
    reviewsEnabled: true,
    maintenanceMessage: '',
    ...noOperator,
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
    ['unchanged settings', {}, 'admin', settings('admin', {}), true],
    ['the club disabled', {}, 'admin', settings('admin', { clubEnabled: false }), true],
    [
      'the club disabled with a string',
      {},
      'admin',
      settings('admin', { clubEnabled: 'no' }),
      false,
    ],
    [
      'reviews disabled with a number',
      {},
      'admin',
      settings('admin', { reviewsEnabled: 0 }),
      false,
    ],
    ['a message', {}, 'admin', settings('admin', { maintenanceMessage: 'x'.repeat(500) }), true],
    [
      'a too long message',
      {},
      'admin',
      settings('admin', { maintenanceMessage: 'x'.repeat(501) }),
      false,
    ],
    ...(
      [
        ['operatorName', 'Ilha Guia Ltda.', 200],
        ['operatorAddress', 'Rua das Flores, 100', 300],
        ['privacyOfficer', 'Ana Souza', 200],
      ] as const
    ).flatMap(([field, text, most]): Parameters<typeof checkArranged>[0] => [
      [`${field} with a valid value`, {}, 'admin', settings('admin', { [field]: text }), true],
      [
        `${field} of the maximum length`,
        {},
        'admin',
        settings('admin', { [field]: 'x'.repeat(most) }),
        true,
      ],
      [
        `${field} too long`,
        {},
        'admin',
        settings('admin', { [field]: 'x'.repeat(most + 1) }),
        false,
      ],
      [`${field} of another type`, {}, 'admin', settings('admin', { [field]: 1 }), false],
    ]),
    ...['52998224725', '11222333000181', '12ABC34501DE35'].map(
      (document): Parameters<typeof checkArranged>[0][number] => [
        `document ${document}`,
        {},
        'admin',
        settings('admin', { operatorDocument: document }),
        true,
      ],
    ),
    ...[
      '529.982.247-25',
      '5299822472',
      '112223330001812',
      '12abc34501de35',
      '12ABC34501DE3X',
      7,
    ].map((document): Parameters<typeof checkArranged>[0][number] => [
      `invalid document ${document}`,
      {},
      'admin',
      settings('admin', { operatorDocument: document }),
      false,
    ]),
    ...['contato@guia.example', 'a.b+c@x.com.br', `a@${'b'.repeat(314)}.com`].map(
      (address): Parameters<typeof checkArranged>[0][number] => [
        `address ${address.slice(0, 30)}`,
        {},
        'admin',
        settings('admin', { contactEmail: address }),
        true,
      ],
    ),
    ...[
      ...[
        'contato',
        'a@b',
        'a b@x.com',
        'a@x.com?bcc=b@x.com',
        'a@x.com&cc',
        '<a@x.com>',
        'a"@x.com',
      ],
      ...[`a@${'b'.repeat(315)}.com`, 'a@@x.com', 1],
    ].map((address): Parameters<typeof checkArranged>[0][number] => [
      `invalid address ${String(address).slice(0, 30)}`,
      {},
      'admin',
      settings('admin', { contactEmail: address }),
      false,
    ]),
    ['settings with an old timestamp', {}, 'admin', settings('admin', { updatedAt: past }), false],
  ]);

  it.each<[string, string, Write[], boolean]>([
    ['a super admin', 'admin', settings('admin', {}), true],
    ['a manager', 'manager', settings('manager', {}), false],
    ['a super admin without an audit entry', 'admin', settings('admin', {}).slice(0, 1), false],
    ['a super admin with another type', 'admin', settings('admin', { clubEnabled: 'no' }), false],
  ])('settings first written by %s', (_name, actor, writes, expected) => {
    const world = aCity();
    world.drop('settings/public');
    expect(world.mayCommit(actor, ...writes)).toBe(expected);
  });
});

describe('invalid settings', () => {
  const flags = {
    requireApproval: false,
    clubEnabled: true,
    reviewsEnabled: true,
    maintenanceMessage: '',
    ...noOperator,
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
