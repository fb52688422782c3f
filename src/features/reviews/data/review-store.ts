import { AppError } from '#shared/app-error.ts';
import {
  reviewId,
  reviewPageSize,
  withoutWaitingPictures,
} from '#features/reviews/model/review.ts';
import type { Review } from '#features/reviews/model/review.ts';
import type { ReviewOrder } from '#features/reviews/model/review-order.ts';

import { isDocumentId } from '#platform/firestore/document-id.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { cursorAfter, cursorValues } from '#platform/firestore/page-cursor.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { toReview } from '#features/reviews/model/stored-review.ts';

/** The fields that each order goes by, before the id. Equal stars are newest first. */
const orders: Record<
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
 * One page of a place's reviews, newest first unless another order is named, without pictures that wait for a decision. Reads at most `pageSize` documents.
 * @param options.cursor `nextCursor` of the page before; absent for the first
 * @throws AppError 'not-found' for a place id that cannot exist; 'permission-denied' for the reviews
 *   of an inactive place; what readFirestore throws
 */
export async function listReviews(
  placeId: string,
  options: { cursor?: PageCursor | null; pageSize?: number; order?: ReviewOrder } = {},
): Promise<Page<Review>> {
  if (!isDocumentId(placeId)) throw new AppError('not-found', 'Not a place id');
  const { cursor, pageSize = reviewPageSize, order = 'newest' } = options;
  const orderedBy = orders[order];
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'reviews'),
        sdk.where('placeId', '==', placeId),
        ...(order === 'visited' ? [sdk.where('verifiedVisit', '==', true)] : []),
        ...orderedBy.map(([field, direction]) => sdk.orderBy(field, direction)),
        sdk.orderBy(sdk.documentId(), 'desc'),
        ...(cursor ? [sdk.startAfter(...cursorValues(sdk, cursor))] : []),
        sdk.limit(pageSize),
      ),
    );
    return {
      items: docs.map((document) => withoutWaitingPictures(toReview(document.id, document.data()))),
      nextCursor: cursorAfter(docs, pageSize, ...orderedBy.map(([field]) => field)),
    };
  });
}

/**
 * What a person wrote about a place; null when they have not. One document read.
 * @param uid who is signed in
 * @throws AppError 'not-found' for a place id that cannot exist; what readFirestore throws
 */
export async function getOwnReview(uid: string, placeId: string): Promise<Review | null> {
  if (!isDocumentId(placeId)) throw new AppError('not-found', 'Not a place id');
  return readFirestore(async ({ sdk, db }) => {
    const snapshot = await sdk.getDoc(sdk.doc(db, 'reviews', reviewId(placeId, uid)));
    return snapshot.exists() ? toReview(snapshot.id, snapshot.data()) : null;
  });
}
