import { queryOptions } from '@tanstack/react-query';

import { memberKeys } from '../users/member-keys.ts';
import { batchLoader } from './batch-loader.ts';
import { listActivePlaces, maxIdsPerQuery } from './favorite-place-store.ts';

/** Cards that appear together cost one query. */
const loadFavoritePlace = batchLoader((ids) => listActivePlaces(ids), maxIdsPerQuery);

/** A place of the list; null when it is inactive or gone. */
export function favoritePlaceQuery(uid: string, placeId: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'favorite-place', placeId] as const,
    queryFn: () => loadFavoritePlace(placeId),
    staleTime: 60_000,
  });
}
