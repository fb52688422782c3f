import { documentId, limit, where } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import {
  attackLocalCity,
  batch,
  change,
  count,
  deviceTime,
  list,
  merge,
  now,
  read,
  remove,
  set,
  update,
} from '../attack.ts';

const { allows, refuses } = attackLocalCity();

const phone = '+5548999990001';

describe('the phone of a user', () => {
  allows('member', read('contacts/member'));
  // The response must not reveal whether a contact exists: the own missing one can be read, too.
  allows('admin', read('contacts/admin'));
  allows('member', set('contacts/member', { phone, updatedAt: now }));
  refuses([
    ['is read by a super admin', 'admin', read('contacts/member')],
    [
      'is read by the manager of a place with a reservation of the user',
      'manager',
      read('contacts/member'),
    ],
    ['is read by a super admin if missing', 'admin', read('contacts/reviewer')],
    ['is listed by a super admin', 'admin', list('contacts', limit(1))],
    [
      'is listed by its owner by id',
      'member',
      list('contacts', where(documentId(), '==', 'member'), limit(1)),
    ],
    [
      'is queried by number by a super admin',
      'admin',
      list('contacts', where('phone', '==', phone), limit(1)),
    ],
    [
      'is counted by number by a super admin',
      'admin',
      count('contacts', where('phone', '==', phone)),
    ],
    ['is stored for another user', 'reviewer', set('contacts/member', { phone, updatedAt: now })],
    ['is merged into the document of another user', 'admin', merge('contacts/member', { phone })],
    ['is deleted by a super admin', 'admin', remove('contacts/member')],
    [
      'is stored with an extra field',
      'member',
      merge('contacts/member', { phone, note: 'x'.repeat(100_000) }),
    ],
    [
      'is not a phone number',
      'member',
      change('contacts/member', { phone: 'javascript:alert(1)' }),
    ],
    [
      'is stored with a timestamp of the device',
      'member',
      set('contacts/member', { phone, updatedAt: deviceTime() }),
    ],
    [
      'is stored by an inactive user who becomes active in the same batch',
      'inactive',
      batch(
        update('users/inactive', { status: 'active', updatedAt: now }),
        set('contacts/inactive', { phone, updatedAt: now }),
      ),
    ],
    [
      'is stored in a subcollection',
      'member',
      set('contacts/member/more/one', { phone, updatedAt: now }),
    ],
    ['is written into the user record', 'member', change('users/member', { phone })],
    ['is written into a user record by a super admin', 'admin', change('users/member', { phone })],
  ]);
});
