import { queryOptions } from '@tanstack/react-query';

import { memberKeys } from '../firestore/member-keys.ts';
import { loadActivePlace } from '../places/active-place-loader.ts';

/** A place of the list; null when it is inactive or gone. */
export function favoritePlaceQuery(uid: string, placeId: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'favorite-place', placeId] as const,
    queryFn: () => loadActivePlace(placeId),
    staleTime: 60_000,
  });
}
