import { AppError, errorCode } from '#shared/app-error.ts';
import type { RatingCounts, ratingAggregate } from '#features/reviews/model/rating.ts';
import { parseRatingCounts } from '#features/reviews/model/rating.ts';
import type { Review } from '#features/reviews/model/review.ts';
import { fieldsOf } from '#shared/stored-fields.ts';
import { toReview } from '#features/reviews/model/review.ts';

import { isDocumentId } from '#platform/firestore/document-id.ts';
import { readFirestore } from '#platform/firestore/connection.ts';

/** Stored state that a commit is based on. */
export interface ReviewState {
  counts: RatingCounts;
  /** The stored review; null without one. */
  storedReview: Review | null;
}

/** Ratings of the place after a commit. */
export type RatingAggregate = ReturnType<typeof ratingAggregate>;

/**
 * Returns the stored review and the rating counts of its place. Reads two documents.
 * @throws AppError 'not-found' for a missing or inaccessible place; errors of readFirestore()
 */
export async function readReviewState(placeId: string, id: string): Promise<ReviewState> {
  if (!isDocumentId(placeId)) throw new AppError('not-found', 'Not a place id');
  return readFirestore(async ({ sdk, db }) => {
    const [place, review] = await Promise.all([
      sdk.getDoc(sdk.doc(db, 'places', placeId)),
      sdk.getDoc(sdk.doc(db, 'reviews', id)),
    ]);
    if (!place.exists()) throw new AppError('not-found', 'No such place');
    return {
      counts: parseRatingCounts(fieldsOf(place.data())['ratingCounts']),
      storedReview: review.exists() ? toReview(id, review.data()) : null,
    };
  }).catch((error: unknown) => {
    throw errorCode(error) === 'permission-denied'
      ? new AppError('not-found', 'The place may not be read', { cause: error })
      : error;
  });
}
