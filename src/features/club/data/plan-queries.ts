import { queryOptions } from '@tanstack/react-query';

import { publicFreshMs } from '#platform/query-client.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';

const loadStore = lazyStore(() => import('./plan-store.ts'));

export const planKeys = { all: ['plans'] as const };

/** Returns the query of all plans. For buyers, filter them with selectListedPlans(). */
export function plansQuery() {
  return queryOptions({
    queryKey: planKeys.all,
    queryFn: async () => (await loadStore()).listPlans(),
    staleTime: publicFreshMs,
  });
}
