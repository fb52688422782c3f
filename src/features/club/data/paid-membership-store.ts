import type { Membership } from '#features/club/model/club-member.ts';
import { isCharged } from '#features/club/model/membership-ending.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { toPlan } from '#features/club/model/stored-subscription-plan.ts';
import { getMembership } from './membership-store.ts';

/** What somebody is charged for; `plan` is null when it is not known any more. */
export interface PaidMembership {
  membership: Membership;
  plan: SubscriptionPlan | null;
}

/**
 * What a person pays for the club, for super admins; null for somebody who is charged nothing. At most two document
 * reads.
 * @throws AppError as getMembership()
 */
export async function getPaidMembership(uid: string): Promise<PaidMembership | null> {
  const membership = await getMembership(uid);
  if (membership === null || !isCharged(membership)) return null;
  const { planId } = membership;
  if (planId === '') return { membership, plan: null };
  const plan = await readFirestore(({ sdk, db }) =>
    sdk.getDoc(sdk.doc(db, 'subscriptionPlans', planId)),
  );
  return { membership, plan: plan.exists() ? toPlan(plan.id, plan.data()) : null };
}
