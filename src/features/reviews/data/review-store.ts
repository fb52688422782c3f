import { AppError } from '#shared/app-error.ts';
import { withoutPendingPictures, toReview } from '#features/reviews/model/review.ts';
import { reviewId } from '#features/reviews/model/review-draft.ts';
import { reviewPageSize } from '#features/reviews/model/review-options.ts';
import type { Review } from '#features/reviews/model/review.ts';
import type { ReviewOrder } from '#features/reviews/model/review-order.ts';

import { collection } from '#platform/firestore/collection.ts';
import { isDocumentId } from '#platform/firestore/document-id.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';

export const reviews = collection('reviews', toReview);

/** Fields of each sort order, before the id. Equal stars are sorted newest first. */
const orderFields: Record<
  ReviewOrder,
  readonly (readonly [field: string, direction: 'asc' | 'desc'])[]
> = {
  newest: [['createdAt', 'desc']],
  best: [
    ['rating', 'desc'],
    ['createdAt', 'desc'],
  ],
  worst: [
    ['rating', 'asc'],
    ['createdAt', 'desc'],
  ],
  visited: [['createdAt', 'desc']],
};

/**
 * Returns one page of the reviews of a place, newest first by default, without images that are held for review. Reads
 * at most `pageSize` documents.
 * @param options.cursor `nextCursor` of the previous page; absent for the first page
 * @throws AppError 'not-found' for an invalid place id; 'permission-denied' for an inactive place; errors of
 *   Collection
 */
export async function listReviews(
  placeId: string,
  options: { cursor?: PageCursor | null; pageSize?: number; order?: ReviewOrder } = {},
): Promise<Page<Review>> {
  if (!isDocumentId(placeId)) throw new AppError('not-found', 'Not a place id');
  const { cursor = null, pageSize = reviewPageSize, order = 'newest' } = options;
  const page = await reviews.page({
    where: [
      ['placeId', '==', placeId],
      ...(order === 'visited' ? [['verifiedVisit', '==', true] as const] : []),
    ],
    orderBy: orderFields[order],
    limit: pageSize,
    after: cursor,
  });
  return { ...page, items: page.items.map((review) => withoutPendingPictures(review)) };
}

/**
 * Returns the user's review of a place; null without one. Reads one document.
 * @param uid the signed-in user
 * @throws AppError 'not-found' for an invalid place id; errors of Collection
 */
export async function getOwnReview(uid: string, placeId: string): Promise<Review | null> {
  if (!isDocumentId(placeId)) throw new AppError('not-found', 'Not a place id');
  return reviews.get(reviewId(placeId, uid));
}
