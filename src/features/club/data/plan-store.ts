import { maxPlans, toPlan } from '#features/club/model/subscription-plan.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';

import { collection } from '#platform/firestore/collection.ts';

export const plans = collection('subscriptionPlans', toPlan);

/** Returns all plans of the club, listed or not, by price. One read per plan, at most a hundred. @throws AppError */
export function listPlans(): Promise<SubscriptionPlan[]> {
  return plans.list({ orderBy: [['price']], limit: maxPlans });
}
