import { Link } from 'react-router-dom';
import { useQueries, useQuery } from '@tanstack/react-query';
import { placeLink } from '#features/places/model/place-link.ts';
import * as texts from '#features/places/texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { memberPlaceQuery } from '#features/places/data/member-place-queries.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import type { Place } from '#features/places/model/place.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';

/** Renders the name of a place, with a link to its page if the place is active. */
export function PlaceTitle({ place }: { place: MemberPlace }) {
  switch (place.kind) {
    case 'loading':
      return <Skeleton className="h-6 w-2/3" />;
    case 'failed':
      return texts.placeNotLoaded;
    case 'unavailable':
      return texts.placeUnavailable;
    case 'found':
      return (
        <Link
          to={placeLink(place.summary)}
          className="-my-2.5 inline-block py-2.5 text-sea-ink underline-offset-4 hover:underline"
        >
          {place.place.title}
        </Link>
      );
  }
}

/** Loading state of the place of a reservation or a receipt. */
export type MemberPlace =
  | { kind: 'loading' }
  /** The list shows the error and a retry button. */
  | { kind: 'failed' }
  /** The place is inactive or deleted, so there is no page to link to. */
  | { kind: 'unavailable' }
  | { kind: 'found'; place: Place; summary: PlaceSummary };

/** Loads the places of a user's list by id, each once. `error` is the reason if a place could not be loaded. */
export function useMemberPlaces(uid: string, placeIds: readonly string[]) {
  const ids = [...new Set(placeIds)];
  const queries = useQueries({ queries: ids.map((id) => memberPlaceQuery(uid, id)) });
  const categories = useQuery(categoriesQuery());
  const failedQueries = queries.filter(({ error, data }) => error && data === undefined);

  const placeOf = (placeId: string): MemberPlace => {
    const query = queries[ids.indexOf(placeId)];
    if (query?.error && query.data === undefined) return { kind: 'failed' };
    if (query?.data === null) return { kind: 'unavailable' };
    if (!query?.data || !(categories.data ?? categories.error)) return { kind: 'loading' };
    const place = query.data;
    return { kind: 'found', place, summary: placeSummary(place, categories.data ?? []) };
  };
  return {
    placeOf,
    error: failedQueries[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failedQueries) void refetch();
    },
  };
}
