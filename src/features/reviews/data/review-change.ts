import { AppError } from '#shared/app-error.ts';
import type { PendingReview } from '#features/reviews/model/pending-review.ts';
import { getOwnReview } from './review-store.ts';
import { saveReview } from './review-writes.ts';

/**
 * Stores a review, as ChangeKind.send().
 * @throws AppError 'conflict' if another review was stored while this one was pending; as saveReview()
 */
export async function sendReview(change: PendingReview, hasWaited: boolean): Promise<unknown> {
  if (hasWaited) await requireUnchanged(change);
  return saveReview(change.uid, change.target, change.draft);
}

/** @throws AppError 'conflict' if the stored review is neither the base of the change nor the change itself */
async function requireUnchanged({ uid, target, draft, base }: PendingReview): Promise<void> {
  const stored = await getOwnReview(uid, target);
  const isKnown = [base, draft].some(
    (known) => known?.rating === stored?.rating && known?.text === stored?.text,
  );
  if (stored && !isKnown) throw new AppError('conflict', 'Another review was written meanwhile');
}
