import { checkReply } from '#features/reviews/model/review-draft.ts';

import { transaction } from '#platform/firestore/transaction.ts';

/**
 * Stores the reply of a place to a review, or replaces it. Idempotent. Reads no documents.
 * @param text at most 2,000 characters
 * @returns the stored text
 * @throws AppError 'invalid-input' for an empty or too long text; 'not-found' for a deleted review; 'permission-denied'
 *   for users who do not manage the place; errors of transaction()
 */
export async function replyToReview(reviewId: string, text: string): Promise<string> {
  const reply = checkReply(text);
  await transaction((commit) => {
    commit.update(`reviews/${reviewId}`, {
      reply: { text: reply, repliedAt: commit.serverTime },
    });
  });
  return reply;
}

/**
 * Removes the reply to a review. Idempotent. Reads no documents.
 * @throws AppError as replyToReview()
 */
export function removeReply(reviewId: string): Promise<void> {
  return transaction((commit) => {
    commit.update(`reviews/${reviewId}`, { reply: null });
  });
}
