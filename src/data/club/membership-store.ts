import type { Membership } from '#domain/club-member.ts';

import { fieldsOf, numberOf } from '../field-readers.ts';
import { readFirestore } from '../firebase.ts';
import { toMembership } from './membership-converter.ts';

/** Uses of the club whose savings are summed up: rules answer no longer list. */
const summedUses = 100;

/**
 * A person's own membership; null for somebody who never joined. One document read.
 * @param uid who is signed in
 * @throws AppError 'permission-denied' for anybody else's; what readFirestore throws
 */
export async function getMembership(uid: string): Promise<Membership | null> {
  const snapshot = await readFirestore(({ sdk, db }) =>
    sdk.getDoc(sdk.doc(db, 'clubMembers', uid)),
  );
  return snapshot.exists() ? toMembership(snapshot.data()) : null;
}

/** What a member has saved so far. */
export interface ClubSavings {
  /** Integer cents. */
  cents: number;
  /** There are older uses that are not in it. */
  isPartial: boolean;
}

/**
 * What the last hundred uses of the club have saved; a use that was undone counts for nothing. At most a hundred
 * document reads.
 * @param uid who is signed in
 * @throws AppError as readFirestore()
 */
export async function getSavings(uid: string): Promise<ClubSavings> {
  const { docs } = await readFirestore(({ sdk, db }) =>
    sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'clubTransactions'),
        sdk.where('userId', '==', uid),
        sdk.orderBy('transactionDate', 'desc'),
        sdk.limit(summedUses),
      ),
    ),
  );
  const discounts = docs.map((document) => numberOf(fieldsOf(document.data())['discount']) ?? 0);
  return {
    cents: Math.max(
      0,
      discounts.reduce((sum, discount) => sum + Math.round(discount), 0),
    ),
    isPartial: docs.length === summedUses,
  };
}
