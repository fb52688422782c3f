import { queryOptions } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { loadActivePlace } from './active-place-loader.ts';

/**
 * Query of the place of a user's record, such as a reservation or a receipt; null if the place is inactive or deleted.
 * The key contains the uid, so that sign-out removes the cached places.
 */
export function memberPlaceQuery(uid: string, placeId: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'place', placeId] as const,
    queryFn: () => loadActivePlace(placeId),
    staleTime: 60_000,
  });
}
