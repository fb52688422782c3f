import { AppError } from '#shared/app-error.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';

/** Maximum number of characters of a review. The security rules enforce the same limit. */
export const maxReviewLength = 2_000;

/** Maximum number of images per review. The security rules enforce the same limit. */
export const maxReviewPictures = 3;

/**
 * Visibility of the images of a review: 'waiting' (held for review) from a report until a super admin decides; 'kept'
 * if the super admin decided to keep them. Later reports do not change this status.
 */
export const pictureStatuses = ['shown', 'waiting', 'kept'] as const;
export type PicturesStatus = (typeof pictureStatuses)[number];

export interface Review {
  /** '{placeId}_{userId}'. */
  id: string;
  placeId: string;
  userId: string;
  authorName: string;
  authorPhotoURL: string;
  /** Integer stars, 1 to 5. */
  rating: number;
  /** Plain text, at most 2,000 characters. */
  text: string;
  createdAt: Date | null;
  updatedAt: Date | null;
  reply: { text: string; repliedAt: Date | null } | null;
  verifiedVisit: boolean;
  /** True if the author shows a public profile (reviewer.ts). The server checks it again on each request. */
  authorProfile: boolean;
  /** Number of helpful marks (helpful-mark.ts). */
  helpfulCount: number;
  /** At most three, in the author's order. */
  pictures: PlaceImage[];
  picturesStatus: PicturesStatus;
}

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
 * Returns the review without images that are held for review, as shown to all users but its author and super admins.
 */
export function withoutPendingPictures(review: Review): Review {
  return review.picturesStatus === 'waiting' ? { ...review, pictures: [] } : review;
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

/** Number of reviews per page. */
export const reviewPageSize = 10;
