import { language } from '#shared/language.ts';
import type { PendingChange } from '#shared/pending-change.ts';
import type { Review } from './review.ts';
import type { ReviewDraft } from './review-draft.ts';
import { areSamePictures, reviewId } from './review-draft.ts';

/** A pending change that writes or edits a review. */
export interface ReviewChange {
  kind: 'review';
  /** Id of the place. */
  target: string;
  placeTitle: string;
  author: { name: string; photoURL: string };
  draft: ReviewDraft;
  /** The stored values that the user edited; null without a stored review. */
  base: ReviewDraft | null;
}

export type PendingReview = PendingChange<ReviewChange>;

/**
 * Returns the review with the pending change applied, as its author sees it. Returns the same object if nothing
 * changes.
 */
export function withPendingReview(storedReview: Review | null, pending: PendingReview): Review {
  const { uid, target, draft, author, madeAt } = pending;
  const { rating, text, pictures } = draft;
  const hasSameText = storedReview?.rating === rating && storedReview.text === text;
  if (hasSameText && (!pictures || areSamePictures(pictures, storedReview.pictures)))
    return storedReview;
  const changedAt = new Date(madeAt);
  return {
    id: reviewId(target, uid),
    placeId: target,
    userId: uid,
    authorName: author.name,
    authorPhotoURL: author.photoURL,
    createdAt: changedAt,
    reply: null,
    verifiedVisit: false,
    authorProfile: false,
    helpfulCount: 0,
    picturesStatus: 'shown',
    ...storedReview,
    rating,
    text,
    language,
    pictures: [...(pictures ?? storedReview?.pictures ?? [])],
    updatedAt: changedAt,
  };
}
