import { placeKeys } from '#features/places/data/place-queries.ts';
import { reviewKeys } from '#features/reviews/data/review-queries.ts';
import type { SavedEvent } from '#features/events/model/saved-event.ts';
import type { Favorite } from '#features/favorites/model/favorite.ts';
import type { MarkChange } from '#features/marks/model/pending-marks.ts';
import { withPendingMarks } from '#features/marks/model/pending-marks.ts';
import type { Review } from '#features/reviews/model/review.ts';
import type { ReviewChange } from '#features/reviews/model/pending-review.ts';
import { withPendingReview } from '#features/reviews/model/pending-review.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { registerChange } from '#platform/offline/change-kinds.ts';

/** One chunk, downloaded when a change is sent. */
const loadSenders = () => import('./send-member-changes.ts');

/** Registers the changes that members can make offline: favorites, saved events and their own reviews. */
export function registerMemberChanges(): void {
  registerChange<MarkChange>('favorite', {
    send: async (change, wasPending) => (await loadSenders()).sendFavorite(change, wasPending),
    keyOf: ({ uid }) => [...memberKeys.of(uid), 'favorites'],
    applyPending: (data, pendingChanges) =>
      withPendingMarks(data as Favorite[], pendingChanges, {
        idOf: ({ placeId }) => placeId,
        toMark: (placeId, createdAt) => ({ placeId, createdAt }),
      }),
  });
  registerChange<MarkChange>('event', {
    send: async (change) => (await loadSenders()).sendSavedEvent(change),
    keyOf: ({ uid }) => [...memberKeys.of(uid), 'saved-events'],
    applyPending: (data, pendingChanges) =>
      withPendingMarks(data as SavedEvent[], pendingChanges, {
        idOf: ({ eventId }) => eventId,
        toMark: (eventId, createdAt) => ({ eventId, createdAt }),
      }),
  });
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
