import type { Firestore } from '@google-cloud/firestore';
import { canManagePlace } from '#features/account/model/user-rights.ts';
import { reviewId } from '#features/reviews/model/review-draft.ts';
import { toReview } from '#features/reviews/model/review.ts';
import { translatedTexts } from '#server/platform/language.ts';
import * as portuguese from '#features/reviews/texts.ts';
import * as spanish from '#features/reviews/texts.es.ts';
import * as english from '#features/reviews/texts.en.ts';
import { AppError } from '#shared/app-error.ts';
import type { PictureTarget } from '#server/features/pictures/picture-uploads.ts';
import { isReviewId, requireReviewId } from '#server/features/pictures/store/image-names.ts';
import type { PlaceWithImages } from '#server/features/places/managed-place.ts';
import { readDocuments } from '#server/platform/firestore/record-pages.ts';
import type { Caller } from '#server/platform/identity/caller.ts';
import { dayMs, minuteMs } from '#shared/time-units.ts';

const texts = translatedTexts(portuguese, spanish, english);

/**
 * Maximum uploads per user and day, enough for twenty reviews with three images. Any user may upload, and unsaved
 * images can stay stored until a super admin removes them, so the number is limited.
 */
const maxUploadsPerDay = 60;
const tenMinutesMs = 10 * minuteMs;
/** Maximum removals per user in ten minutes. One change of a review removes up to three images. */
const maxRemovalsPerTenMinutes = 120;

/** Data that an upload of images needs about their review, which may not be written yet. */
export interface ReviewUploadState {
  /** Addresses of the review's images, including those held for moderation; null if the review does not exist. */
  pictures: string[] | null;
  /** True if new reviews are accepted. */
  areReviewsOpen: boolean;
}

/**
 * Reads the data that an upload of images needs about their review. Two reads.
 * @throws AppError 'unavailable'
 */
export async function readReviewUploadState(
  firestore: Firestore,
  id: string,
): Promise<ReviewUploadState> {
  const [review, settings] = await firestore.getAll(
    firestore.collection('reviews').doc(id),
    firestore.collection('settings').doc('public'),
  );
  const fields: unknown = review?.data();
  return {
    pictures: review?.exists === true ? toReview(id, fields).pictures.map(({ url }) => url) : null,
    areReviewsOpen: settings?.get('reviewsEnabled') !== false,
  };
}

/**
 * Returns the image addresses of the given reviews, by id; deleted reviews are absent. Reads only the images field of
 * each review.
 * @throws AppError 'unavailable'
 */
export async function readPicturesOfReviews(
  firestore: Firestore,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const documents = await readDocuments(firestore.collection('reviews'), ids, ['pictures']);
  const existingDocuments = documents.filter(({ exists }) => exists);
  return new Map(
    existingDocuments.map((document) => {
      const { pictures } = toReview(document.id, document.data());
      return [document.id, pictures.map(({ url }) => url)];
    }),
  );
}

interface ReviewPictureReaders {
  /** See readPlace(). */
  readPlace: (placeId: string) => Promise<Pick<PlaceWithImages, 'isActive' | 'createdBy'> | null>;
  /** See readReviewUploadState(). */
  readReviewImageData: (reviewId: string) => Promise<ReviewUploadState>;
}

/**
 * Returns the rules of review images: an active user uploads them for the own review of a place, already written or
 * not. The author and super admins remove those that the review no longer references.
 */
export function reviewPictureTarget(readers: ReviewPictureReaders): PictureTarget {
  return {
    kind: 'review',
    uploadLimit: { limit: maxUploadsPerDay, windowMs: dayMs },
    removalLimit: { limit: maxRemovalsPerTenMinutes, windowMs: tenMinutesMs },
    sentences: {
      withoutPlace: texts().picturesWithoutPlace,
      tooManyUnsaved: texts().tooManyUnsavedPictures,
    },
    folderOf: async (placeId, caller) => {
      const folder = reviewId(placeId, caller.uid);
      if (!isReviewId(folder))
        throw new AppError('permission-denied', 'The uid cannot be part of a review id');
      return { folder, referencedUrls: await readCurrentImageUrls(caller, placeId, readers) };
    },
    checkRemoval: (id, { uid, accountState }) => {
      if (!requireReviewId(id).endsWith(`_${uid}`) && accountState?.role !== 'super_admin') {
        throw new AppError('permission-denied', 'The review belongs to another user');
      }
    },
    // Images that the review shows or that are held for moderation are not removed.
    readReferencedUrls: async (id) => (await readers.readReviewImageData(id)).pictures ?? [],
  };
}

/**
 * Returns the addresses of the images that the review references; [] for a new review.
 * @throws AppError 'not-found' or 'permission-denied' if the security rules would reject the review
 */
async function readCurrentImageUrls(
  { uid, accountState }: Caller,
  placeId: string,
  { readPlace, readReviewImageData }: ReviewPictureReaders,
): Promise<string[]> {
  const [place, { pictures, areReviewsOpen }] = await Promise.all([
    readPlace(placeId),
    readReviewImageData(reviewId(placeId, uid)),
  ]);
  if (!place?.isActive) throw new AppError('not-found', 'No such public place');
  if (pictures) return pictures;
  const isOwnPlace =
    accountState && canManagePlace({ uid, ...accountState }, placeId, place.createdBy);
  if (!areReviewsOpen || isOwnPlace) {
    throw new AppError('permission-denied', 'The caller may not review this place');
  }
  return [];
}
