import { useDeferredValue, useMemo } from 'react';
import { resultDetails, usePlaceSearch } from '#features/search/data/use-place-search.ts';
import type { PlaceFilters } from '#features/search/model/place-filters.ts';
import { emptySearch, toSearchParams } from '#features/search/model/search-params.ts';
import type { FacetCounts } from '#features/search/model/search/facet-counts.ts';
import { useSortTime } from '#ui/use-now.ts';

/**
 * Returns the result count of each filter choice. `counts` is null while the places are loading and while the server is
 * unavailable, because counts over a partial set of places would be wrong.
 */
export function useFacetCounts(query: string, filters: PlaceFilters) {
  const { requestedState: request, search, isLoading } = useSearchOfAllPlaces(query, filters);
  const counts = useMemo(
    (): FacetCounts | null => search?.facets(request) ?? null,
    [search, request],
  );
  return { counts, isLoading };
}

/** Returns the number of matching places; null while it is unknown. */
export function useFoundCount(query: string, filters: PlaceFilters): number | null {
  const { requestedState: request, search } = useSearchOfAllPlaces(query, filters);
  return useMemo(() => search?.search(request).count ?? null, [search, request]);
}

function useSearchOfAllPlaces(query: string, filters: PlaceFilters) {
  const now = useSortTime(toSearchParams({ ...emptySearch, query, filters }).toString());
  const request = useDeferredValue(useMemo(() => ({ query, filters, now }), [query, filters, now]));
  const { search, isPartial, isLoading } = usePlaceSearch(
    { query, categorySlugs: filters.categories, withBenefit: filters.withBenefit },
    { details: resultDetails, needsHours: filters.open !== null, isCompleteOnly: true },
  );
  return { requestedState: request, search: isPartial ? undefined : search, isLoading };
}
