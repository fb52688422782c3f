import { AppError } from '#shared/app-error.ts';
import type { PendingReview } from '#features/reviews/model/pending-review.ts';
import { getOwnReview } from './review-store.ts';
import { saveReview } from './review-writes.ts';

/**
 * Stores a review; used as ChangeHandlers.send().
 * @throws AppError 'conflict' if another review was stored while this one was pending; errors of saveReview()
 */
export async function sendReview(change: PendingReview, wasPending: boolean): Promise<unknown> {
  if (wasPending) await requireUnchangedReview(change);
  return saveReview(change.uid, change.target, change.draft);
}

/** @throws AppError 'conflict' if the stored review is neither the base of the change nor the change itself */
async function requireUnchangedReview({ uid, target, draft, base }: PendingReview): Promise<void> {
  const storedReview = await getOwnReview(uid, target);
  const isExpected = [base, draft].some(
    (expected) =>
      expected?.rating === storedReview?.rating && expected?.text === storedReview?.text,
  );
  if (storedReview && !isExpected)
    throw new AppError('conflict', 'Another review was written meanwhile');
}
