import { AppError } from '#shared/app-error.ts';
import { ratingAggregate, removeRating } from '#features/reviews/model/rating.ts';
import { reviewId } from '#features/reviews/model/review-draft.ts';
import type { Review } from '#features/reviews/model/review.ts';
import { fieldsOf, numberOf } from '#shared/stored-fields.ts';
import { transaction } from '#platform/firestore/transaction.ts';
import type { OpenTransaction } from '#platform/firestore/transaction.ts';
import { removeUnusedPictures } from '#features/pictures/data/remove-unused-pictures.ts';
import { collection } from '#platform/firestore/collection.ts';
import { readReviewState } from './review-state.ts';
import type { RatingAggregate } from './review-state.ts';

/** Maximum number of times that new marks are removed before the review. */
const maxAttempts = 15;

/**
 * Removes a review, its part of the rating of the place and, for the user's own review, one from the user's count of
 * reviews, in one commit. Removes its helpful marks before and the files of its images after the commit. Does nothing
 * if the review was already removed. Reads the review, its marks, the place and, for the user's own review, the user,
 * and reads them again if others review the place or mark the review concurrently, and after marks were removed.
 * @param uid the signed-in author or super admin
 * @param addWrites adds writes to the same commit; called for each attempt to commit, but not for a review that was
 * already removed
 * @returns the ratings of the place without the review
 * @throws AppError 'not-found' for a missing or inaccessible place; 'permission-denied' for any other user; 'conflict'
 *   if each attempt meets a concurrent change; errors of transaction()
 */
export async function deleteReview(
  uid: string,
  { placeId, userId }: Pick<Review, 'placeId' | 'userId'>,
  addWrites?: (commit: OpenTransaction) => void,
): Promise<RatingAggregate> {
  const id = reviewId(placeId, userId);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const removal = await transaction(async (commit) => {
      const { counts, storedReview } = await readReviewState(commit, placeId, id);
      if (!storedReview) return { aggregate: ratingAggregate(counts), storedReview };
      if (await hasMarks({ id, userId })) return null;
      const aggregate = ratingAggregate(removeRating(counts, storedReview.rating));
      const updatedAt = commit.serverTime;
      addWrites?.(commit);
      commit.delete(`reviews/${id}`);
      commit.update(`places/${placeId}`, { ...aggregate, updatedAt });
      // Older reviews are not counted: the count is 0 and cannot be lowered.
      if (uid === userId && (await readReviewCount(commit, uid)) > 0) {
        commit.update(`users/${uid}`, { 'statistics.reviews': commit.increment(-1), updatedAt });
      }
      return { aggregate, storedReview };
    });
    if (removal) {
      await removeUnusedPictures(id, removal.storedReview, []);
      return removal.aggregate;
    }
    // Outside of the transaction, because it changes the review.
    await clearMarksOfReview({ id, userId });
  }
  throw new AppError('conflict', 'The review is marked without end');
}

async function readReviewCount(commit: OpenTransaction, uid: string): Promise<number> {
  const user = await commit.read(`users/${uid}`);
  return numberOf(fieldsOf(user?.['statistics'])['reviews']) ?? 0;
}

const marks = collection('helpful', (id) => id);

type ReviewOfAuthor = Pick<Review, 'id' | 'userId'>;

/** Number of marks removed per commit. */
const marksPerBatch = 100;
/**
 * Maximum number of commits, for 500,000 marks: about the number of inhabitants of the city. More would be corrupt
 * data.
 */
const maxBatches = 5_000;

/**
 * Removes all helpful marks of a review before its author or a super admin removes it: the security rules refuse to
 * remove a review with marks. Idempotent. Reads each mark, 100 per query.
 * @param review id and author of the review
 * @throws AppError 'permission-denied' for any other user; 'conflict' if new marks keep arriving; errors of
 *   transaction()
 */
export async function clearMarksOfReview(review: ReviewOfAuthor): Promise<void> {
  for (let batchNumber = 0; batchNumber < maxBatches; batchNumber += 1) {
    const markIds = await listMarks(review, marksPerBatch);
    if (markIds.length > 0) {
      await transaction((commit) => {
        for (const markId of markIds) commit.delete(`helpful/${markId}`);
        commit.update(`reviews/${review.id}`, { helpfulCount: 0 });
      });
    }
    if (markIds.length < marksPerBatch) return;
  }
  throw new AppError('conflict', 'The review is marked without end');
}

/** Returns true if a review has a helpful mark. Reads one mark. @throws AppError as clearMarksOfReview() */
async function hasMarks(review: ReviewOfAuthor): Promise<boolean> {
  return (await listMarks(review, 1)).length > 0;
}

function listMarks({ id, userId }: ReviewOfAuthor, limit: number): Promise<string[]> {
  return marks.list({
    where: [
      ['authorId', '==', userId],
      ['reviewId', '==', id],
    ],
    limit,
  });
}
