import { describe } from 'vitest';

import { checkFields, filledText, instant } from '../field-rows.ts';
import { now } from '../world.ts';

describe('the fields of audit entries', () => {
  const full = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`f${index}`, 1]));
  const many = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`f${index}`, 1]));
  checkFields(
    {
      actor: 'admin',
      path: 'auditLog/new',
      document: {
        actorId: 'admin',
        createdAt: now,
        action: 'place.edit',
        target: 'places/open1',
        before: {},
        after: {},
      },
      updates: false,
    },
    [
      filledText('action', 100),
      filledText('target', 300),
      { field: 'before', takes: [{ a: 1 }, full], refuses: [many, [], 'x', null] },
      { field: 'after', takes: [{ a: 1 }, full], refuses: [many, [], 'x', null] },
      { field: 'actorId', refuses: ['manager', '', 1] },
      instant('createdAt'),
    ],
  );
});
