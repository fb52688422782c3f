import type { WriteBatch } from 'firebase/firestore/lite';
import { dequal } from 'dequal/lite';

import { AppError, errorCode } from '#domain/app-error.ts';
import type { RatingCounts } from '#domain/place.ts';
import {
  addRating,
  changeRating,
  parseRatingCounts,
  ratingAggregate,
  removeRating,
} from '#domain/rating.ts';
import { checkedReviewDraft, reviewId } from '#domain/review.ts';
import type { Review, ReviewDraft } from '#domain/review.ts';

import { isDocumentId } from '../firestore/document-id.ts';
import { fieldsOf, numberOf } from '#domain/stored/fields.ts';
import type { Fields } from '#domain/stored/fields.ts';
import { readFirestore } from '../firestore/connection.ts';
import { clearMarksOfReview } from '../helpful/marks-of-review.ts';
import { writeFirestore } from '../firestore/write-firestore.ts';
import type { WritingConnection } from '../firestore/write-firestore.ts';
import { toReview } from '#domain/stored/review.ts';
import { afterStaleArithmetic } from '../firestore/stale-arithmetic.ts';

/** What the arithmetic of one commit starts from. */
interface Standing {
  counts: RatingCounts;
  /** The review now stored; null when there is none. */
  stored: Review | null;
}

/** What a commit made true: the ratings of the place after it. */
export type RatingAggregate = ReturnType<typeof ratingAggregate>;

export interface SavedReview {
  /** With the device's time until it is read again. */
  review: Review;
  aggregate: RatingAggregate;
}

/**
 * Writes or changes a person's review of a place, together with the place's rating and, for a first
 * review, the person's count of reviews: all or nothing. Reads the person's record, their visit, the
 * review and the place; again, while others review the same place at the same moment. Idempotent.
 * @param uid who reviews, and is signed in
 * @throws AppError 'invalid-input' for stars or a text out of bounds; 'not-found' for a place that does
 *   not exist or may not be read; 'permission-denied' for people who may not review it; 'conflict' when
 *   others were faster each time; what readFirestore throws
 */
export async function saveReview(
  uid: string,
  placeId: string,
  draft: ReviewDraft,
): Promise<SavedReview> {
  const { rating, text } = checkedReviewDraft(draft);
  const id = reviewId(placeId, uid);
  const author = await readAuthor(uid, id);
  return afterStaleArithmetic(
    () => readStanding(placeId, id),
    async ({ counts, stored }) => {
      const moved = stored
        ? changeRating(counts, stored.rating, rating)
        : addRating(counts, rating);
      const aggregate = ratingAggregate(moved);
      await writeFirestore(({ sdk, db, writes }) => {
        const now = writes.serverTimestamp();
        const review = sdk.doc(db, 'reviews', id);
        const said = { rating, text, ...author, updatedAt: now };
        const batch = writes.writeBatch(db);
        batch.update(sdk.doc(db, 'places', placeId), { ...aggregate, updatedAt: now });
        if (stored) {
          batch.update(review, said);
        } else {
          batch.set(review, { placeId, userId: uid, createdAt: now, ...said });
          batch.update(sdk.doc(db, 'users', uid), {
            'statistics.reviews': writes.increment(1),
            updatedAt: now,
          });
        }
        return batch.commit();
      });
      const now = new Date();
      const said = { placeId, userId: uid, ...author, rating, text, updatedAt: now };
      const review = toReview(id, { createdAt: now, ...stored, ...said });
      return { review, aggregate };
    },
  );
}

/**
 * Removes a review together with its part in the place's rating and, when it is one's own, in one's
 * count of reviews; before it, the marks of those who find it helpful. A review that is gone already changes nothing.
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

/** How rules want a review signed: as the record says now, a visit claimed exactly when there was one. */
async function readAuthor(uid: string, id: string) {
  return readFirestore(async ({ sdk, db }) => {
    const [person, visit] = await Promise.all([
      sdk.getDoc(sdk.doc(db, 'users', uid)),
      sdk.getDoc(sdk.doc(db, 'clubVisits', id)),
    ]);
    if (!person.exists()) throw new AppError('permission-denied', 'Only members review places');
    const { displayName, photoURL }: Fields = person.data();
    return {
      authorName: displayName,
      authorPhotoURL: typeof photoURL === 'string' ? photoURL : '',
      verifiedVisit: visit.exists(),
    };
  });
}

/** How many reviews a person's record counts. One document read. */
async function countedReviews(uid: string): Promise<number> {
  const person = await readFirestore(({ sdk, db }) => sdk.getDoc(sdk.doc(db, 'users', uid)));
  return numberOf(fieldsOf(fieldsOf(person.data())['statistics'])['reviews']) ?? 0;
}

/** @throws AppError 'not-found' for a place that does not exist or may not be read */
async function readStanding(placeId: string, id: string): Promise<Standing> {
  if (!isDocumentId(placeId)) throw new AppError('not-found', 'Not a place id');
  return readFirestore(async ({ sdk, db }) => {
    const [place, review] = await Promise.all([
      sdk.getDoc(sdk.doc(db, 'places', placeId)),
      sdk.getDoc(sdk.doc(db, 'reviews', id)),
    ]);
    if (!place.exists()) throw new AppError('not-found', 'No such place');
    return {
      counts: parseRatingCounts(fieldsOf(place.data())['ratingCounts']),
      stored: review.exists() ? toReview(id, review.data()) : null,
    };
  }).catch((error: unknown) => {
    throw errorCode(error) === 'permission-denied'
      ? new AppError('not-found', 'The place may not be read', { cause: error })
      : error;
  });
}
