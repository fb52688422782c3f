import { maxPlans, toPlan } from '#features/club/model/subscription-plan.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';

import { readFirestore } from '#platform/firestore/connection.ts';

/**
 * Returns all plans of the club, listed or not, by price. One read per plan, at most a hundred.
 * @throws AppError as readFirestore()
 */
export function listPlans(): Promise<SubscriptionPlan[]> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(sdk.collection(db, 'subscriptionPlans'), sdk.orderBy('price'), sdk.limit(maxPlans)),
    );
    return docs.map((document) => toPlan(document.id, document.data()));
  });
}
