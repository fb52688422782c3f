import { useCallback } from 'react';
import { noFilters } from '#features/search/model/place-filters.ts';
import { parseSearchParams, toSearchParams } from '#features/search/model/search-params.ts';
import type { SearchState } from '#features/search/model/search-params.ts';
import { useAddressState } from '#ui/use-address-state.ts';

/**
 * Returns the search state stored in the URL.
 * @param category slug of a category page; its URL parameters hold only the other filters
 */
export function useSearchAddress(category: string | null = null) {
  const parse = useCallback(
    (params: URLSearchParams) => withCategory(parseSearchParams(params), category),
    [category],
  );
  const write = (next: SearchState) =>
    toSearchParams(category === null ? next : withoutCategory(next));
  const { params, ...address } = useAddressState(parse, write);
  return {
    ...address,
    /** True if the query in the URL is longer than the maximum and was cut. */
    wasShortened: (params.get('q') ?? '').trim().length > address.state.query.length,
    /** The filters after all removable filters are cleared. */
    noChoice: category === null ? noFilters : { ...noFilters, categories: [category] },
  };
}

function withCategory(state: SearchState, category: string | null): SearchState {
  if (category === null) return state;
  return { ...state, query: '', filters: { ...state.filters, categories: [category] } };
}

/** Removes the category, which is part of the path. */
function withoutCategory(state: SearchState): SearchState {
  return { ...state, filters: { ...state.filters, categories: [] } };
}
