import { AppError } from '#shared/app-error.ts';
import type { PlaceImage } from '#features/places/model/place.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';

/** Characters of a review's text; rules hold the same bound. */
export const maxReviewLength = 2_000;

/** Pictures of a review; rules hold the same bound. */
export const maxReviewPictures = 3;

/**
 * Whether the pictures of a review are shown: 'waiting' since somebody reported them, until a super admin decides;
 * 'kept' by that decision, which another report does not undo.
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
  /** Whole stars, 1 to 5. */
  rating: number;
  /** Plain text, at most 2,000 characters. */
  text: string;
  createdAt: Date | null;
  updatedAt: Date | null;
  reply: { text: string; repliedAt: Date | null } | null;
  verifiedVisit: boolean;
  /** The author may be asked about (reviewer.ts); the server decides when somebody does. */
  authorProfile: boolean;
  /** How many people found it helpful: its marks (helpful-mark.ts). */
  helpfulCount: number;
  /** At most three, in the author's order. */
  pictures: PlaceImage[];
  picturesStatus: PicturesStatus;
}

/** What somebody writes about a place. */
export interface ReviewDraft {
  /** Whole stars, 1 to 5. */
  rating: number;
  text: string;
  /** In order; absent where those that are stored stay. */
  pictures?: readonly PlaceImage[] | undefined;
}

/** The document id of a review: one for each person and place, so that reviewing twice is impossible. */
export function reviewId(placeId: string, userId: string): string {
  return `${placeId}_${userId}`;
}

/** Where the server keeps the pictures of a review: '/uploads/reviews/{reviewId}/'. */
export function reviewUploadFolder(id: string): string {
  return `/uploads/reviews/${id}/`;
}

/** Whether two lists hold the same pictures in the same order: an address is never used for another picture. */
export function areSamePictures(a: readonly PlaceImage[], b: readonly PlaceImage[]): boolean {
  return a.length === b.length && a.every(({ url }, position) => url === b[position]?.url);
}

/** A review as everybody sees it but its author and the super admins: without pictures that wait for a decision. */
export function withoutWaitingPictures(review: Review): Review {
  return review.picturesStatus === 'waiting' ? { ...review, pictures: [] } : review;
}

/**
 * A draft as it is stored, its text cleaned.
 * @throws AppError 'invalid-input' unless the stars are whole, 1 to 5, the text is at most 2,000 characters and the
 *   pictures are at most three
 */
export function checkedReviewDraft({ rating, text, pictures }: ReviewDraft): ReviewDraft {
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) {
    throw new AppError('invalid-input', `A rating is a whole number from 1 to 5, not ${rating}.`);
  }
  const clean = cleanPlainText(text);
  if (clean.length > maxReviewLength) {
    throw new AppError('invalid-input', `A review has at most ${maxReviewLength} characters.`);
  }
  if (pictures && pictures.length > maxReviewPictures) {
    throw new AppError('invalid-input', `A review has at most ${maxReviewPictures} pictures.`);
  }
  return { rating, text: clean, ...(pictures && { pictures }) };
}

/**
 * The answer of a place as it is stored, its text cleaned.
 * @throws AppError 'invalid-input' for an empty text or one of more than 2,000 characters
 */
export function checkedReply(text: string): string {
  const clean = cleanPlainText(text);
  if (clean === '' || clean.length > maxReviewLength) {
    throw new AppError('invalid-input', `A reply has 1 to ${maxReviewLength} characters.`);
  }
  return clean;
}

/** Reviews of a place that are read at once. */
export const reviewPageSize = 10;
