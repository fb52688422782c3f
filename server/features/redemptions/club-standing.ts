import type { Firestore, Transaction } from '@google-cloud/firestore';
import { benefitsAhead, isEntitled } from '#features/club/model/membership.ts';
import { toMemberRecord } from '#features/club/model/stored-membership.ts';
import { standingOf } from '#server/features/payments/membership-plan.ts';
import { RedemptionRefused } from './redemption-refused.ts';

interface Asked {
  uid: string;
  now: Date;
  /** Staff is not told that a member withdrew once. */
  isStaff: boolean;
}

/**
 * Lets only those pass who are entitled at this moment; a webhook that is late neither locks out nor lets in for
 * ever (reference/club-and-payments.md C3). Nor does anybody pass whose account is not active: an erasure begins by
 * making it inactive, and whatever is stored behind that would stay.
 * @returns until when, as stored
 * @throws RedemptionRefused 'not_member', 'past_due'; 'after_withdrawal', with when the benefits begin
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
