/** Somebody found a review helpful: helpful/{reviewId_uid}. */
export interface HelpfulMark {
  reviewId: string;
  /** The place that the review is about. */
  placeId: string;
  /** null where the record does not say. */
  createdAt: Date | null;
}

/** Marks of one person at one place: more than this is not read. */
export const maxHelpfulMarks = 500;

/** The document id of a mark: one for each person and review, so that marking twice is impossible. */
export function helpfulMarkId(reviewId: string, uid: string): string {
  return `${reviewId}_${uid}`;
}

/**
 * How many people found a review helpful after one of them set or took off their mark. Rules compute the same; a review
 * of old times may have marks that it never counted.
 */
export function movedHelpfulCount(count: number, isSet: boolean): number {
  return isSet ? count + 1 : Math.max(0, count - 1);
}
