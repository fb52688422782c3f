import { AppError } from '#shared/app-error.ts';
import type { PlaceImage } from '#features/places/model/place.ts';
import { addRating, changeRating, ratingAggregate } from '#features/reviews/model/rating.ts';
import { areSamePictures, checkedReviewDraft, reviewId } from '#features/reviews/model/review.ts';
import type { Review, ReviewDraft } from '#features/reviews/model/review.ts';
import { fieldsOf } from '#shared/stored-fields.ts';
import type { Fields } from '#shared/stored-fields.ts';
import { storedImages } from '#features/places/model/stored-place-lists.ts';
import { toReview } from '#features/reviews/model/stored-review.ts';

import { removeUnnamedPictures } from '#features/pictures/data/unnamed-pictures.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { afterStaleArithmetic } from '#platform/firestore/stale-arithmetic.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import { readStanding } from './review-standing.ts';
import type { RatingAggregate } from './review-standing.ts';

export interface SavedReview {
  /** With the device's time until it is read again. */
  review: Review;
  aggregate: RatingAggregate;
}

/**
 * Writes or changes a person's review of a place, together with the place's rating and, for a first
 * review, the person's count of reviews: all or nothing. The files of pictures that it names no more go afterwards. Reads the person's record, their visit, the
 * review, the record of its reported pictures and the place; again, while others review the same place at the same moment. Idempotent.
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
  const { rating, text, pictures } = checkedReviewDraft(draft);
  const id = reviewId(placeId, uid);
  const author = await readAuthor(uid, id);
  return afterStaleArithmetic(
    () => Promise.all([readStanding(placeId, id), isPictureReportOpen(id)]),
    async ([{ counts, stored }, isReportOpen]) => {
      const moved = stored
        ? changeRating(counts, stored.rating, rating)
        : addRating(counts, rating);
      const aggregate = ratingAggregate(moved);
      const shown = picturesAfter(stored, pictures, isReportOpen);
      await writeFirestore(({ sdk, db, writes }) => {
        const now = writes.serverTimestamp();
        const review = sdk.doc(db, 'reviews', id);
        const said = { rating, text, ...signedBy(author, stored), ...shown.fields, updatedAt: now };
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
      await removeUnnamedPictures(id, stored, shown.pictures);
      const now = new Date();
      const signed = signedBy(author, stored);
      const said = { placeId, userId: uid, ...signed, rating, text, updatedAt: now };
      const review = toReview(id, { createdAt: now, ...stored, ...said, ...shown });
      return { review, aggregate };
    },
  );
}

/**
 * How a review is signed. That its author may be asked about is said where it is so, and where it was.
 */
function signedBy({ authorProfile, ...author }: Author, stored: Review | null) {
  const isSaid = authorProfile || stored?.authorProfile;
  return { ...author, ...(isSaid && { authorProfile }) };
}

type Author = Awaited<ReturnType<typeof readAuthor>>;

/**
 * What a review says of its pictures from now on: the fields that change, and how they are read. Pictures that a super
 * admin kept are others once any of them changes, and those that wait go on waiting, as rules hold it.
 * @param isReportOpen a new review, or one whose pictures are others now, waits
 */
function picturesAfter(
  stored: Review | null,
  wanted: readonly PlaceImage[] | undefined,
  isReportOpen: boolean,
) {
  const before = stored?.pictures ?? [];
  const status = stored?.picturesStatus ?? 'shown';
  const pictures = wanted ?? before;
  const isChanged = !areSamePictures(pictures, before);
  const begins = stored === null || (status === 'kept' && isChanged);
  const next = isReportOpen ? 'waiting' : 'shown';
  const picturesStatus = begins ? next : status;
  return {
    fields: {
      ...(isChanged && { pictures: storedImages(pictures) }),
      ...(picturesStatus !== status && { picturesStatus }),
    },
    pictures,
    picturesStatus,
  };
}

/** Whether a report of the pictures of this review, or of one that was deleted, is undecided. One document read. */
async function isPictureReportOpen(id: string): Promise<boolean> {
  const record = await readFirestore(({ sdk, db }) =>
    sdk.getDoc(sdk.doc(db, 'reportedPictures', id)),
  );
  return fieldsOf(record.data())['isOpen'] === true;
}

/** How rules want a review signed: as the record says now, a visit claimed exactly when there was one. */
async function readAuthor(uid: string, id: string) {
  return readFirestore(async ({ sdk, db }) => {
    const [person, visit] = await Promise.all([
      sdk.getDoc(sdk.doc(db, 'users', uid)),
      sdk.getDoc(sdk.doc(db, 'clubVisits', id)),
    ]);
    if (!person.exists()) throw new AppError('permission-denied', 'Only members review places');
    const { displayName, photoURL, preferences }: Fields = person.data();
    return {
      authorName: displayName,
      authorPhotoURL: typeof photoURL === 'string' ? photoURL : '',
      verifiedVisit: visit.exists(),
      authorProfile: fieldsOf(preferences)['reviewerProfile'] === true,
    };
  });
}
