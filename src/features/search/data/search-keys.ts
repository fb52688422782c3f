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
  details: (version: string, hasLexicon: boolean, details: readonly string[]) =>
    ['place-index', 'details', version, hasLexicon, ...details] as const,
  partial: ({ query, categorySlugs, withBenefit = false }: PartialSearchRequest) =>
    [
      'place-search',
      'partial',
      { withBenefit, query: foldText(query.trim()), categorySlugs: [...categorySlugs].sort() },
    ] as const,
};
