import { foldText } from '#shared/text/fold-text.ts';

/** Parameters of a partial search. */
export interface PartialSearchRequest {
  query: string;
  /** Slugs of the categories in the filter. */
  categorySlugs: readonly string[];
  /** True for only places with a benefit; defaults to false. */
  withBenefit?: boolean;
}

/**
 * Query keys of the search. A separate module, so that code that only removes cache entries does not load the search.
 */
export const searchKeys = {
  index: ['place-index'] as const,
  details: (version: string, details: readonly string[]) =>
    ['place-index', 'details', version, ...details] as const,
  /** With the benefit filter, all queries and categories share one cached partial search: that of the first request. */
  partial: ({ query, categorySlugs, withBenefit = false }: PartialSearchRequest) =>
    withBenefit
      ? (['place-search', 'partial', 'benefits'] as const)
      : (['place-search', 'partial', foldText(query.trim()), [...categorySlugs].sort()] as const),
};
