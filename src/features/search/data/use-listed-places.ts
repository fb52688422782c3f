import { useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { errorCode } from '#shared/app-error.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';

import { placeDetailsQuery, placeIndexQuery } from './place-search-queries.ts';
import type { PlaceDetail } from './place-index-store.ts';

/** The hours file, which is needed to know which places are open. */
const details: readonly PlaceDetail[] = ['hours'];

export interface ListedPlaces {
  /**
   * The listed places with their hours; places outside the public guide are missing. Undefined until the snapshot is
   * loaded.
   */
  places: ReadonlyMap<string, PlaceSummary> | undefined;
  /** True if the snapshot cannot be loaded. */
  isAway: boolean;
  /** Loads the snapshot again ('Tentar novamente'). */
  retry: () => void;
}

/**
 * Returns the given places from the search snapshot. Reads no documents, whatever the number of places.
 * @param ids must keep its identity while its content is the same
 * @param isWanted false sends no request yet
 */
export function useListedPlaces(ids: readonly string[], isWanted: boolean): ListedPlaces {
  const index = useQuery({ ...placeIndexQuery(), enabled: isWanted });
  const withHours = useQuery({
    ...placeDetailsQuery(index.data, details),
    enabled: isWanted && index.data !== undefined,
    // When the snapshot changes, the previous places stay until the new hours are loaded.
    placeholderData: keepPreviousData,
  });
  // An index that could not be refreshed may hold places that no longer exist. A retry without a previous index also
  // counts as unavailable.
  const isIndexUnavailable =
    index.isError || (index.data === undefined && index.errorUpdateCount > 0);
  // On a conflict, a newer index is already loading.
  const isUnavailable =
    isIndexUnavailable || (withHours.isError && errorCode(withHours.error) !== 'conflict');
  const search = isUnavailable ? undefined : withHours.data;
  const places = useMemo(() => search?.places(ids), [search, ids]);
  return {
    places,
    isAway: isUnavailable,
    retry: () => {
      void index.refetch();
      if (withHours.isError) void withHours.refetch();
    },
  };
}
