import { useDeferredValue, useMemo } from 'react';
import { resultDetails, usePlaceSearch } from '#features/search/data/use-place-search.ts';
import type { Coordinates } from '#shared/geo.ts';
import { toSearchParams } from '#features/search/model/search-params.ts';
import type { SearchState } from '#features/search/model/search-params.ts';
import { createMapPlaces } from '#features/map/components/list-map/map-places.tsx';
import type { MapPlaces } from '#features/map/components/list-map/map-places.tsx';
import { useSortTime } from '#ui/use-now.ts';
import { useSearchMiss } from './use-search-miss.ts';

interface FoundPlacesOptions {
  hasCriteria: boolean;
  hasMap: boolean;
  /** True if something other than a place matches the query. */
  hasOtherMatches?: boolean;
}

/**
 * Returns the search results. Without a query or filters, these are all places if the map is shown (`hasMap`);
 * otherwise nothing is searched.
 */
export function useFoundPlaces(
  state: SearchState,
  origin: Coordinates | null,
  { hasCriteria, hasMap, hasOtherMatches = false }: FoundPlacesOptions,
) {
  const deferredState = useDeferredValue(state);
  const { query, filters, sort } = deferredState;
  const now = useSortTime(toSearchParams(deferredState).toString());
  const { search, ...searchState } = usePlaceSearch(
    { query, categorySlugs: filters.categories, withBenefit: filters.withBenefit },
    {
      details: resultDetails,
      needsHours: filters.open !== null,
      isCompleteOnly: !hasCriteria,
      enabled: hasCriteria || hasMap,
    },
  );
  const result = useMemo(
    () => search?.search({ query, filters, sort, origin, now }),
    [search, query, filters, sort, origin, now],
  );
  // A miss is a query for which no place matches all words, whatever the filters. It is only reported for a complete
  // search that includes the descriptions.
  const isMiss =
    result?.matchesAllWords === false && !searchState.isPartial && search?.hasDescriptions === true;
  useSearchMiss(query, isMiss && !hasOtherMatches);
  const places = useMemo((): MapPlaces | null => {
    if (!result) return null;
    return createMapPlaces({
      count: result.count,
      geo: (position) => result.geo(position),
      place: (position) => result.slice(position, position + 1)[0],
    });
  }, [result]);
  return { ...searchState, search, result, places };
}

export type FoundPlaces = ReturnType<typeof useFoundPlaces>;
