import { queryOptions } from '@tanstack/react-query';

import type { ListedPlace } from '#features/places/model/place.ts';
import { highlightCount } from '#features/search/model/top-places.ts';

import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { publicFreshMs } from '#platform/query-client.ts';
import { placeKeys } from '#features/places/data/place-queries.ts';

const store = lazyStore(() => import('./highlight-store.ts'));

/** Returns the query of the highlights: the best-rated active places, without places of past events. */
export function highlightsQuery() {
  return queryOptions({
    queryKey: placeKeys.top(highlightCount),
    queryFn: async ({ client }): Promise<ListedPlace[]> => {
      const { listHighlights, fetchPastPlaceIds } = await store();
      return listHighlights(fetchPastPlaceIds(client));
    },
    staleTime: publicFreshMs,
  });
}
