import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';

import type { Review } from '#features/reviews/model/review.ts';

import type { Page } from '#platform/firestore/page-cursor.ts';
import { reviewKeys } from './review-queries.ts';

/** A stored mark and the resulting count. */
interface StoredMark {
  reviewId: string;
  placeId: string;
  isHelpful: boolean;
  count: number;
}

type ReviewList = InfiniteData<Page<Review>>;

/**
 * Updates the helpful count of a review in every cached list of the place. Lists in flight are not cancelled; the count
 * is corrected when they arrive, because their data may be older than the mark. Reads nothing.
 */
export function showHelpfulCount(client: QueryClient, mark: StoredMark): void {
  const cache = client.getQueryCache();
  for (const query of cache.findAll({ queryKey: reviewKeys.ofPlace(mark.placeId) })) {
    show(client, query, mark, () => mark.count);
    if (query.state.fetchStatus === 'idle') continue;
    const isArrived = cache.subscribe(({ type, query: changed }) => {
      if (changed !== query) return;
      if (type === 'removed') isArrived();
      if (type !== 'updated' || query.state.fetchStatus !== 'idle') return;
      isArrived();
      // Data read after the mark already includes it, and possibly marks of other users.
      const nearer = mark.isHelpful ? Math.max : Math.min;
      show(client, query, mark, (read) => nearer(read, mark.count));
    });
  }
}

function show(
  client: QueryClient,
  { queryKey, state }: Query,
  { reviewId }: StoredMark,
  countOf: (known: number) => number,
): void {
  client.setQueryData<ReviewList>(
    queryKey,
    (list) => {
      const known = list?.pages.flatMap(({ items }) => items).find(({ id }) => id === reviewId);
      if (!list || !known || countOf(known.helpfulCount) === known.helpfulCount) return list;
      const changed = { ...known, helpfulCount: countOf(known.helpfulCount) };
      const pages = list.pages.map((page) => ({
        ...page,
        items: page.items.map((review) => (review === known ? changed : review)),
      }));
      return { ...list, pages };
    },
    // Keeps the age of the cached data.
    { updatedAt: state.dataUpdatedAt },
  );
}
