import { checkReply } from '#features/reviews/model/review-draft.ts';

import { writeFirestore } from '#platform/firestore/write-firestore.ts';

/**
 * Stores the reply of a place to a review, or replaces it. Idempotent. Reads no documents.
 * @param text at most 2,000 characters
 * @returns the stored text
 * @throws AppError 'invalid-input' for an empty or too long text; 'not-found' for a deleted review; 'permission-denied'
 *   for users who do not manage the place; errors of writeFirestore()
 */
export async function replyToReview(reviewId: string, text: string): Promise<string> {
  const reply = checkReply(text);
  await writeFirestore(({ sdk, db, writes }) => {
    const batch = writes.writeBatch(db);
    batch.update(sdk.doc(db, 'reviews', reviewId), {
      reply: { text: reply, repliedAt: writes.serverTimestamp() },
    });
    return batch.commit();
  });
  return reply;
}

/**
 * Removes the reply to a review. Idempotent. Reads no documents.
 * @throws AppError as replyToReview()
 */
export function removeReply(reviewId: string): Promise<void> {
  return writeFirestore(({ sdk, db, writes }) => {
    const batch = writes.writeBatch(db);
    batch.update(sdk.doc(db, 'reviews', reviewId), { reply: null });
    return batch.commit();
  });
}
