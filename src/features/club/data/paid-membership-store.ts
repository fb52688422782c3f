import type { Membership } from '#features/club/model/club-member.ts';
import { isCharged } from '#features/club/model/membership-ending.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';

import { getMembership } from './membership-store.ts';
import { plans } from './plan-store.ts';

/** A membership that is charged; `plan` is null if the plan no longer exists. */
export interface PaidMembership {
  membership: Membership;
  plan: SubscriptionPlan | null;
}

/**
 * Returns the paid membership of a user, for super admins; null for a user who is not charged. At most two document
 * reads.
 * @throws AppError as getMembership()
 */
export async function getPaidMembership(uid: string): Promise<PaidMembership | null> {
  const membership = await getMembership(uid);
  if (membership === null || !isCharged(membership)) return null;
  const { planId } = membership;
  return { membership, plan: planId === '' ? null : await plans.get(planId) };
}
