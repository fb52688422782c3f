import type { WaitingChange } from '#shared/waiting-change.ts';
import type { Review, ReviewDraft } from './review.ts';
import { areSamePictures, reviewId } from './review.ts';

/** A review that shall be written or changed. */
export interface ReviewWish {
  kind: 'review';
  /** Id of the place. */
  target: string;
  placeTitle: string;
  author: { name: string; photoURL: string };
  draft: ReviewDraft;
  /** What was stored when it was written; null for nothing. */
  base: ReviewDraft | null;
}

export type WaitingReview = WaitingChange<ReviewWish>;

/** A review as its author sees it until it has arrived. The very same where nothing changes. */
export function withWaitingReview(stored: Review | null, waiting: WaitingReview): Review {
  const { uid, target, draft, author, madeAt } = waiting;
  const { rating, text, pictures } = draft;
  const isSame = stored?.rating === rating && stored.text === text;
  if (isSame && (!pictures || areSamePictures(pictures, stored.pictures))) return stored;
  const at = new Date(madeAt);
  return {
    id: reviewId(target, uid),
    placeId: target,
    userId: uid,
    authorName: author.name,
    authorPhotoURL: author.photoURL,
    createdAt: at,
    reply: null,
    verifiedVisit: false,
    authorProfile: false,
    helpfulCount: 0,
    picturesStatus: 'shown',
    ...stored,
    rating,
    text,
    pictures: [...(pictures ?? stored?.pictures ?? [])],
    updatedAt: at,
  };
}
