import type { QuerySnapshot } from 'firebase/firestore/lite';

import { AppError, errorCode } from '#shared/app-error.ts';
import {
  helpfulMarkId,
  nextHelpfulCount,
  toHelpfulMark,
} from '#features/reviews/model/helpful-mark.ts';
import { maxHelpfulMarks } from '#features/reviews/model/review-options.ts';
import type { HelpfulMark } from '#features/reviews/model/helpful-mark.ts';
import { toReview } from '#features/reviews/model/review.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { isDocumentId } from '#platform/firestore/document-id.ts';
import { commitWithRetry } from '#platform/firestore/commit-with-retry.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';

/** Number of documents per query. Few users have more marks at one place. */
const pageSize = 100;

/**
 * Returns the user's helpful marks at a place. Runs one query per 100 marks, at most five.
 * @param uid the signed-in user
 * @throws AppError 'not-found' for an invalid place id; errors of readFirestore()
 */
export async function listHelpfulMarks(uid: string, placeId: string): Promise<HelpfulMark[]> {
  if (!isDocumentId(placeId)) throw new AppError('not-found', 'Not a place id');
  return readFirestore(async ({ sdk, db }) => {
    const marks: HelpfulMark[] = [];
    let lastDocument: QuerySnapshot['docs'][number] | undefined;
    do {
      const { docs }: QuerySnapshot = await sdk.getDocs(
        sdk.query(
          sdk.collection(db, 'helpful'),
          sdk.where('userId', '==', uid),
          sdk.where('placeId', '==', placeId),
          sdk.orderBy(sdk.documentId()),
          ...(lastDocument ? [sdk.startAfter(lastDocument)] : []),
          sdk.limit(pageSize),
        ),
      );
      marks.push(...docs.flatMap((document) => toHelpfulMark(document.data()) ?? []));
      lastDocument = docs.length < pageSize ? undefined : docs.at(-1);
    } while (lastDocument && marks.length < maxHelpfulMarks);
    return marks;
  });
}

/** Stored state that a commit is based on. */
interface HelpfulState {
  isSet: boolean;
  /** Null if the review was deleted. */
  review: { placeId: string; userId: string; helpfulCount: number } | null;
}

/**
 * Sets or removes a user's helpful mark and changes the count of the review in the same commit. Does nothing if the
 * mark is already in that state. Reads the review and the mark, and reads both again if others mark the review
 * concurrently.
 * @param uid the signed-in user
 * @returns the resulting number of marks; 0 for a deleted review
 * @throws AppError 'invalid-input' for the user's own review; 'not-found' for a deleted or inaccessible review;
 *   'permission-denied' for read-only accounts; 'conflict' if each attempt meets a concurrent change; errors of
 *   readFirestore()
 */
export function setHelpful(uid: string, reviewId: string, isHelpful: boolean): Promise<number> {
  const markId = helpfulMarkId(reviewId, uid);
  return commitWithRetry(
    () => readHelpfulState(reviewId, markId),
    async ({ isSet, review }) => {
      if (isHelpful && !review) throw new AppError('not-found', 'The review is gone');
      if (isHelpful && review?.userId === uid) {
        throw new AppError('invalid-input', 'Nobody marks their own review');
      }
      if (isSet === isHelpful) return review?.helpfulCount ?? 0;
      const helpfulCount = review ? nextHelpfulCount(review.helpfulCount, isHelpful) : 0;
      await writeFirestore(({ sdk, db, writes }) => {
        const mark = sdk.doc(db, 'helpful', markId);
        const batch = writes.writeBatch(db);
        if (isHelpful && review) {
          batch.set(mark, {
            userId: uid,
            reviewId,
            placeId: review.placeId,
            authorId: review.userId,
            createdAt: writes.serverTimestamp(),
          });
        } else {
          batch.delete(mark);
        }
        if (review) batch.update(sdk.doc(db, 'reviews', reviewId), { helpfulCount });
        return batch.commit();
      });
      return helpfulCount;
    },
  );
}

/** @throws AppError 'not-found' for an invalid id or an inaccessible review */
async function readHelpfulState(reviewId: string, markId: string): Promise<HelpfulState> {
  if (!/^\w{1,300}$/.test(reviewId)) throw new AppError('not-found', 'Not the id of a review');
  return readFirestore(async ({ sdk, db }) => {
    // Read in this order: if the mark exists, the review read afterwards counts it.
    const mark = await sdk.getDoc(sdk.doc(db, 'helpful', markId));
    const reviewSnapshot = await sdk.getDoc(sdk.doc(db, 'reviews', reviewId));
    if (!reviewSnapshot.exists()) return { isSet: mark.exists(), review: null };
    const { placeId, userId, helpfulCount } = toReview(reviewId, reviewSnapshot.data());
    return { isSet: mark.exists(), review: { placeId, userId, helpfulCount } };
  }).catch((error: unknown) => {
    throw errorCode(error) === 'permission-denied'
      ? new AppError('not-found', 'The review may not be read', { cause: error })
      : error;
  });
}
