import { queryOptions } from '@tanstack/react-query';

import { placeKeys } from '#features/places/data/place-queries.ts';
import { getPlace } from '#features/places/data/place-store.ts';

/**
 * A place whose images are about to be edited: always read from the server, because saving replaces the whole list.
 * Fails like placeQuery().
 */
export function editedPlaceQuery(id: string) {
  return queryOptions({
    queryKey: [...placeKeys.one(id), 'edited'],
    queryFn: () => getPlace(id),
    staleTime: 0,
    gcTime: 0,
  });
}
