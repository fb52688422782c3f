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
    ['kept by their owner', 'reviewer', [set('contacts/reviewer', contact())], true],
    ['changed by their owner', 'member', [update('contacts/member', { phone: '' })], true],
    ['removed by their owner', 'member', [remove('contacts/member')], false],
    ['kept by a visitor', null, [set('contacts/reviewer', contact())], false],
    ['kept by an account without a record', 'new', [set('contacts/new', contact())], false],
    ['kept while inactive', 'inactive', [set('contacts/inactive', contact())], false],
    ['kept while pending', 'pending', [set('contacts/pending', contact())], false],
    ['kept for somebody else', 'member', [set('contacts/reviewer', contact())], false],
    ['changed by a manager', 'manager', [update('contacts/member', { phone: '' })], false],
    ['changed by a super admin', 'admin', [update('contacts/member', { phone: '' })], false],
    ['removed by a super admin', 'admin', [remove('contacts/member')], false],
    ['of a super admin', 'admin', [set('contacts/admin', contact())], true],
  ]);

  checkArranged([
    [
      'changed while inactive',
      { 'contacts/inactive': contact({ updatedAt: past }) },
      'inactive',
      [update('contacts/inactive', { phone: '' })],
      false,
    ],
  ]);
});
