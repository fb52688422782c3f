import { AppError } from '#shared/app-error.ts';
import { reportedPicturesRecord } from '#features/moderation/model/reported-pictures.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { addRating, changeRating, ratingAggregate } from '#features/reviews/model/rating.ts';
import {
  areSamePictures,
  checkReviewDraft,
  reviewId,
} from '#features/reviews/model/review-draft.ts';
import type { Review } from '#features/reviews/model/review.ts';
import type { ReviewDraft } from '#features/reviews/model/review-draft.ts';
import { language } from '#shared/language.ts';
import { fieldsOf } from '#shared/stored-fields.ts';
import { toStoredImages } from '#features/places/model/stored-place-lists.ts';
import { toReview } from '#features/reviews/model/review.ts';

import { removeUnusedPictures } from '#features/pictures/data/remove-unused-pictures.ts';
import { collection } from '#platform/firestore/collection.ts';
import { transaction } from '#platform/firestore/transaction.ts';
import { readReviewState } from './review-state.ts';
import type { RatingAggregate } from './review-state.ts';

const openReports = collection(
  'reportedPictures',
  (_id, fields) => reportedPicturesRecord.read(fields).isOpen,
);
const visits = collection('clubVisits', (id) => id);
/** The fields that a review copies from its author. */
const authors = collection('users', (_uid, { displayName, photoURL, preferences }) => ({
  authorName: displayName,
  authorPhotoURL: typeof photoURL === 'string' ? photoURL : '',
  authorProfile: fieldsOf(preferences)['reviewerProfile'] === true,
}));

export interface SavedReview {
  /** Has device timestamps until it is read again. */
  review: Review;
  aggregate: RatingAggregate;
}

/**
 * Stores a user's review of a place, the rating of the place and, for a first review, the user's count of reviews, in
 * one commit. After the commit, deletes the files of images that the review no longer contains. Reads the user, their
 * visit, the review, the record of its reported images and the place, and reads the last three again if others review
 * the place concurrently. Idempotent.
 * @param uid the signed-in reviewer
 * @throws AppError 'invalid-input' for invalid stars or a text that is too long; 'not-found' for a missing or
 *   inaccessible place; 'permission-denied' for users who may not review it; 'conflict' if each attempt meets a
 *   concurrent change; errors of transaction()
 */
export async function saveReview(
  uid: string,
  placeId: string,
  draft: ReviewDraft,
): Promise<SavedReview> {
  const { rating, text, pictures } = checkReviewDraft(draft);
  const id = reviewId(placeId, uid);
  const author = await readAuthor(uid, id);
  const saved = await transaction(async (commit) => {
    const [{ counts, storedReview }, isReportOpen] = await Promise.all([
      readReviewState(commit, placeId, id),
      isPictureReportOpen(id).then((isOpen) => commit.basedOn(isOpen)),
    ]);
    const aggregate = ratingAggregate(
      storedReview ? changeRating(counts, storedReview.rating, rating) : addRating(counts, rating),
    );
    const { fields, ...nextPictures } = toPicturesState(storedReview, pictures, isReportOpen);
    const authorFields = toAuthorFields(author, storedReview);
    const updatedAt = commit.serverTime;
    const content = { rating, text, language, ...authorFields, ...fields, updatedAt };
    commit.update(`places/${placeId}`, { ...aggregate, updatedAt });
    if (storedReview) {
      commit.update(`reviews/${id}`, content);
    } else {
      const ids = { placeId, userId: uid };
      commit.set(`reviews/${id}`, { ...ids, createdAt: updatedAt, ...content });
      commit.update(`users/${uid}`, {
        'statistics.reviews': commit.increment(1),
        updatedAt,
      });
    }
    return { aggregate, storedReview, authorFields, nextPictures };
  });
  const { aggregate, storedReview, authorFields, nextPictures } = saved;
  await removeUnusedPictures(id, storedReview, nextPictures.pictures);
  const now = new Date();
  const content = { placeId, userId: uid, ...authorFields, rating, text, language, updatedAt: now };
  const review = toReview(id, { createdAt: now, ...storedReview, ...content, ...nextPictures });
  return { review, aggregate };
}

/** Returns the author fields of a review. `authorProfile` is included only if it is true or replaces a stored true. */
function toAuthorFields({ authorProfile, ...author }: Author, storedReview: Review | null) {
  const hasProfileField = authorProfile || storedReview?.authorProfile;
  return { ...author, ...(hasProfileField && { authorProfile }) };
}

type Author = Awaited<ReturnType<typeof readAuthor>>;

/**
 * Returns the changed image fields of a review and their resulting values. As the security rules require, images that a
 * super admin decided to keep lose that status if any of them changes, and images that are held for review stay held.
 * @param isReportOpen true if a report of images of this review id is undecided. Images of a new review, and images
 *   that lose the status of a super admin's decision, are then held for review
 */
function toPicturesState(
  storedReview: Review | null,
  requestedPictures: readonly PlaceImage[] | undefined,
  isReportOpen: boolean,
) {
  const previousPictures = storedReview?.pictures ?? [];
  const previousStatus = storedReview?.picturesStatus ?? 'shown';
  const pictures = requestedPictures ?? previousPictures;
  const arePicturesChanged = !areSamePictures(pictures, previousPictures);
  const isStatusReset = storedReview === null || (previousStatus === 'kept' && arePicturesChanged);
  const initialStatus = isReportOpen ? 'waiting' : 'shown';
  const picturesStatus = isStatusReset ? initialStatus : previousStatus;
  return {
    fields: {
      ...(arePicturesChanged && { pictures: toStoredImages(pictures) }),
      ...(picturesStatus !== previousStatus && { picturesStatus }),
    },
    pictures,
    picturesStatus,
  };
}

/**
 * Returns true if a report of the images of this review id, even of a deleted review, is undecided. Reads one document.
 */
async function isPictureReportOpen(id: string): Promise<boolean> {
  return (await openReports.get(id)) ?? false;
}

/**
 * Returns the author fields that the security rules require: the current user fields, and `verifiedVisit` exactly if a
 * visit is registered.
 */
async function readAuthor(uid: string, id: string) {
  const [author, visit] = await Promise.all([authors.get(uid), visits.get(id)]);
  if (!author) throw new AppError('permission-denied', 'Only members review places');
  return { ...author, verifiedVisit: visit !== null };
}
