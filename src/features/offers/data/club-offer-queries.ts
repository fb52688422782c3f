import { queryOptions } from '@tanstack/react-query';

import { publicFreshMs } from '#platform/query-client.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { offerKeys } from './offer-keys.ts';

const loadStore = lazyStore(() => import('./club-offer-store.ts'));

/** The club offers of all places. */
export function clubOffersQuery() {
  return queryOptions({
    queryKey: [...offerKeys.all, 'club'] as const,
    queryFn: async ({ signal }) => (await loadStore()).listClubOffers(signal),
    staleTime: publicFreshMs,
  });
}
