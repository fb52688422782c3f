import { queryOptions } from '@tanstack/react-query';

import { placeKeys } from '#features/places/data/place-queries.ts';
import { getPlace } from '#features/places/data/place-store.ts';

/**
 * A place whose pictures are about to be changed: read anew every time, because what is saved replaces the
 * whole list. Fails as placeQuery().
 */
export function editedPlaceQuery(id: string) {
  return queryOptions({
    queryKey: [...placeKeys.one(id), 'edited'],
    queryFn: () => getPlace(id),
    staleTime: 0,
    gcTime: 0,
  });
}
