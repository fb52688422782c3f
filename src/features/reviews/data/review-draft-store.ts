import type { PlaceImage } from '#features/places/model/place.ts';
import { maxReviewPictures } from '#features/reviews/model/review.ts';
import type { ReviewDraft } from '#features/reviews/model/review.ts';
import { parsePlaceImage } from '#features/pictures/model/stored-place-images.ts';

import { keepDraft, readDraft } from '#platform/device/draft-store.ts';
import type { DraftKind } from '#platform/device/draft-store.ts';

/** Characters of the text that are read: more than a review may have, so that nobody loses what they must shorten. */
const maxTextLength = 10_000;

/** Stars may be 0: not chosen yet. */
const reviewDrafts: DraftKind<ReviewDraft> = {
  name: 'review-draft',
  kept: 'tab',
  parse: (stored) => {
    if (typeof stored !== 'object' || stored === null) return null;
    const { rating, text, pictures } = stored as Record<string, unknown>;
    const isStars = Number.isInteger(rating) && Number(rating) >= 0 && Number(rating) <= 5;
    if (!isStars || typeof text !== 'string') return null;
    return {
      rating: Number(rating),
      text: text.slice(0, maxTextLength),
      ...(Array.isArray(pictures) && { pictures: sentPictures(pictures) }),
    };
  },
};

/** Pictures that were sent; rules decide whose they are. */
function sentPictures(stored: readonly unknown[]): PlaceImage[] {
  return stored.slice(0, maxReviewPictures).flatMap((value) => {
    const picture = parsePlaceImage(value, { id: '', title: '' });
    return picture ?? [];
  });
}

interface ReviewOwner {
  uid: string;
  placeId: string;
}

/** What a person typed about a place and has not sent, as long as the tab is open; null without it. */
export function readReviewDraft({ uid, placeId }: ReviewOwner): ReviewDraft | null {
  return readDraft(reviewDrafts, { uid, of: placeId });
}

/** Keeps a draft, or with null forgets it. */
export function keepReviewDraft({ uid, placeId }: ReviewOwner, draft: ReviewDraft | null): void {
  keepDraft(reviewDrafts, { uid, of: placeId }, draft);
}
