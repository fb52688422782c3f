import type { Membership } from '#features/club/model/club-member.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { listReceipts, maxReceipts } from '#features/redemptions/data/receipt-store.ts';
import { toMembership } from '#features/club/model/stored-membership.ts';

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
  const receipts = await listReceipts(uid);
  const cents = receipts.reduce((sum, { discountCents }) => sum + Math.round(discountCents), 0);
  return { cents: Math.max(0, cents), isPartial: receipts.length === maxReceipts };
}
