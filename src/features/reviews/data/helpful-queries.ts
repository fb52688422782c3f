import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { maxHelpfulMarks } from '#features/reviews/model/review-options.ts';
import type { HelpfulMark } from '#features/reviews/model/helpful-mark.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { markMutation } from '#features/marks/data/mark-mutation.ts';
import { updateHelpfulCount } from './helpful-in-caches.ts';

const loadStore = lazyStore(() => import('./helpful-store.ts'));

const marksKey = (uid: string, placeId: string) =>
  [...memberKeys.of(uid), 'helpful', placeId] as const;

/** Query of the user's helpful marks at a place, shared by all buttons of the page. */
export function helpfulMarksQuery(uid: string, placeId: string) {
  return queryOptions({
    queryKey: marksKey(uid, placeId),
    queryFn: async () => (await loadStore()).listHelpfulMarks(uid, placeId),
    staleTime: 5 * 60_000,
  });
}

/**
 * Mutation that sets or removes a helpful mark (markMutation()). The cached lists of reviews show the stored count.
 */
export function helpfulMutation(client: QueryClient) {
  return markMutation<Pick<HelpfulMark, 'reviewId' | 'placeId'>, HelpfulMark>(client, {
    name: 'helpful',
    queryKey: ({ uid, placeId }) => marksKey(uid, placeId),
    idOf: ({ reviewId }) => reviewId,
    toMark: ({ reviewId, placeId }, createdAt) => ({ reviewId, placeId, createdAt }),
    sortMarks: (marks) => [...marks],
    maxMarks: maxHelpfulMarks,
    saveChange: async ({ uid, reviewId, placeId, saved }) => {
      const count = await (await loadStore()).setHelpful(uid, reviewId, saved);
      updateHelpfulCount(client, { reviewId, placeId, isHelpful: saved, count });
      return { isWaiting: false };
    },
  });
}
