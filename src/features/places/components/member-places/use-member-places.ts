import { useQueries, useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { placeOfMemberQuery } from '#features/places/data/member-place-queries.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import type { Place } from '#features/places/model/place.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';

/** What is known of the place of a reservation or of a receipt. */
export type KnownPlace =
  | { kind: 'loading' }
  /** The list says so and offers another attempt. */
  | { kind: 'failed' }
  /** Inactive or gone: there is nothing to lead to. */
  | { kind: 'unavailable' }
  | { kind: 'found'; place: Place; summary: PlaceSummary };

/** Places of a person's list by their ids, each read once. `error` is why one of them could not be read. */
export function useMemberPlaces(uid: string, placeIds: readonly string[]) {
  const ids = [...new Set(placeIds)];
  const queries = useQueries({ queries: ids.map((id) => placeOfMemberQuery(uid, id)) });
  const categories = useQuery(categoriesQuery());
  const failed = queries.filter(({ error, data }) => error && data === undefined);

  const placeOf = (placeId: string): KnownPlace => {
    const query = queries[ids.indexOf(placeId)];
    if (query?.error && query.data === undefined) return { kind: 'failed' };
    if (query?.data === null) return { kind: 'unavailable' };
    if (!query?.data || !(categories.data ?? categories.error)) return { kind: 'loading' };
    const place = query.data;
    return { kind: 'found', place, summary: placeSummary(place, categories.data ?? []) };
  };
  return {
    placeOf,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
