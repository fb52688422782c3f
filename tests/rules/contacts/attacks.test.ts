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
      'is read by the manager of the place they go to',
      'manager',
      (db) => getDoc(doc(db, 'contacts/member')),
    ],
    ['is looked for by a super admin', 'admin', (db) => getDoc(doc(db, 'contacts/reviewer'))],
    [
      'is listed by a super admin',
      'admin',
      (db) => getDocs(query(collection(db, 'contacts'), limit(1))),
    ],
    [
      'is listed by its owner, by the id',
      'member',
      (db) =>
        getDocs(query(collection(db, 'contacts'), where(documentId(), '==', 'member'), limit(1))),
    ],
    [
      'is found by a number, by a super admin',
      'admin',
      (db) => getDocs(query(collection(db, 'contacts'), where('phone', '==', phone), limit(1))),
    ],
    [
      'is counted by a number, by a super admin',
      'admin',
      (db) => getCount(query(collection(db, 'contacts'), where('phone', '==', phone))),
    ],
    [
      'becomes that of somebody else',
      'reviewer',
      (db) => setDoc(doc(db, 'contacts/member'), { phone, updatedAt: now }),
    ],
    ['is merged into that of another', 'admin', merge('contacts/member', { phone })],
    ['is removed by a super admin', 'admin', (db) => deleteDoc(doc(db, 'contacts/member'))],
    [
      'is kept with words beside it',
      'member',
      merge('contacts/member', { phone, note: 'x'.repeat(100_000) }),
    ],
    ['is no phone', 'member', change('contacts/member', { phone: 'javascript:alert(1)' })],
    [
      'is kept at an instant of the device’s clock',
      'member',
      (db) => setDoc(doc(db, 'contacts/member'), { phone, updatedAt: deviceTime() }),
    ],
    [
      'is kept by somebody inactive who becomes active in the same batch',
      'inactive',
      (db) =>
        writeBatch(db)
          .update(doc(db, 'users/inactive'), { status: 'active', updatedAt: now })
          .set(doc(db, 'contacts/inactive'), { phone, updatedAt: now })
          .commit(),
    ],
    [
      'is kept below it',
      'member',
      (db) => setDoc(doc(db, 'contacts/member/more/one'), { phone, updatedAt: now }),
    ],
    ['stands in the record again', 'member', change('users/member', { phone })],
    ['is put into a record by a super admin', 'admin', change('users/member', { phone })],
  ]);
});
