import pLimit from 'p-limit';

import { beginMerge, readMerged } from '#shared/merged-pages.ts';
import type { MergedCursor, MergedPage } from '#shared/merged-pages.ts';
import type { Review } from '#features/reviews/model/review.ts';

import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { listReviews } from './review-store.ts';

/** Minimum number of reviews per page, if there are that many. */
const wanted = 20;
/** Maximum number of documents read per page, for up to 40 places. */
const budget = 120;
/** Number of concurrent queries. */
const atOnce = 8;

export type ReviewInboxCursor = MergedCursor<Review, PageCursor>;
export type ReviewInboxPage = MergedPage<Review, PageCursor>;

/**
 * Returns one page of the reviews of the given places, newest first and without gaps. Runs one query per place.
 * Firestore cannot query reviews without a reply, so the caller filters them and reads further pages. Reads at most 120
 * documents for up to 40 places.
 * @param cursor `next` of the previous page; null for the first page
 * @throws AppError 'permission-denied' if one of the places is inactive and not managed by the caller; what
 * readFirestore
 *   throws
 */
export function readReviewInbox(
  placeIds: readonly string[],
  cursor: ReviewInboxCursor | null,
): Promise<ReviewInboxPage> {
  const limit = pLimit(atOnce);
  return readMerged(cursor ?? beginMerge<Review, PageCursor>(placeIds), {
    readPage: (placeId, after, pageSize) => listReviews(placeId, { cursor: after, pageSize }),
    orderOf: ({ createdAt }) => createdAt?.getTime() ?? 0,
    isDescending: true,
    wanted,
    budget,
    inTurn: (reads) => Promise.all(reads.map((read) => limit(read))),
  });
}
