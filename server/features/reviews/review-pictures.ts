import type { Firestore } from '@google-cloud/firestore';
import { toReview } from '#features/reviews/model/review.ts';

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
  if (ids.length === 0) return new Map();
  const reviews = firestore.collection('reviews');
  const documents = await firestore.getAll(...ids.map((id) => reviews.doc(id)), {
    fieldMask: ['pictures'],
  });
  const existingDocuments = documents.filter(({ exists }) => exists);
  return new Map(
    existingDocuments.map((document) => {
      const { pictures } = toReview(document.id, document.data());
      return [document.id, pictures.map(({ url }) => url)];
    }),
  );
}
