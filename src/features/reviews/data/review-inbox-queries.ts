import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

import type { Review } from '#features/reviews/model/review.ts';

import { managerKeys } from '#features/places/data/managed-places-query.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { readReviewInbox } from './review-inbox-store.ts';
import type { ReviewInboxCursor, ReviewInboxPage } from './review-inbox-store.ts';
import { reviewKeys } from './review-keys.ts';
import { removeReply, replyToReview } from './review-reply-store.ts';

const inboxKey = (uid: string) => [...memberKeys.of(uid), 'review-inbox'] as const;

/** Query of the reviews of the given places for their manager, newest first. */
export function reviewInboxQuery(uid: string, placeIds: readonly string[]) {
  return infiniteQueryOptions({
    queryKey: [...inboxKey(uid), placeIds] as const,
    queryFn: ({ pageParam }) => readReviewInbox(placeIds, pageParam),
    initialPageParam: null as ReviewInboxCursor | null,
    getNextPageParam: (page) => page.next,
    staleTime: 30_000,
    // Each page costs one query per place, so multiple pages are refetched only on request.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= 1,
  });
}

/**
 * Mutation that writes or changes the reply to a review; null removes it. Every cached inbox shows the change
 * immediately.
 */
export function replyMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: async ({ review, text }: { review: Review; text: string | null }) => {
      if (text === null) {
        await removeReply(review.id);
        return null;
      }
      return { text: await replyToReview(review.id, text), repliedAt: new Date() };
    },
    onSuccess: (reply, { review }) => {
      client.setQueriesData<InfiniteData<ReviewInboxPage>>(
        { queryKey: inboxKey(uid) },
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              items: page.items.map((item) => (item.id === review.id ? { ...item, reply } : item)),
            })),
          },
      );
      for (const queryKey of [reviewKeys.ofPlace(review.placeId), managerKeys.overview(uid)]) {
        void client.invalidateQueries({ queryKey, refetchType: 'none' });
      }
    },
  });
}
