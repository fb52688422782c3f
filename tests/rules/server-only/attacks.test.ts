import { deleteDoc, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import { attackLocalCity } from '../attack.ts';

const { refuses } = attackLocalCity();

describe('collections that no client writes', () => {
  refuses([
    ['an unknown collection is written', 'admin', (db) => setDoc(doc(db, 'anything/x'), { x: 1 })],
    [
      'a customer of the payment service is read',
      'member',
      (db) => getDoc(doc(db, 'customers/member')),
    ],
    [
      'an event of the payment service is forged',
      'admin',
      (db) => setDoc(doc(db, 'stripeEvents/evt2'), { type: 'invoice.paid' }),
    ],
    [
      'a withdrawal is deleted by its user',
      'member',
      (db) => deleteDoc(doc(db, 'withdrawals/hash1')),
    ],
    [
      'the waiting time of a membership is deleted',
      'member',
      (db) => updateDoc(doc(db, 'clubMembers/member'), { benefitsFrom: null, withdrawnAt: null }),
    ],
  ]);
});
