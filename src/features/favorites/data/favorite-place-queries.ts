import { queryOptions } from '@tanstack/react-query';

import { loadActivePlace } from '#features/places/data/active-place-loader.ts';
import { favoriteKeys } from './favorite-queries.ts';

/** A place of the list; null when it is inactive or gone. */
export function favoritePlaceQuery(uid: string, placeId: string) {
  return queryOptions({
    queryKey: favoriteKeys.place(uid, placeId),
    queryFn: () => loadActivePlace(placeId),
    staleTime: 60_000,
  });
}
