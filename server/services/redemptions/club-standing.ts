import type { Firestore, Transaction } from '@google-cloud/firestore';
import { isEntitled } from '#domain/membership.ts';
import { toMember } from '../payments/club-records.ts';
import { RedemptionRefused } from './redemption-refused.ts';

/**
 * Lets only those pass who are entitled at this moment; a webhook that is late neither locks out nor lets in for
 * ever (reference/club-and-payments.md C3). Nor does anybody pass whose account is not active: an erasure begins by
 * making it inactive, and whatever is stored behind that would stay.
 * @returns until when, as stored
 * @throws RedemptionRefused 'not_member', 'past_due'
 */
export async function requireEntitled(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  now: Date,
): Promise<Date | null> {
  const [found, person] = await transaction.getAll(
    firestore.collection('clubMembers').doc(uid),
    firestore.collection('users').doc(uid),
  );
  const fields = found?.data();
  if (!fields || person?.get('status') !== 'active') throw new RedemptionRefused('not_member');
  const member = toMember(fields);
  const { entitledUntil, cancelAtPeriodEnd, paymentProblem } = member;
  const standing = {
    isActive: member.status === 'active',
    entitledUntil,
    cancelAtPeriodEnd,
    paymentProblem: paymentProblem === '' ? null : paymentProblem,
  };
  if (isEntitled(standing, now)) return entitledUntil;
  const isOwing = paymentProblem === 'failed' || member.status === 'past_due';
  throw new RedemptionRefused(isOwing ? 'past_due' : 'not_member');
}
