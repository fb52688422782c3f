import { queryOptions } from '@tanstack/react-query';

import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { publicFreshMs } from '#platform/query-client.ts';

const loadStore = lazyStore(() => import('./public-list-store.ts'));

/** Returns the query of a public list. */
export function publicListQuery(id: string) {
  return queryOptions({
    queryKey: ['lists', 'public', id] as const,
    queryFn: async ({ signal }) => (await loadStore()).getPublicList(id, signal),
    staleTime: publicFreshMs,
  });
}
