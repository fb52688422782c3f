import { maxPlans, toPlan, translatedPlan } from '#features/club/model/subscription-plan.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';

import { language } from '#shared/language.ts';
import { collection } from '#platform/firestore/collection.ts';

/** Plans in the language of the page. */
export const plans = collection('subscriptionPlans', (id, data) =>
  translatedPlan(language, toPlan(id, data)),
);

/** Returns all plans of the club, listed or not, by price. One read per plan, at most a hundred. @throws AppError */
export function listPlans(): Promise<SubscriptionPlan[]> {
  return plans.list({ orderBy: [['price']], limit: maxPlans });
}
