import { useCallback } from 'react';
import { noFilters } from '#features/search/model/place-filters.ts';
import { parseSearchParams, searchParamsOf } from '#features/search/model/search-params.ts';
import type { SearchState } from '#features/search/model/search-params.ts';
import { useAddressState } from '#ui/use-address-state.ts';

/**
 * What is searched stands in the address.
 * @param category slug of a page that shows one category: its parameters say only what is asked within it
 */
export function useSearchAddress(category: string | null = null) {
  const parse = useCallback(
    (params: URLSearchParams) => within(parseSearchParams(params), category),
    [category],
  );
  const write = (next: SearchState) =>
    searchParamsOf(category === null ? next : withoutCategory(next));
  const { params, ...address } = useAddressState(parse, write);
  return {
    ...address,
    /** The address asked for more text than a search takes. */
    wasShortened: (params.get('q') ?? '').trim().length > address.state.query.length,
    /** The filters when everything that can be taken away is. */
    noChoice: category === null ? noFilters : { ...noFilters, categories: [category] },
  };
}

function within(state: SearchState, category: string | null): SearchState {
  if (category === null) return state;
  return { ...state, query: '', filters: { ...state.filters, categories: [category] } };
}

/** It stands in the path. */
function withoutCategory(state: SearchState): SearchState {
  return { ...state, filters: { ...state.filters, categories: [] } };
}
