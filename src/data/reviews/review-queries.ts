import { infiniteQueryOptions } from '@tanstack/react-query';

import type { PageCursor } from '../page-cursor.ts';
import { listReviews } from './review-store.ts';

export const reviewKeys = {
  ofPlace: (placeId: string) => ['reviews', placeId] as const,
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
