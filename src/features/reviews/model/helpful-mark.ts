/** A user's mark that a review is helpful: helpful/{reviewId_uid}. */
export interface HelpfulMark {
  reviewId: string;
  /** Place of the review. */
  placeId: string;
  /** Null if not stored. */
  createdAt: Date | null;
}

/** Maximum number of marks of one user at one place that are read. */
export const maxHelpfulMarks = 500;

/** Returns the document id of a mark: one per user and review, so that a user cannot mark a review twice. */
export function helpfulMarkId(reviewId: string, uid: string): string {
  return `${reviewId}_${uid}`;
}

/**
 * Returns the number of helpful marks after one was set or removed. The security rules compute the same. Never returns
 * a negative number, because old reviews may have uncounted marks.
 */
export function nextHelpfulCount(count: number, isSet: boolean): number {
  return isSet ? count + 1 : Math.max(0, count - 1);
}
