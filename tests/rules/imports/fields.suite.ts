import { describe } from 'vitest';

import { checkFields, instant, optionalText } from '../field-rows.ts';
import { Float, now } from '../world.ts';
import type { Plain } from '../world.ts';

describe('the fields of imports', () => {
  checkFields(
    {
      actor: 'manager',
      path: 'imports/new',
      document: { actorId: 'manager', createdAt: now, rows: 1000, undo: ['p'] },
      updates: false,
    },
    [
      optionalText('fileName', 300),
      { field: 'rows', takes: [1, 10_000], refuses: [0, -1, 10_001, 1.5, new Float(2), '1', null] },
      {
        field: 'undo',
        takes: [[], Array<Plain>(1000).fill('p'.repeat(20))],
        refuses: [
          Array<Plain>(1001).fill('p'),
          ['p'.repeat(20_001)],
          'p',
          ['../users/a'],
          ['a_b'],
          [''.padEnd(9, '/')],
          {},
        ],
      },
      {
        field: 'prints',
        optional: true,
        takes: [[], Array<Plain>(1000).fill('0123456789abcdef')],
        refuses: [
          Array<Plain>(1001).fill(''),
          ['x'],
          Array<Plain>(1000).fill('0123456789abcdef0'),
          'a',
          {},
        ],
      },
      { field: 'isActive', optional: true, takes: [true, false], refuses: ['true', 1, null] },
      { field: 'actorId', refuses: ['admin', '', 1] },
      instant('createdAt'),
    ],
  );
});
