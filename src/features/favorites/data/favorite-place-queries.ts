import { queryOptions } from '@tanstack/react-query';

import { loadActivePlace } from '#features/places/data/active-place-loader.ts';
import { favoriteKeys } from './favorite-queries.ts';

/** Returns the query of a place in the list of favourites; its data is null if the place is inactive or deleted. */
export function favoritePlaceQuery(uid: string, placeId: string) {
  return queryOptions({
    queryKey: favoriteKeys.place(uid, placeId),
    queryFn: () => loadActivePlace(placeId),
    staleTime: 60_000,
  });
}
