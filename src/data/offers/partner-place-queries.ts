import { queryOptions } from '@tanstack/react-query';

import { batchLoader } from '../favorites/batch-loader.ts';
import { listActivePlaces, maxIdsPerQuery } from '../favorites/favorite-place-store.ts';
import { placeKeys } from '../places/place-queries.ts';

/** Cards that appear together cost one query. */
const loadPartnerPlace = batchLoader((ids) => listActivePlaces(ids), maxIdsPerQuery);

/** The place of an offer or of a receipt; null when it is inactive or gone. */
export function partnerPlaceQuery(placeId: string) {
  return queryOptions({
    queryKey: [...placeKeys.all, 'partner', placeId] as const,
    queryFn: () => loadPartnerPlace(placeId),
    staleTime: 60_000,
  });
}
