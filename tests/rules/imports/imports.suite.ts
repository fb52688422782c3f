import { describe } from 'vitest';

import { checkCommits, remove, set } from '../commits.ts';
import { now } from '../world.ts';

describe('imports', () => {
  checkCommits([
    [
      'an import of a manager',
      'manager',
      [set('imports/new', { actorId: 'manager', createdAt: now, rows: 1, undo: ['p'] })],
      true,
    ],
    [
      'an import of a member',
      'member',
      [set('imports/new', { actorId: 'member', createdAt: now, rows: 1, undo: [] })],
      false,
    ],
    [
      'an import with the userId of another user',
      'manager',
      [set('imports/new', { actorId: 'admin', createdAt: now, rows: 1, undo: [] })],
      false,
    ],
    ['an import deleted by a super admin', 'admin', [remove('imports/imp1')], false],
  ]);
});
