import { useQueries, useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#data/categories/category-queries.ts';
import { partnerPlaceQuery } from '#data/offers/partner-place-queries.ts';
import type { PlaceSummary } from '#domain/place-index.ts';
import { placeSummary } from '#domain/place-summary.ts';

/** What is known of the place of an offer. */
export type OfferPlace =
  | { kind: 'loading' }
  | { kind: 'failed' }
  /** Inactive or gone: its offers are not shown. */
  | { kind: 'unavailable' }
  | { kind: 'found'; place: PlaceSummary };

/** The places of offers, each read once. `error` is why one of them could not be read. */
export function useOfferPlaces(placeIds: readonly string[]) {
  const ids = [...new Set(placeIds)];
  const queries = useQueries({ queries: ids.map((id) => partnerPlaceQuery(id)) });
  const categories = useQuery(categoriesQuery());
  const failed = queries.filter(({ error, data }) => error && data === undefined);

  const placeOf = (placeId: string): OfferPlace => {
    const query = queries[ids.indexOf(placeId)];
    if (query?.error && query.data === undefined) return { kind: 'failed' };
    if (query?.data === null) return { kind: 'unavailable' };
    if (!query?.data || !(categories.data ?? categories.error)) return { kind: 'loading' };
    return { kind: 'found', place: placeSummary(query.data, categories.data ?? []) };
  };
  return {
    placeOf,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
