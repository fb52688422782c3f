import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { PageCursor } from '../firestore/page-cursor.ts';
import { memberKeys } from '../firestore/member-keys.ts';
import { publicFreshMs } from '../query-client.ts';
import { lazyStore } from '../lazy-store.ts';

const store = lazyStore(() => import('./review-store.ts'));

export const reviewKeys = {
  ofPlace: (placeId: string) => ['reviews', placeId] as const,
  own: (uid: string, placeId: string) => [...memberKeys.of(uid), 'review', placeId] as const,
};

/** The reviews of a place, newest first, ten at a time. */
export function reviewsQuery(placeId: string) {
  return infiniteQueryOptions({
    queryKey: reviewKeys.ofPlace(placeId),
    queryFn: async ({ pageParam }) => (await store()).listReviews(placeId, { cursor: pageParam }),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: publicFreshMs,
  });
}

/** A person's own review of a place; null when there is none. */
export function ownReviewQuery(uid: string, placeId: string) {
  return queryOptions({
    queryKey: reviewKeys.own(uid, placeId),
    queryFn: async () => (await store()).getOwnReview(uid, placeId),
    staleTime: 60_000,
  });
}
