import { queryOptions } from '@tanstack/react-query';

import { listPlans } from './plan-store.ts';

export const planKeys = { all: ['plans'] as const };

/** Every plan; who shows them to buyers takes listedPlans() of them. */
export function plansQuery() {
  return queryOptions({
    queryKey: planKeys.all,
    queryFn: listPlans,
    staleTime: 5 * 60_000,
  });
}
