import { queryOptions } from '@tanstack/react-query';

import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { publicFreshMs } from '#platform/query-client.ts';

const store = lazyStore(() => import('./home-store.ts'));

/** Returns the query of the home page content below the highlights. */
export function homeQuery() {
  return queryOptions({
    queryKey: ['home'] as const,
    queryFn: async ({ signal }) => (await store()).fetchHome(signal),
    staleTime: publicFreshMs,
  });
}
