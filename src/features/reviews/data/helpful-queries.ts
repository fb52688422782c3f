import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { HelpfulMark } from '#features/reviews/model/helpful-mark.ts';
import type { MarkList } from '#features/marks/data/mark-mutation.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import type { Review } from '#features/reviews/model/review.ts';
import type { Page } from '#platform/firestore/page-cursor.ts';
import { reviewKeys } from './review-keys.ts';

const loadStore = lazyStore(() => import('./helpful-store.ts'));

type HelpfulTarget = Pick<HelpfulMark, 'reviewId' | 'placeId'>;

/**
 * A user's helpful marks at a place. They are not changed offline. The cached lists of reviews show the stored count
 * after a change.
 */
export const helpfulMarkList: MarkList<'reviewId', HelpfulTarget, Pick<HelpfulMark, 'placeId'>> = {
  name: 'helpful',
  itemField: 'reviewId',
  queryKey: ({ uid, placeId }) => [...memberKeys.of(uid), 'helpful', placeId],
  toMark: ({ reviewId, placeId }, createdAt) => ({ reviewId, placeId, createdAt }),
  readMarks: async ({ uid, placeId }) => (await loadStore()).listHelpfulMarks(uid, placeId),
  saveChange: async (client, { uid, reviewId, placeId, saved }) => {
    const count = await (await loadStore()).setHelpful(uid, reviewId, saved);
    updateHelpfulCount(client, { reviewId, placeId, isHelpful: saved, count });
    return { isWaiting: false };
  },
};

/** A helpful mark that was set or removed on the server, and the resulting count of the review. */
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
export function updateHelpfulCount(client: QueryClient, mark: StoredMark): void {
  const cache = client.getQueryCache();
  for (const query of cache.findAll({ queryKey: reviewKeys.ofPlace(mark.placeId) })) {
    updateList(client, query, mark, () => mark.count);
    if (query.state.fetchStatus === 'idle') continue;
    const unsubscribe = cache.subscribe(({ type, query: changed }) => {
      if (changed !== query) return;
      if (type === 'removed') unsubscribe();
      if (type !== 'updated' || query.state.fetchStatus !== 'idle') return;
      unsubscribe();
      // Data read after the change may already include it and marks of other users. Therefore the higher count is used
      // for a new mark, and the lower count for a removed one.
      const chooseCount = mark.isHelpful ? Math.max : Math.min;
      updateList(client, query, mark, (cachedCount) => chooseCount(cachedCount, mark.count));
    });
  }
}

function updateList(
  client: QueryClient,
  { queryKey, state }: Query,
  { reviewId }: StoredMark,
  toCount: (cached: number) => number,
): void {
  client.setQueryData<ReviewList>(
    queryKey,
    (list) => {
      const cached = list?.pages.flatMap(({ items }) => items).find(({ id }) => id === reviewId);
      if (!list || !cached || toCount(cached.helpfulCount) === cached.helpfulCount) return list;
      const changed = { ...cached, helpfulCount: toCount(cached.helpfulCount) };
      const pages = list.pages.map((page) => ({
        ...page,
        items: page.items.map((review) => (review === cached ? changed : review)),
      }));
      return { ...list, pages };
    },
    // Keeps the age of the cached data.
    { updatedAt: state.dataUpdatedAt },
  );
}
