import { checkedReply } from '#features/reviews/model/review.ts';

import { writeFirestore } from '#platform/firestore/write-firestore.ts';

/**
 * Answers a review in the name of its place, or changes the answer. Idempotent. No document reads.
 * @param text at most 2,000 characters
 * @returns the text as it is stored
 * @throws AppError 'invalid-input' for an empty or too long text; 'not-found' when the review is gone;
 *   'permission-denied' for people who do not manage the place (any more); what writeFirestore throws
 */
export async function replyToReview(reviewId: string, text: string): Promise<string> {
  const reply = checkedReply(text);
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
 * Takes the answer to a review away. Idempotent. No document reads.
 * @throws AppError as replyToReview()
 */
export function removeReply(reviewId: string): Promise<void> {
  return writeFirestore(({ sdk, db, writes }) => {
    const batch = writes.writeBatch(db);
    batch.update(sdk.doc(db, 'reviews', reviewId), { reply: null });
    return batch.commit();
  });
}
