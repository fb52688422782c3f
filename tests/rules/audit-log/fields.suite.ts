import { describe } from 'vitest';

import { update } from '../commits.ts';
import { checkFields, instant } from '../field-rows.ts';
import { now } from '../world.ts';

describe('the fields of audit entries', () => {
  checkFields(
    {
      actor: 'admin',
      path: 'auditLog/new',
      document: {
        actorId: 'admin',
        createdAt: now,
        action: 'place.update',
        target: 'places/open1',
        before: {},
        after: {},
      },
      beside: [update('places/open1', { title: 'Bar Novo', auditId: 'new' })],
      updates: false,
    },
    [
      {
        field: 'action',
        refuses: [
          '',
          'place.create',
          'place.delete',
          'place.edit',
          'user.update',
          'place',
          1,
          null,
        ],
      },
      {
        field: 'target',
        refuses: ['', 'places', 'places/', '/open1', 'places/open1/x/y', 'places/other1', 'x/y', 1],
      },
      {
        field: 'before',
        takes: [{ title: 'Bar do Cais' }],
        refuses: [{ title: 'Bar Novo' }, { a: 1 }, { a: null }, [], 'x', null],
      },
      {
        field: 'after',
        takes: [{ title: 'Bar Novo', auditId: 'new' }],
        refuses: [{ title: 'Bar do Cais' }, { a: 1 }, { a: null }, [], 'x', null],
      },
      { field: 'actorId', refuses: ['manager', '', 1] },
      instant('createdAt'),
    ],
  );
});
