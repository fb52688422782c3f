import type { Firestore, Transaction } from '@google-cloud/firestore';
import { benefitsAhead, isEntitled } from '#features/club/model/membership.ts';
import { toMemberRecord } from '#features/club/model/stored-membership.ts';
import { standingOf } from '#server/features/payments/membership-plan.ts';
import { RedemptionRefused } from './redemption-refused.ts';

interface Asked {
  uid: string;
  now: Date;
  /** True for staff, who must not learn about a member's earlier withdrawal. */
  isStaff: boolean;
}

/**
 * Checks that a user is entitled now, from the stored period, so that a late webhook neither locks a member out nor
 * lets one in permanently (reference/club-and-payments.md C3). Refuses inactive accounts: an erasure first sets the
 * account to inactive, and data stored after that would remain.
 * @returns the stored end of the entitlement
 * @throws RedemptionRefused 'not_member', 'past_due'; 'after_withdrawal' with the start of the benefits
 */
export async function requireEntitled(
  transaction: Transaction,
  firestore: Firestore,
  { uid, now, isStaff }: Asked,
): Promise<Date | null> {
  const [found, person] = await transaction.getAll(
    firestore.collection('clubMembers').doc(uid),
    firestore.collection('users').doc(uid),
  );
  const fields = found?.data();
  if (!fields || person?.get('status') !== 'active') throw new RedemptionRefused('not_member');
  const member = toMemberRecord(fields);
  if (!isEntitled(standingOf(member), now)) {
    const isOwing = member.paymentProblem === 'failed' || member.status === 'past_due';
    throw new RedemptionRefused(isOwing ? 'past_due' : 'not_member');
  }
  const at = benefitsAhead(member, now);
  if (at !== null) {
    throw isStaff
      ? new RedemptionRefused('not_member')
      : new RedemptionRefused('after_withdrawal', { at });
  }
  return member.entitledUntil;
}
