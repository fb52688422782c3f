import { checkedByRule, defineRecord, id, instant, line } from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';

/** A user's mark that a review is helpful, stored in helpful/{reviewId_uid}. */
export const helpfulMarkRecord = defineRecord(
  {
    reviewId: checkedByRule(line(300)),
    /** Place of the review. */
    placeId: checkedByRule(id()),
    /** Null if not stored. */
    createdAt: checkedByRule(instant()),
  },
  {
    unreadFields: {
      userId: checkedByRule(id()),
      /** Author of the review, who may remove the mark together with the review. */
      authorId: checkedByRule(id()),
    },
  },
);

export type HelpfulMark = RecordOf<typeof helpfulMarkRecord>;

/** Returns a mark from its stored fields; null if the id of the review or of the place is missing. */
export function toHelpfulMark(data: unknown): HelpfulMark | null {
  const mark = helpfulMarkRecord.read(data);
  return mark.reviewId === '' || mark.placeId === '' ? null : mark;
}

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
