import { AppError } from '#shared/app-error.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';

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
 *   readFirestore()
 */
export async function clearMarksOfReview({
  id,
  userId,
}: {
  id: string;
  userId: string;
}): Promise<void> {
  for (let batchNumber = 0; batchNumber < maxBatches; batchNumber += 1) {
    const markIds = await readFirestore(async ({ sdk, db }) => {
      const { docs } = await sdk.getDocs(
        sdk.query(
          sdk.collection(db, 'helpful'),
          sdk.where('authorId', '==', userId),
          sdk.where('reviewId', '==', id),
          sdk.limit(marksPerBatch),
        ),
      );
      return docs.map((document) => document.id);
    });
    if (markIds.length > 0) {
      await writeFirestore(({ sdk, db, writes }) => {
        const batch = writes.writeBatch(db);
        for (const markId of markIds) batch.delete(sdk.doc(db, 'helpful', markId));
        batch.update(sdk.doc(db, 'reviews', id), { helpfulCount: 0 });
        return batch.commit();
      });
    }
    if (markIds.length < marksPerBatch) return;
  }
  throw new AppError('conflict', 'The review is marked without end');
}
