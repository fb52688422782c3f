import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { maxReviewPictures } from '#features/reviews/model/review-options.ts';
import type { ReviewDraft } from '#features/reviews/model/review-draft.ts';
import { parsePlaceImage } from '#features/pictures/model/stored-place-images.ts';

import { saveDraft, readDraft } from '#platform/device/draft-store.ts';
import type { DraftKind } from '#platform/device/draft-store.ts';

/**
 * Maximum number of characters read from a draft. It exceeds the limit of a review, so that a text that is too long can
 * still be shortened.
 */
const maxTextLength = 10_000;

/** A rating of 0 means that no stars are chosen yet. */
const reviewDrafts: DraftKind<ReviewDraft> = {
  name: 'review-draft',
  storage: 'tab',
  parse: (storedValue) => {
    if (typeof storedValue !== 'object' || storedValue === null) return null;
    const { rating, text, pictures } = storedValue as Record<string, unknown>;
    const isStarCount = Number.isInteger(rating) && Number(rating) >= 0 && Number(rating) <= 5;
    if (!isStarCount || typeof text !== 'string') return null;
    return {
      rating: Number(rating),
      text: text.slice(0, maxTextLength),
      ...(Array.isArray(pictures) && { pictures: parsePictures(pictures) }),
    };
  },
};

/** Returns the uploaded images of a draft. The security rules check their owner. */
function parsePictures(storedValue: readonly unknown[]): PlaceImage[] {
  return storedValue.slice(0, maxReviewPictures).flatMap((value) => {
    const picture = parsePlaceImage(value, { id: '', title: '' });
    return picture ?? [];
  });
}

interface ReviewOwner {
  uid: string;
  placeId: string;
}

/** Returns the user's unsent draft about a place, stored until the tab is closed; null without one. */
export function readReviewDraft({ uid, placeId }: ReviewOwner): ReviewDraft | null {
  return readDraft(reviewDrafts, { uid, target: placeId });
}

/** Stores a draft; null removes it. */
export function saveReviewDraft({ uid, placeId }: ReviewOwner, draft: ReviewDraft | null): void {
  saveDraft(reviewDrafts, { uid, target: placeId }, draft);
}
