import { AppError, errorCode } from '#shared/app-error.ts';
import {
  helpfulMarkId,
  nextHelpfulCount,
  toHelpfulMark,
} from '#features/reviews/model/helpful-mark.ts';
import type { HelpfulMark } from '#features/reviews/model/helpful-mark.ts';
import { toReview } from '#features/reviews/model/review.ts';
import { markStore } from '#features/marks/data/mark-store.ts';

import { documentIdField } from '#platform/firestore/collection.ts';
import { isDocumentId } from '#platform/firestore/document-id.ts';

const helpfulMarks = markStore({
  name: 'helpful',
  toMark: toHelpfulMark,
  itemField: 'reviewId',
  isItemId: (reviewId) => /^\w{1,300}$/.test(reviewId),
  markId: (uid, reviewId) => helpfulMarkId(reviewId, uid),
  orderBy: [[documentIdField]],
  readsMark: true,
  addCount: async (commit, { uid, itemId: reviewId, isSet, isStored }) => {
    const path = `reviews/${reviewId}`;
    const stored = await commit.read(path).catch((error: unknown) => {
      throw errorCode(error) === 'permission-denied'
        ? new AppError('not-found', 'The review may not be read', { cause: error })
        : error;
    });
    if (!stored) {
      if (isSet) throw new AppError('not-found', 'The review is gone');
      return { count: 0 };
    }
    const { placeId, userId, helpfulCount } = toReview(reviewId, stored);
    if (isSet && userId === uid) throw new AppError('invalid-input', 'The review is their own');
    if (isSet === isStored) return { count: helpfulCount };
    const count = nextHelpfulCount(helpfulCount, isSet);
    commit.update(path, { helpfulCount: count });
    return { count, fields: { placeId, authorId: userId } };
  },
});

/**
 * Returns the user's helpful marks at a place. Runs one query per 100 marks, at most five.
 * @param uid the signed-in user
 * @throws AppError 'not-found' for an invalid place id; errors of Collection
 */
export async function listHelpfulMarks(uid: string, placeId: string): Promise<HelpfulMark[]> {
  if (!isDocumentId(placeId)) throw new AppError('not-found', 'Not a place id');
  return helpfulMarks.list(uid, [['placeId', '==', placeId]]);
}

/**
 * Sets or removes a user's helpful mark and changes the count of the review in the same commit. Does nothing if the
 * mark is already in that state. Reads the review and the mark, and reads both again if others mark the review
 * concurrently.
 * @param uid the signed-in user
 * @returns the resulting number of marks; 0 for a deleted review
 * @throws AppError 'invalid-input' for the user's own review; 'not-found' for a deleted or inaccessible review;
 *   'permission-denied' for read-only accounts; 'conflict' if each attempt meets a concurrent change; errors of
 *   transaction()
 */
export function setHelpful(uid: string, reviewId: string, isHelpful: boolean): Promise<number> {
  return helpfulMarks.change(uid, reviewId, isHelpful);
}
