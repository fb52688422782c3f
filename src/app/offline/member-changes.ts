import { placeKeys } from '#features/places/data/place-queries.ts';
import { reviewKeys } from '#features/reviews/data/review-keys.ts';
import type { SavedEvent } from '#features/events/model/saved-event.ts';
import type { Favorite } from '#features/favorites/model/favorite.ts';
import { offlineMarks, withPendingMarks } from '#features/marks/model/mark.ts';
import type { MarkChange } from '#features/marks/model/mark.ts';
import type { Review } from '#features/reviews/model/review.ts';
import type { ReviewChange } from '#features/reviews/model/pending-review.ts';
import { withPendingReview } from '#features/reviews/model/pending-review.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { registerChange } from '#platform/offline/change-kinds.ts';

/** One chunk, downloaded when a change is sent. */
const loadSenders = () => import('./send-member-changes.ts');

/** Registers the changes that members can make offline: favorites, saved events and their own reviews. */
export function registerMemberChanges(): void {
  for (const kind of ['favorite', 'event'] as const) {
    const { list, itemField } = offlineMarks[kind];
    registerChange<MarkChange>(kind, {
      send: async (change, wasPending) => (await loadSenders()).sendMark(change, wasPending),
      keyOf: ({ uid }) => [...memberKeys.of(uid), list],
      applyPending: (data, pendingChanges) =>
        withPendingMarks(data as (Favorite & SavedEvent)[], pendingChanges, itemField),
    });
  }
  registerChange<ReviewChange>('review', {
    send: async (change, wasPending) => (await loadSenders()).sendReview(change, wasPending),
    keyOf: ({ uid, target }) => [...memberKeys.of(uid), 'review', target],
    applyPending: (data, pendingChanges) => {
      const review = pendingChanges.find(({ problem }) => problem === null);
      return review ? withPendingReview(data as Review | null, review) : data;
    },
    relatedKeysOf: ({ target }) => [reviewKeys.ofPlace(target), placeKeys.one(target)],
    hasUserText: true,
  });
}
