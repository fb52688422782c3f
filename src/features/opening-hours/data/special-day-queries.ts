import { mutationOptions } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

import type { Place } from '#features/places/model/place.ts';

import type { ManagedPlacePage } from '#features/places/data/managed-place-store.ts';
import { managedPlacesKey } from '#features/places/data/managed-places-query.ts';
import { placeKeys } from '#features/places/data/place-queries.ts';
import type { PlaceWriter } from '#features/places/data/place-writes.ts';
import { saveSpecialDay } from './special-day-store.ts';
import type { SpecialDayChange } from './special-day-store.ts';

/**
 * Mutation that sets the hours of one date of a place. Updates the cached place lists of the writer without a read, and
 * marks all other place queries as stale.
 */
export function specialDayMutation(client: QueryClient, writer: PlaceWriter) {
  return mutationOptions({
    mutationFn: ({ place, ...change }: SpecialDayChange & { place: Pick<Place, 'id' | 'hours'> }) =>
      saveSpecialDay(writer, place, change),
    onSuccess: ({ hours }, { place: { id } }) => {
      client.setQueriesData<InfiniteData<ManagedPlacePage>>(
        { queryKey: managedPlacesKey(writer.uid) },
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              places: page.places.map((place) => (place.id === id ? { ...place, hours } : place)),
            })),
          },
      );
      void client.invalidateQueries({ queryKey: placeKeys.all, refetchType: 'none' });
    },
  });
}
