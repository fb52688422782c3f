import { describe } from 'vitest';

import { checkArranged, checkCommits, remove, set, update } from '../commits.ts';
import { checkFields, instant } from '../field-rows.ts';
import { now, past } from '../world.ts';
import type { Fields } from '../world.ts';

const contact = (change: Fields = {}): Fields => ({
  phone: '+5548999990000',
  updatedAt: now,
  ...change,
});

describe('contacts', () => {
  checkFields({ actor: 'reviewer', path: 'contacts/reviewer', document: contact() }, [
    {
      field: 'phone',
      takes: ['', '+12345678', `+${'9'.repeat(15)}`],
      refuses: [
        ...['48999990000', '+55 48', '+1234567', `+${'9'.repeat(16)}`, '+5548999990000\n', ' '],
        ...[1, null, ['+5548999990000'], { phone: '+5548999990000' }],
      ],
    },
    instant('updatedAt'),
  ]);

  checkCommits([
    ['stored by their owner', 'reviewer', [set('contacts/reviewer', contact())], true],
    ['changed by their owner', 'member', [update('contacts/member', { phone: '' })], true],
    ['deleted by their owner', 'member', [remove('contacts/member')], false],
    ['stored by a visitor', null, [set('contacts/reviewer', contact())], false],
    ['stored by an account without a record', 'new', [set('contacts/new', contact())], false],
    ['stored by an inactive user', 'inactive', [set('contacts/inactive', contact())], false],
    ['stored by a pending user', 'pending', [set('contacts/pending', contact())], false],
    ['stored for another user', 'member', [set('contacts/reviewer', contact())], false],
    ['changed by a manager', 'manager', [update('contacts/member', { phone: '' })], false],
    ['changed by a super admin', 'admin', [update('contacts/member', { phone: '' })], false],
    ['deleted by a super admin', 'admin', [remove('contacts/member')], false],
    [
      'stored by a super admin for the own account',
      'admin',
      [set('contacts/admin', contact())],
      true,
    ],
  ]);

  checkArranged([
    [
      'changed by an inactive user',
      { 'contacts/inactive': contact({ updatedAt: past }) },
      'inactive',
      [update('contacts/inactive', { phone: '' })],
      false,
    ],
  ]);
});
