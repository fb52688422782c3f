import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Coordinates } from '#shared/geo.ts';

import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { publicFreshMs } from '#platform/query-client.ts';
import { offerKeys } from './offer-keys.ts';

const loadStore = lazyStore(() => import('./todays-offers-store.ts'));

/** Today's offers nearest to the user; disabled while the position is unknown. */
export function nearbyOffersQuery(origin: Coordinates | null) {
  return queryOptions({
    queryKey: [...offerKeys.all, 'near', origin] as const,
    queryFn: origin
      ? async ({ signal }) => (await loadStore()).listNearbyOffers(origin, new Date(), signal)
      : skipToken,
    staleTime: publicFreshMs,
  });
}
