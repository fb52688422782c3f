import { InfiniteQueryObserver } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';

import { toReview } from '#features/reviews/model/review.ts';
import type { Review } from '#features/reviews/model/review.ts';

import type { Page } from '#platform/firestore/page-cursor.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { reviewsQuery } from './review-queries.ts';
import { listReviews } from './review-store.ts';
import { updateHelpfulCount } from './helpful-queries.ts';

vi.mock('./review-store.ts', () => ({ listReviews: vi.fn() }));

const review = (id: string, helpfulCount: number) => toReview(id, { placeId: 'p1', helpfulCount });
const page = (...items: Review[]): Page<Review> => ({ items, nextCursor: null });
const countsOf = (list: InfiniteData<Page<Review>> | undefined) =>
  list?.pages.flatMap(({ items }) => items.map(({ helpfulCount }) => helpfulCount));

const changedMark = { reviewId: 'b', placeId: 'p1', isHelpful: true, count: 5 };
const bestReviewsQuery = reviewsQuery('p1', 'best');

function createCountedClient() {
  const client = createQueryClient();
  return {
    client,
    counts: (order = bestReviewsQuery) => countsOf(client.getQueryData(order.queryKey)),
  };
}

/** Starts a query of the best reviews that is pending until `answer` is called. */
async function startReading(client: ReturnType<typeof createQueryClient>) {
  let answer = (_page: Page<Review>) => undefined as void;
  vi.mocked(listReviews).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const stop = new InfiniteQueryObserver(client, bestReviewsQuery).subscribe(() => undefined);
  await vi.waitFor(() => {
    expect(listReviews).toHaveBeenCalledOnce();
  });
  return { answer, stop };
}

beforeEach(() => {
  vi.mocked(listReviews).mockReset();
});

it('updates the count in every list of the place and keeps the age of the lists', () => {
  const { client, counts } = createCountedClient();
  const lists = [reviewsQuery('p1'), bestReviewsQuery, reviewsQuery('p2')];
  for (const { queryKey } of lists) {
    const data = { pages: [page(review('a', 1)), page(review('b', 4))], pageParams: [null, null] };
    client.setQueryData(queryKey, data, { updatedAt: 1_000 });
  }
  updateHelpfulCount(client, changedMark);
  expect(lists.map(({ queryKey }) => countsOf(client.getQueryData(queryKey)))).toEqual([
    [1, 5],
    [1, 5],
    [1, 4],
  ]);
  expect(client.getQueryState(bestReviewsQuery.queryKey)?.dataUpdatedAt).toBe(1_000);
  expect(counts()).toEqual([1, 5]);
});

it.each([
  ['was read before the change', 4, 5],
  ['was read after the change', 5, 5],
  ['was read after changes of other users', 7, 7],
])('a list in flight that %s is not cancelled and shows the count', async (_name, read, shown) => {
  const { client, counts } = createCountedClient();
  const { answer, stop } = await startReading(client);
  updateHelpfulCount(client, changedMark);
  expect(client.getQueryState(bestReviewsQuery.queryKey)?.fetchStatus).toBe('fetching');
  answer(page(review('a', 1), review('b', read)));
  await vi.waitFor(() => {
    expect(counts()).toEqual([1, shown]);
  });
  stop();
  expect(listReviews).toHaveBeenCalledOnce();
});

it('a list in flight shows the lower count after a mark was removed', async () => {
  const { client, counts } = createCountedClient();
  const { answer, stop } = await startReading(client);
  updateHelpfulCount(client, { ...changedMark, isHelpful: false, count: 3 });
  answer(page(review('b', 4)));
  await vi.waitFor(() => {
    expect(counts()).toEqual([3]);
  });
  stop();
});

it('a later read is shown unchanged', async () => {
  const { client, counts } = createCountedClient();
  const { answer, stop } = await startReading(client);
  updateHelpfulCount(client, changedMark);
  answer(page(review('b', 4)));
  await vi.waitFor(() => {
    expect(counts()).toEqual([5]);
  });
  vi.mocked(listReviews).mockResolvedValueOnce(page(review('b', 2)));
  await client.refetchQueries({ queryKey: bestReviewsQuery.queryKey, exact: true });
  expect(counts()).toEqual([2]);
  stop();
});
