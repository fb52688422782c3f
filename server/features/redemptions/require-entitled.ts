import type { Firestore, Transaction } from '@google-cloud/firestore';
import { getFutureBenefitsStart, isEntitled } from '#features/club/model/membership.ts';
import { clubMemberRecord } from '#features/club/model/club-member.ts';
import { toMembershipState } from '#server/features/payments/membership-records.ts';
import { redemptionRefusal } from './redemption-refusal.ts';

interface EntitlementCheck {
  uid: string;
  now: Date;
  /** True for staff, who must not learn about a member's earlier withdrawal. */
  isStaff: boolean;
}

/**
 * Checks that a user is entitled now, from the stored period, so that a late webhook neither locks a member out nor
 * lets one in permanently. Refuses inactive accounts: an erasure first sets the
 * account to inactive, and data stored after that would remain.
 * @returns the stored end of the entitlement
 * @throws redemptionRefusal() 'not_member', 'past_due'; 'after_withdrawal' with the start of the benefits
 */
export async function requireEntitled(
  transaction: Transaction,
  firestore: Firestore,
  { uid, now, isStaff }: EntitlementCheck,
): Promise<Date | null> {
  const [memberDocument, user] = await transaction.getAll(
    firestore.collection('clubMembers').doc(uid),
    firestore.collection('users').doc(uid),
  );
  const fields = memberDocument?.data();
  if (!fields || user?.get('status') !== 'active') throw redemptionRefusal('not_member');
  const member = clubMemberRecord.read(fields);
  if (!isEntitled(toMembershipState(member), now)) {
    const hasUnpaidInvoice = member.paymentProblem === 'failed' || member.status === 'past_due';
    throw redemptionRefusal(hasUnpaidInvoice ? 'past_due' : 'not_member');
  }
  const benefitsStartAt = getFutureBenefitsStart(member, now);
  if (benefitsStartAt !== null) {
    throw isStaff
      ? redemptionRefusal('not_member')
      : redemptionRefusal('after_withdrawal', { at: benefitsStartAt });
  }
  return member.entitledUntil;
}
