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

import { isDocumentId } from '../document-id.ts';
import { fieldsOf, numberOf } from '../field-readers.ts';
import type { Fields } from '../field-readers.ts';
import { readFirestore } from '../firebase.ts';
import { writeFirestore } from '../users/member-write.ts';
import { afterStaleArithmetic } from './stale-arithmetic.ts';

/** What the arithmetic of one commit starts from. */
interface Standing {
  counts: RatingCounts;
  /** Stars of the review now stored; null when there is none. */
  stars: number | null;
}

/**
 * Writes or changes a person's review of a place, together with the place's rating and, for a first
 * review, the person's count of reviews: all or nothing. Reads the person's record, their visit, the
 * review and the place; again, while others review the same place at the same moment. Safe to repeat.
 * @param uid who reviews, and is signed in
 * @throws AppError 'invalid-input' for stars or a text out of bounds; 'not-found' for a place that does
 *   not exist or may not be read; 'permission-denied' for people who may not review it; 'conflict' when
 *   others were faster each time; what readFirestore throws
 */
export async function saveReview(uid: string, placeId: string, draft: ReviewDraft): Promise<void> {
  const { rating, text } = checkedReviewDraft(draft);
  const id = reviewId(placeId, uid);
  const author = await readAuthor(uid, id);
  await afterStaleArithmetic(
    () => readStanding(placeId, id),
    ({ counts, stars }) =>
      writeFirestore(({ sdk, db, writes }) => {
        const now = writes.serverTimestamp();
        const review = sdk.doc(db, 'reviews', id);
        const place = sdk.doc(db, 'places', placeId);
        const said = { rating, text, ...author, updatedAt: now };
        const batch = writes.writeBatch(db);
        if (stars === null) {
          batch.set(review, { placeId, userId: uid, createdAt: now, ...said });
          batch.update(place, { ...ratingAggregate(addRating(counts, rating)), updatedAt: now });
          batch.update(sdk.doc(db, 'users', uid), {
            'statistics.reviews': writes.increment(1),
            updatedAt: now,
          });
        } else {
          const moved = changeRating(counts, stars, rating);
          batch.update(review, said);
          batch.update(place, { ...ratingAggregate(moved), updatedAt: now });
        }
        return batch.commit();
      }),
  );
}

/**
 * Removes a review together with its part in the place's rating and, when it is one's own, in one's
 * count of reviews. A review that is gone already changes nothing. Reads as saveReview() does.
 * @param uid who removes it, and is signed in: its author or a super admin
 * @throws AppError 'not-found' for a place that does not exist or may not be read; 'permission-denied'
 *   for anybody else; 'conflict' when others were faster each time; what readFirestore throws
 */
export async function deleteReview(
  uid: string,
  { placeId, userId }: Pick<Review, 'placeId' | 'userId'>,
): Promise<void> {
  const id = reviewId(placeId, userId);
  const countsOff = uid === userId && (await countedReviews(uid)) > 0;
  await afterStaleArithmetic(
    () => readStanding(placeId, id),
    async ({ counts, stars }) => {
      if (stars === null) return;
      await writeFirestore(({ sdk, db, writes }) => {
        const now = writes.serverTimestamp();
        const batch = writes.writeBatch(db);
        batch.delete(sdk.doc(db, 'reviews', id));
        batch.update(sdk.doc(db, 'places', placeId), {
          ...ratingAggregate(removeRating(counts, stars)),
          updatedAt: now,
        });
        if (countsOff) {
          batch.update(sdk.doc(db, 'users', uid), {
            'statistics.reviews': writes.increment(-1),
            updatedAt: now,
          });
        }
        return batch.commit();
      });
    },
  );
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
      stars: review.exists() ? (numberOf(review.data()['rating']) ?? 0) : null,
    };
  }).catch((error: unknown) => {
    throw errorCode(error) === 'permission-denied'
      ? new AppError('not-found', 'The place may not be read', { cause: error })
      : error;
  });
}
