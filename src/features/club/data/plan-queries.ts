import { queryOptions } from '@tanstack/react-query';

import { publicFreshMs } from '#platform/query-client.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';

const store = lazyStore(() => import('./plan-store.ts'));

export const planKeys = { all: ['plans'] as const };

/** Every plan; who shows them to buyers takes listedPlans() of them. */
export function plansQuery() {
  return queryOptions({
    queryKey: planKeys.all,
    queryFn: async () => (await store()).listPlans(),
    staleTime: publicFreshMs,
  });
}
