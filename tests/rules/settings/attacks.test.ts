import { deleteField, limit } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import { attackLocalCity, change, list, merge, read, remove } from '../attack.ts';

const { refuses } = attackLocalCity();

describe('settings', () => {
  refuses([
    [
      'settings are changed by a manager',
      'manager',
      change('settings/public', { requireApproval: false }),
    ],
    ['settings other than the public ones are read', 'admin', read('settings/private')],
    [
      'settings are changed without an entry',
      'admin',
      change('settings/public', { clubEnabled: false }),
    ],
    [
      'settings are changed with an old entry',
      'admin',
      change('settings/public', { clubEnabled: false, auditId: 'old1' }),
    ],
    [
      'settings are changed with an entry in another collection',
      'admin',
      change('settings/public', { clubEnabled: false, auditId: '../users/admin' }),
    ],
    [
      'the public contact is changed by a manager',
      'manager',
      change('settings/public', { contactEmail: 'gerente@guiadailha.test' }),
    ],
    [
      'the public contact is changed without an entry',
      'admin',
      change('settings/public', { contactEmail: 'outro@guiadailha.test' }),
    ],
    ['settings are merged with an extra field', 'admin', merge('settings/public', { secret: 'x' })],
    [
      'a switch of the settings is deleted',
      'admin',
      change('settings/public', { reviewsEnabled: deleteField() }),
    ],
    ['settings are deleted', 'admin', remove('settings/public')],
    [
      'settings are changed by a pending user',
      'pending',
      change('settings/public', { requireApproval: false }),
    ],
    ['settings are listed', 'member', list('settings', limit(5))],
  ]);
});
