import type { WriteBatch } from 'firebase/firestore/lite';
import { dequal } from 'dequal/lite';

import { errorCode } from '#shared/app-error.ts';
import { ratingAggregate, removeRating } from '#features/reviews/model/rating.ts';
import { reviewId } from '#features/reviews/model/review.ts';
import type { Review } from '#features/reviews/model/review.ts';
import { fieldsOf, numberOf } from '#shared/stored-fields.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { afterStaleArithmetic } from '#platform/firestore/stale-arithmetic.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import type { WritingConnection } from '#platform/firestore/write-firestore.ts';
import { clearMarksOfReview } from './marks-of-review.ts';
import { removeUnnamedPictures } from '#features/pictures/data/unnamed-pictures.ts';
import { readStanding } from './review-standing.ts';
import type { RatingAggregate, Standing } from './review-standing.ts';

/**
 * Removes a review together with its part in the place's rating and, when it is one's own, in one's
 * count of reviews; before it, the marks of those who find it helpful, after it the files of its pictures. A review that is gone already changes nothing.
 * Reads the review, its marks and the place; again, while others review the same place or mark the review at the same
 * moment.
 * @param uid who removes it, and is signed in: its author or a super admin
 * @param alongside puts into the same commit what must not happen without it; not called for a review that
 *   is gone, and once for each attempt
 * @returns the ratings of the place without it
 * @throws AppError 'not-found' for a place that does not exist or may not be read; 'permission-denied'
 *   for anybody else; 'conflict' when others were faster each time; what readFirestore throws
 */
export async function deleteReview(
  uid: string,
  { placeId, userId }: Pick<Review, 'placeId' | 'userId'>,
  alongside?: (connection: WritingConnection, batch: WriteBatch) => void,
): Promise<RatingAggregate> {
  const id = reviewId(placeId, userId);
  return afterStaleArithmetic(
    () => readStanding(placeId, id),
    async (standing) => {
      const { counts, stored } = standing;
      if (!stored) return ratingAggregate(counts);
      await clearMarksOfReview({ id, userId });
      const aggregate = ratingAggregate(removeRating(counts, stored.rating));
      const remove = (countsOff: boolean) =>
        writeFirestore((connection) => {
          const { sdk, db, writes } = connection;
          const now = writes.serverTimestamp();
          const batch = writes.writeBatch(db);
          alongside?.(connection, batch);
          batch.delete(sdk.doc(db, 'reviews', id));
          batch.update(sdk.doc(db, 'places', placeId), { ...aggregate, updatedAt: now });
          if (countsOff) {
            batch.update(sdk.doc(db, 'users', uid), {
              'statistics.reviews': writes.increment(-1),
              updatedAt: now,
            });
          }
          return batch.commit();
        });
      try {
        await remove(uid === userId);
      } catch (error) {
        if (errorCode(error) !== 'permission-denied' || uid !== userId) throw error;
        if (!(await isUncounted(placeId, uid, standing))) throw error;
        await remove(false);
      }
      await removeUnnamedPictures(id, stored, []);
      return aggregate;
    },
  );
}

/**
 * Whether this very review was never counted, as those of older records: no count goes below zero. That it
 * is the same one after the count was read keeps out another tab that removes and writes it meanwhile.
 */
async function isUncounted(placeId: string, uid: string, standing: Standing): Promise<boolean> {
  if ((await countedReviews(uid)) > 0) return false;
  const now = await readStanding(placeId, reviewId(placeId, uid));
  return dequal(now, standing);
}

/** How many reviews a person's record counts. One document read. */
async function countedReviews(uid: string): Promise<number> {
  const person = await readFirestore(({ sdk, db }) => sdk.getDoc(sdk.doc(db, 'users', uid)));
  return numberOf(fieldsOf(fieldsOf(person.data())['statistics'])['reviews']) ?? 0;
}
