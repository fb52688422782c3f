import type { WriteBatch } from 'firebase/firestore/lite';
import { dequal } from 'dequal/lite';

import { errorCode } from '#shared/app-error.ts';
import { ratingAggregate, removeRating } from '#features/reviews/model/rating.ts';
import { reviewId } from '#features/reviews/model/review-draft.ts';
import type { Review } from '#features/reviews/model/review.ts';
import { fieldsOf, numberOf } from '#shared/stored-fields.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { commitWithRetry } from '#platform/firestore/commit-with-retry.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import type { WriteConnection } from '#platform/firestore/write-firestore.ts';
import { clearMarksOfReview } from './marks-of-review.ts';
import { removeUnusedPictures } from '#features/pictures/data/remove-unused-pictures.ts';
import { readReviewState } from './review-state.ts';
import type { RatingAggregate, ReviewState } from './review-state.ts';

/**
 * Removes a review, its part of the rating of the place and, for the user's own review, one from the user's count of
 * reviews, in one commit. Removes its helpful marks before and the files of its images after the commit. Does nothing
 * if the review was already removed. Reads the review, its marks and the place, and reads them again if others review
 * the place or mark the review concurrently.
 * @param uid the signed-in author or super admin
 * @param addWrites adds writes to the same commit; called for each attempt to commit, but not for a review that was
 * already removed
 * @returns the ratings of the place without the review
 * @throws AppError 'not-found' for a missing or inaccessible place; 'permission-denied' for any other user; 'conflict'
 *   if each attempt meets a concurrent change; errors of readFirestore()
 */
export async function deleteReview(
  uid: string,
  { placeId, userId }: Pick<Review, 'placeId' | 'userId'>,
  addWrites?: (connection: WriteConnection, batch: WriteBatch) => void,
): Promise<RatingAggregate> {
  const id = reviewId(placeId, userId);
  return commitWithRetry(
    () => readReviewState(placeId, id),
    async (reviewState) => {
      const { counts, storedReview } = reviewState;
      if (!storedReview) return ratingAggregate(counts);
      await clearMarksOfReview({ id, userId });
      const aggregate = ratingAggregate(removeRating(counts, storedReview.rating));
      const commitRemoval = (lowersCount: boolean) =>
        writeFirestore((connection) => {
          const { sdk, db, writes } = connection;
          const now = writes.serverTimestamp();
          const batch = writes.writeBatch(db);
          addWrites?.(connection, batch);
          batch.delete(sdk.doc(db, 'reviews', id));
          batch.update(sdk.doc(db, 'places', placeId), { ...aggregate, updatedAt: now });
          if (lowersCount) {
            batch.update(sdk.doc(db, 'users', uid), {
              'statistics.reviews': writes.increment(-1),
              updatedAt: now,
            });
          }
          return batch.commit();
        });
      try {
        await commitRemoval(uid === userId);
      } catch (error) {
        if (errorCode(error) !== 'permission-denied' || uid !== userId) throw error;
        if (!(await isUncounted(placeId, uid, reviewState))) throw error;
        await commitRemoval(false);
      }
      await removeUnusedPictures(id, storedReview, []);
      return aggregate;
    },
  );
}

/**
 * Returns true if the user's count of reviews does not include this review, as in older records: the count is 0 and
 * cannot be lowered. Reads the state of the review again after the count, to detect a change by another tab.
 */
async function isUncounted(
  placeId: string,
  uid: string,
  reviewState: ReviewState,
): Promise<boolean> {
  if ((await readReviewCount(uid)) > 0) return false;
  const current = await readReviewState(placeId, reviewId(placeId, uid));
  return dequal(current, reviewState);
}

/** Returns the number of reviews counted in the user document. Reads one document. */
async function readReviewCount(uid: string): Promise<number> {
  const userSnapshot = await readFirestore(({ sdk, db }) => sdk.getDoc(sdk.doc(db, 'users', uid)));
  return numberOf(fieldsOf(fieldsOf(userSnapshot.data())['statistics'])['reviews']) ?? 0;
}
