import type { HelpfulMark } from '#features/reviews/model/helpful-mark.ts';
import type { MarkList } from '#features/marks/data/mark-mutation.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { updateHelpfulCount } from './helpful-in-caches.ts';

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
