import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { ReviewOrder } from '#features/reviews/model/review-order.ts';

import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { reviewKeys } from './review-keys.ts';
import { publicFreshMs } from '#platform/query-client.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';

const loadStore = lazyStore(() => import('./review-store.ts'));

/** Query of the reviews of a place, ten per page, newest first by default. */
export function reviewsQuery(placeId: string, order: ReviewOrder = 'newest') {
  return infiniteQueryOptions({
    queryKey:
      order === 'newest'
        ? reviewKeys.ofPlace(placeId)
        : ([...reviewKeys.ofPlace(placeId), order] as const),
    queryFn: async ({ pageParam }) =>
      (await loadStore()).listReviews(placeId, { cursor: pageParam, order }),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: publicFreshMs,
  });
}

/** Query of the user's own review of a place; null without one. */
export function ownReviewQuery(uid: string, placeId: string) {
  return queryOptions({
    queryKey: reviewKeys.own(uid, placeId),
    queryFn: async () => (await loadStore()).getOwnReview(uid, placeId),
    staleTime: 60_000,
  });
}
