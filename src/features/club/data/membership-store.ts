import type { Membership } from '#features/club/model/club-member.ts';

import { collection } from '#platform/firestore/collection.ts';
import { listReceipts } from '#features/redemptions/data/receipt-store.ts';
import { maxReceipts } from '#features/redemptions/model/receipt-options.ts';
import { toMembership } from '#features/club/model/club-member.ts';

const memberships = collection('clubMembers', (_uid, fields) => toMembership(fields));

/**
 * Returns the membership of a user; null for a user who never joined. One document read.
 * @param uid the signed-in user
 * @throws AppError 'permission-denied' for another user; errors as Collection
 */
export function getMembership(uid: string): Promise<Membership | null> {
  return memberships.get(uid);
}

/** Savings of a member. */
export interface MemberSavings {
  /** Integer cents. */
  cents: number;
  /** True if older redemptions may be missing. */
  isPartial: boolean;
}

/**
 * Returns the savings of the user's last hundred receipts; voided redemptions do not count. At most a hundred document
 * reads.
 * @param uid the signed-in user
 * @throws AppError as Collection
 */
export async function getSavings(uid: string): Promise<MemberSavings> {
  const receipts = await listReceipts(uid);
  const cents = receipts.reduce((sum, { discountCents }) => sum + Math.round(discountCents), 0);
  return { cents: Math.max(0, cents), isPartial: receipts.length === maxReceipts };
}
