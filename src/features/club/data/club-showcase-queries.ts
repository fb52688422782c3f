import { queryOptions } from '@tanstack/react-query';

import { publicFreshMs } from '#platform/query-client.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { offerKeys } from '../../offers/data/offer-keys.ts';

const loadStore = lazyStore(() => import('./club-showcase-store.ts'));

/** Returns the query of the club's offers and savings. */
export function clubShowcaseQuery() {
  return queryOptions({
    queryKey: [...offerKeys.all, 'showcase'] as const,
    queryFn: async ({ signal }) => (await loadStore()).readClubShowcase(signal),
    staleTime: publicFreshMs,
  });
}
