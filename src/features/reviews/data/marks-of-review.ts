import { AppError } from '#shared/app-error.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';

/** Marks of one commit. */
const atOnce = 100;
/** Rounds: more marks than people live here are damage. */
const maxRounds = 5_000;

/**
 * Takes off everybody's marks of a review that its author or a super admin is about to remove: rules remove none that
 * still counts any. Repeatable. Reads each mark, a hundred at a time.
 * @param review whose id is `id`, by `userId`
 * @throws AppError 'permission-denied' for anybody else; 'conflict' when people mark it without end; what readFirestore
 *   throws
 */
export async function clearMarksOfReview({
  id,
  userId,
}: {
  id: string;
  userId: string;
}): Promise<void> {
  for (let round = 0; round < maxRounds; round += 1) {
    const marks = await readFirestore(async ({ sdk, db }) => {
      const { docs } = await sdk.getDocs(
        sdk.query(
          sdk.collection(db, 'helpful'),
          sdk.where('authorId', '==', userId),
          sdk.where('reviewId', '==', id),
          sdk.limit(atOnce),
        ),
      );
      return docs.map((document) => document.id);
    });
    if (marks.length > 0) {
      await writeFirestore(({ sdk, db, writes }) => {
        const batch = writes.writeBatch(db);
        for (const mark of marks) batch.delete(sdk.doc(db, 'helpful', mark));
        batch.update(sdk.doc(db, 'reviews', id), { helpfulCount: 0 });
        return batch.commit();
      });
    }
    if (marks.length < atOnce) return;
  }
  throw new AppError('conflict', 'The review is marked without end');
}
