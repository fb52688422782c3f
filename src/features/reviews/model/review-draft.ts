import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { AppError } from '#shared/app-error.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import { maxReviewLength, maxReviewPictures } from './review-options.ts';

/** Values of a review that the user enters. */
export interface ReviewDraft {
  /** Integer stars, 1 to 5; 0 while the user has not chosen any. */
  rating: number;
  text: string;
  /** Ordered images; absent if the stored ones are unchanged. */
  pictures?: readonly PlaceImage[] | undefined;
}

/** Returns the document id of a review: one per user and place, so that a user cannot review a place twice. */
export function reviewId(placeId: string, userId: string): string {
  return `${placeId}_${userId}`;
}

/** Returns the upload folder of the images of a review: '/uploads/reviews/{reviewId}/'. */
export function reviewUploadFolder(id: string): string {
  return `/uploads/reviews/${id}/`;
}

/** Returns true if both lists hold the same images in the same order. Compares addresses, which are never reused. */
export function areSamePictures(a: readonly PlaceImage[], b: readonly PlaceImage[]): boolean {
  return a.length === b.length && a.every(({ url }, position) => url === b[position]?.url);
}

/**
 * Returns a draft as it is stored, with its text cleaned.
 * @throws AppError 'invalid-input' unless the stars are an integer from 1 to 5, the text has at most 2,000 characters
 *   and there are at most three images
 */
export function checkReviewDraft({ rating, text, pictures }: ReviewDraft): ReviewDraft {
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) {
    throw new AppError('invalid-input', `A rating is a whole number from 1 to 5, not ${rating}.`);
  }
  const cleanText = cleanPlainText(text);
  if (cleanText.length > maxReviewLength) {
    throw new AppError('invalid-input', `A review has at most ${maxReviewLength} characters.`);
  }
  if (pictures && pictures.length > maxReviewPictures) {
    throw new AppError('invalid-input', `A review has at most ${maxReviewPictures} pictures.`);
  }
  return { rating, text: cleanText, ...(pictures && { pictures }) };
}

/**
 * Returns the reply of a place as it is stored, with its text cleaned.
 * @throws AppError 'invalid-input' for an empty text or one of more than 2,000 characters
 */
export function checkReply(text: string): string {
  const cleanText = cleanPlainText(text);
  if (cleanText === '' || cleanText.length > maxReviewLength) {
    throw new AppError('invalid-input', `A reply has 1 to ${maxReviewLength} characters.`);
  }
  return cleanText;
}
