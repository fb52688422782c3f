import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';

import { attackLocalCity, change, merge } from '../attack.ts';

const { refuses } = attackLocalCity();

describe('settings', () => {
  refuses([
    [
      'settings are changed by a manager',
      'manager',
      change('settings/public', { requireApproval: false }),
    ],
    [
      'settings are read beside the public ones',
      'admin',
      (db) => getDoc(doc(db, 'settings/private')),
    ],
    [
      'settings are changed without an entry',
      'admin',
      change('settings/public', { clubEnabled: false }),
    ],
    [
      'settings are changed on an old entry',
      'admin',
      change('settings/public', { clubEnabled: false, auditId: 'old1' }),
    ],
    [
      'settings are changed by an entry that is elsewhere',
      'admin',
      change('settings/public', { clubEnabled: false, auditId: '../users/admin' }),
    ],
    [
      'the contact of everybody is changed by a manager',
      'manager',
      change('settings/public', { contactEmail: 'gerente@guiadailha.test' }),
    ],
    [
      'the contact of everybody is changed without an entry',
      'admin',
      change('settings/public', { contactEmail: 'outro@guiadailha.test' }),
    ],
    ['settings are merged with more', 'admin', merge('settings/public', { secret: 'x' })],
    [
      'settings lose a switch',
      'admin',
      change('settings/public', { reviewsEnabled: deleteField() }),
    ],
    ['settings are removed', 'admin', (db) => deleteDoc(doc(db, 'settings/public'))],
    [
      'settings are opened by somebody pending',
      'pending',
      change('settings/public', { requireApproval: false }),
    ],
    ['settings are listed', 'member', (db) => getDocs(query(collection(db, 'settings'), limit(5)))],
  ]);
});
