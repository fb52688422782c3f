import { useCallback } from 'react';
import { categorySort, noFilters } from '#features/search/model/place-filters.ts';
import {
  emptySearch,
  parseSearchParams,
  toSearchParams,
} from '#features/search/model/search-params.ts';
import type { SearchState } from '#features/search/model/search-params.ts';
import { useAddressState } from '#ui/use-address-state.ts';

/**
 * Returns the search state stored in the URL.
 * @param categorySlug slug of a category page; its URL parameters hold only the other filters
 */
export function useSearchAddress(categorySlug: string | null = null) {
  const parse = useCallback(
    (params: URLSearchParams) => withCategory(parseSearchParams(params), categorySlug),
    [categorySlug],
  );
  const serialize = (next: SearchState) =>
    toSearchParams(categorySlug === null ? next : withoutCategory(next));
  const { params, ...address } = useAddressState(parse, serialize);
  return {
    ...address,
    /** True if the query in the URL is longer than the maximum and was cut. */
    wasShortened: (params.get('q') ?? '').trim().length > address.state.query.length,
    /** The filters after all removable filters are cleared. */
    clearedFilters:
      categorySlug === null ? noFilters : { ...noFilters, categories: [categorySlug] },
  };
}

function withCategory(state: SearchState, categorySlug: string | null): SearchState {
  if (categorySlug === null) return state;
  return {
    ...state,
    query: '',
    filters: { ...state.filters, categories: [categorySlug] },
    sort: state.sort === emptySearch.sort ? categorySort : state.sort,
    view: null,
  };
}

/** Removes the category, which is part of the path, and the default sort order. */
function withoutCategory(state: SearchState): SearchState {
  return {
    ...state,
    filters: { ...state.filters, categories: [] },
    sort: state.sort === categorySort ? emptySearch.sort : state.sort,
  };
}
