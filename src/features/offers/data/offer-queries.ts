import { queryOptions } from '@tanstack/react-query';

import { publicFreshMs } from '#platform/query-client.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { offerKeys } from './offer-keys.ts';

const loadStore = lazyStore(() => import('./offer-store.ts'));

/** Query of one offer. */
export function offerQuery(id: string) {
  return queryOptions({
    queryKey: [...offerKeys.all, 'one', id] as const,
    queryFn: async () => (await loadStore()).getOffer(id),
  });
}

/** Query of the current club offers of a place. */
export function placeOffersQuery(placeId: string) {
  return queryOptions({
    queryKey: [...offerKeys.all, 'place', placeId] as const,
    queryFn: async () => (await loadStore()).listOffersOfPlace(placeId, new Date()),
    staleTime: publicFreshMs,
  });
}
