import { queryOptions } from '@tanstack/react-query';

import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { publicFreshMs } from '#platform/query-client.ts';
import { placeKeys } from './place-queries.ts';

const store = lazyStore(() => import('./related-places-store.ts'));

/** Query of the related places of a place. */
export function relatedPlacesQuery(placeId: string) {
  return queryOptions({
    queryKey: [...placeKeys.all, 'related', placeId] as const,
    queryFn: async ({ signal }) => (await store()).listRelatedPlaces(placeId, signal),
    staleTime: publicFreshMs,
  });
}
