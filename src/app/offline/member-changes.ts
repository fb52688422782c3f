import { placeKeys } from '#features/places/data/place-queries.ts';
import { reviewKeys } from '#features/reviews/data/review-queries.ts';
import type { SavedEvent } from '#features/events/model/saved-event.ts';
import type { Favorite } from '#features/favorites/model/favorite.ts';
import type { MarkWish } from '#features/marks/model/waiting-marks.ts';
import { withWaitingMarks } from '#features/marks/model/waiting-marks.ts';
import type { Review } from '#features/reviews/model/review.ts';
import type { ReviewWish } from '#features/reviews/model/waiting-review.ts';
import { withWaitingReview } from '#features/reviews/model/waiting-review.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { registerChange } from '#platform/offline/change-kinds.ts';

/** One chunk, downloaded when a change is sent. */
const senders = () => import('./send-member-changes.ts');

/** Registers the changes that members can make offline: favorites, saved events and their own reviews. */
export function registerMemberChanges(): void {
  registerChange<MarkWish>('favorite', {
    send: async (change, hasWaited) => (await senders()).sendFavorite(change, hasWaited),
    keyOf: ({ uid }) => [...memberKeys.of(uid), 'favorites'],
    show: (data, waiting) =>
      withWaitingMarks(data as Favorite[], waiting, {
        idOf: ({ placeId }) => placeId,
        toMark: (placeId, createdAt) => ({ placeId, createdAt }),
      }),
  });
  registerChange<MarkWish>('event', {
    send: async (change) => (await senders()).sendSavedEvent(change),
    keyOf: ({ uid }) => [...memberKeys.of(uid), 'saved-events'],
    show: (data, waiting) =>
      withWaitingMarks(data as SavedEvent[], waiting, {
        idOf: ({ eventId }) => eventId,
        toMark: (eventId, createdAt) => ({ eventId, createdAt }),
      }),
  });
  registerChange<ReviewWish>('review', {
    send: async (change, hasWaited) => (await senders()).sendReview(change, hasWaited),
    keyOf: ({ uid, target }) => [...memberKeys.of(uid), 'review', target],
    show: (data, waiting) => {
      const review = waiting.find(({ problem }) => problem === null);
      return review ? withWaitingReview(data as Review | null, review) : data;
    },
    alsoStale: ({ target }) => [reviewKeys.ofPlace(target), placeKeys.one(target)],
    isWritten: true,
  });
}
