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
import { readReviewPermissions } from './review-permissions.ts';
import type { RatingAggregate } from './review-permissions.ts';

export interface SavedReview {
  /** Has device timestamps until it is read again. */
  review: Review;
  aggregate: RatingAggregate;
}

/**
 * Stores a user's review of a place, the rating of the place and, for a first review, the user's count of reviews, in
 * one commit. Deletes the files of images that the review no longer contains afterwards. Reads the user, their visit,
 * the review, the record of its reported images and the place, and reads the last three again if others review the
 * place concurrently. Idempotent.
 * @param uid the signed-in reviewer
 * @throws AppError 'invalid-input' for invalid stars or a text that is too long; 'not-found' for a missing or
 * inaccessible
 *   place; 'permission-denied' for users who may not review it; 'conflict' if each attempt meets a concurrent change; what
 *   readFirestore throws
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
    () => Promise.all([readReviewPermissions(placeId, id), isPictureReportOpen(id)]),
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

/** Returns the author fields of a review. `authorProfile` is included only if it is true or replaces a stored true. */
function signedBy({ authorProfile, ...author }: Author, stored: Review | null) {
  const isSaid = authorProfile || stored?.authorProfile;
  return { ...author, ...(isSaid && { authorProfile }) };
}

type Author = Awaited<ReturnType<typeof readAuthor>>;

/**
 * Returns the changed image fields of a review and their resulting values. As the security rules require, images that a
 * super admin decided to keep lose that status if any of them changes, and images that are held for review stay held.
 * @param isReportOpen holds the images of a new review, or changed images, for review
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

/**
 * Returns true if a report of the images of this review id, even of a deleted review, is undecided. Reads one document.
 */
async function isPictureReportOpen(id: string): Promise<boolean> {
  const record = await readFirestore(({ sdk, db }) =>
    sdk.getDoc(sdk.doc(db, 'reportedPictures', id)),
  );
  return fieldsOf(record.data())['isOpen'] === true;
}

/**
 * Returns the author fields that the security rules require: the current user fields, and `verifiedVisit` exactly if a
 * visit is registered.
 */
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
