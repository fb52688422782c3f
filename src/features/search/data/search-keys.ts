import { foldText } from '#shared/text/fold-text.ts';

/** What is searched while the snapshot is away. */
export interface PartialSearchRequest {
  query: string;
  /** Slugs of the categories in the filter. */
  categorySlugs: readonly string[];
  /** Only places with a benefit are wanted; false when absent. */
  withBenefit?: boolean;
}

/** What search keeps in the query cache; apart from the search itself, so that who only forgets it does not load it. */
export const searchKeys = {
  index: ['place-index'] as const,
  details: (version: string, details: readonly string[]) =>
    ['place-index', 'details', version, ...details] as const,
  /** Where only places with a benefit are wanted, the same ones are read whatever else is asked. */
  partial: ({ query, categorySlugs, withBenefit = false }: PartialSearchRequest) =>
    withBenefit
      ? (['place-search', 'partial', 'benefits'] as const)
      : (['place-search', 'partial', foldText(query.trim()), [...categorySlugs].sort()] as const),
};
