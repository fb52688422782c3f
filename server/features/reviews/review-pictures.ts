import type { Firestore } from '@google-cloud/firestore';
import { toReview } from '#features/reviews/model/stored-review.ts';

/** What the upload of pictures needs to know of a review that may not be written yet. */
export interface KnownReview {
  /** Addresses of its pictures, those too that wait for a decision; null where there is no such review. */
  pictures: string[] | null;
  /** Whether new reviews are taken. */
  areReviewsOpen: boolean;
}

/** Two reads. @throws AppError 'unavailable' */
export async function readKnownReview(firestore: Firestore, id: string): Promise<KnownReview> {
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
 * Addresses of the pictures of some reviews, by id; absent for those that are gone. Reads the pictures of each.
 * @throws AppError 'unavailable'
 */
export async function picturesOfReviews(
  firestore: Firestore,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const reviews = firestore.collection('reviews');
  const documents = await firestore.getAll(...ids.map((id) => reviews.doc(id)), {
    fieldMask: ['pictures'],
  });
  const found = documents.filter(({ exists }) => exists);
  return new Map(
    found.map((document) => {
      const { pictures } = toReview(document.id, document.data());
      return [document.id, pictures.map(({ url }) => url)];
    }),
  );
}
