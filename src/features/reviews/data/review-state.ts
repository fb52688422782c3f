import { AppError, errorCode } from '#shared/app-error.ts';
import type { RatingCounts, ratingAggregate } from '#features/reviews/model/rating.ts';
import { parseRatingCounts } from '#features/reviews/model/rating.ts';
import type { Review } from '#features/reviews/model/review.ts';
import { toReview } from '#features/reviews/model/review.ts';

import { isDocumentId } from '#platform/firestore/document-id.ts';
import type { OpenTransaction } from '#platform/firestore/transaction.ts';

/** Stored state that a commit is based on. */
interface ReviewState {
  counts: RatingCounts;
  /** The stored review; null without one. */
  storedReview: Review | null;
}

/** Ratings of the place after a commit. */
export type RatingAggregate = ReturnType<typeof ratingAggregate>;

/**
 * Reads the stored review and the rating counts of its place for a commit that writes both. Reads two documents.
 * @throws AppError 'not-found' for a missing or inaccessible place; errors of OpenTransaction
 */
export async function readReviewState(
  commit: OpenTransaction,
  placeId: string,
  id: string,
): Promise<ReviewState> {
  if (!isDocumentId(placeId)) throw new AppError('not-found', 'Not a place id');
  const [place, review] = await Promise.all([
    commit.read(`places/${placeId}`),
    commit.read(`reviews/${id}`),
  ]).catch((error: unknown) => {
    throw errorCode(error) === 'permission-denied'
      ? new AppError('not-found', 'The place may not be read', { cause: error })
      : error;
  });
  if (!place) throw new AppError('not-found', 'No such place');
  return {
    counts: parseRatingCounts(place['ratingCounts']),
    storedReview: review && toReview(id, review),
  };
}
