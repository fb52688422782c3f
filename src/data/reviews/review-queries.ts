import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { PageCursor } from '../page-cursor.ts';
import { memberKeys } from '../users/member-keys.ts';
import { getOwnReview, listReviews } from './review-store.ts';

export const reviewKeys = {
  ofPlace: (placeId: string) => ['reviews', placeId] as const,
  own: (uid: string, placeId: string) => [...memberKeys.of(uid), 'review', placeId] as const,
};

/** The reviews of a place, newest first, ten at a time. */
export function reviewsQuery(placeId: string) {
  return infiniteQueryOptions({
    queryKey: reviewKeys.ofPlace(placeId),
    queryFn: ({ pageParam }) => listReviews(placeId, { cursor: pageParam }),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 60_000,
  });
}

/** A person's own review of a place; null when there is none. */
export function ownReviewQuery(uid: string, placeId: string) {
  return queryOptions({
    queryKey: reviewKeys.own(uid, placeId),
    queryFn: () => getOwnReview(uid, placeId),
    staleTime: 60_000,
  });
}
