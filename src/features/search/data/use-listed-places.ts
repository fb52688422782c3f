import { useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { errorCode } from '#shared/app-error.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';

import { placeDetailsQuery, placeIndexQuery } from './place-search-queries.ts';
import type { PlaceDetail } from './place-index-store.ts';

/** The hours file, which is needed to know which places are open. */
export const hoursDetails: readonly PlaceDetail[] = ['hours'];

export interface ListedPlaces {
  /**
   * The listed places with their hours; places outside the public guide are missing. Undefined until the snapshot is
   * loaded.
   */
  places: ReadonlyMap<string, PlaceSummary> | undefined;
  /** True if the snapshot cannot be loaded. */
  isUnavailable: boolean;
  /** Loads the snapshot again ('Tentar novamente'). */
  retry: () => void;
}

/**
 * Returns the given places from the search snapshot. Reads no documents, whatever the number of places.
 * @param ids must keep its identity while its content is the same
 * @param isEnabled false sends no request yet
 */
export function useListedPlaces(ids: readonly string[], isEnabled: boolean): ListedPlaces {
  const indexQuery = useQuery({ ...placeIndexQuery(), enabled: isEnabled });
  const hoursQuery = useQuery({
    ...placeDetailsQuery(indexQuery.data, hoursDetails),
    enabled: isEnabled && indexQuery.data !== undefined,
    // When the snapshot changes, the previous places stay until the new hours are loaded.
    placeholderData: keepPreviousData,
  });
  // An index that could not be refreshed may hold places that no longer exist. A retry without a previous index also
  // counts as unavailable.
  const isIndexUnavailable =
    indexQuery.isError || (indexQuery.data === undefined && indexQuery.errorUpdateCount > 0);
  // On a conflict, a newer index is already loading.
  const isUnavailable =
    isIndexUnavailable || (hoursQuery.isError && errorCode(hoursQuery.error) !== 'conflict');
  const search = isUnavailable ? undefined : hoursQuery.data;
  const places = useMemo(() => search?.places(ids), [search, ids]);
  return {
    places,
    isUnavailable,
    retry: () => {
      void indexQuery.refetch();
      if (hoursQuery.isError) void hoursQuery.refetch();
    },
  };
}
