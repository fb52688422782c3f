import {
  collection,
  deleteDoc,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';

import { attackLocalCity, change, deviceTime, merge, now } from '../attack.ts';

const { allows, refuses } = attackLocalCity();

const phone = '+5548999990001';

describe('the phone of a user', () => {
  allows('member', (db) => getDoc(doc(db, 'contacts/member')));
  // The response must not reveal whether a contact exists: the own missing one can be read, too.
  allows('admin', (db) => getDoc(doc(db, 'contacts/admin')));
  allows('member', (db) => setDoc(doc(db, 'contacts/member'), { phone, updatedAt: now }));
  refuses([
    ['is read by a super admin', 'admin', (db) => getDoc(doc(db, 'contacts/member'))],
    [
      'is read by the manager of a place with a reservation of the user',
      'manager',
      (db) => getDoc(doc(db, 'contacts/member')),
    ],
    ['is read by a super admin if missing', 'admin', (db) => getDoc(doc(db, 'contacts/reviewer'))],
    [
      'is listed by a super admin',
      'admin',
      (db) => getDocs(query(collection(db, 'contacts'), limit(1))),
    ],
    [
      'is listed by its owner by id',
      'member',
      (db) =>
        getDocs(query(collection(db, 'contacts'), where(documentId(), '==', 'member'), limit(1))),
    ],
    [
      'is queried by number by a super admin',
      'admin',
      (db) => getDocs(query(collection(db, 'contacts'), where('phone', '==', phone), limit(1))),
    ],
    [
      'is counted by number by a super admin',
      'admin',
      (db) => getCount(query(collection(db, 'contacts'), where('phone', '==', phone))),
    ],
    [
      'is stored for another user',
      'reviewer',
      (db) => setDoc(doc(db, 'contacts/member'), { phone, updatedAt: now }),
    ],
    ['is merged into the document of another user', 'admin', merge('contacts/member', { phone })],
    ['is deleted by a super admin', 'admin', (db) => deleteDoc(doc(db, 'contacts/member'))],
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
      (db) => setDoc(doc(db, 'contacts/member'), { phone, updatedAt: deviceTime() }),
    ],
    [
      'is stored by an inactive user who becomes active in the same batch',
      'inactive',
      (db) =>
        writeBatch(db)
          .update(doc(db, 'users/inactive'), { status: 'active', updatedAt: now })
          .set(doc(db, 'contacts/inactive'), { phone, updatedAt: now })
          .commit(),
    ],
    [
      'is stored in a subcollection',
      'member',
      (db) => setDoc(doc(db, 'contacts/member/more/one'), { phone, updatedAt: now }),
    ],
    ['is written into the user record', 'member', change('users/member', { phone })],
    ['is written into a user record by a super admin', 'admin', change('users/member', { phone })],
  ]);
});
