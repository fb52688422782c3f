import { AppError } from '#shared/app-error.ts';

import type { Review } from '#features/reviews/model/review.ts';
import { collection } from '#platform/firestore/collection.ts';
import { transaction } from '#platform/firestore/transaction.ts';

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
export async function hasMarks(review: ReviewOfAuthor): Promise<boolean> {
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
