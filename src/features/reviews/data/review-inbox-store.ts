import pLimit from 'p-limit';

import { beginMerge, readMerged } from '#shared/merged-pages.ts';
import type { MergedCursor, MergedPage } from '#shared/merged-pages.ts';
import type { Review } from '#features/reviews/model/review.ts';

import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { listReviews } from './review-store.ts';

/** Reviews that one page shows at least, where there are so many. */
const wanted = 20;
/** Documents that one page reads at most, for up to 40 places. */
const budget = 120;
/** Queries that run side by side. */
const atOnce = 8;

export type ReviewInboxCursor = MergedCursor<Review, PageCursor>;
export type ReviewInboxPage = MergedPage<Review, PageCursor>;

/**
 * One page of the reviews of some places, the newest first, without gaps: one query a place. Firestore cannot ask
 * for those that lack a reply, so whoever wants them reads on. Reads at most 120 documents for up to 40 places.
 * @param cursor `next` of the page before; null for the first
 * @throws AppError 'permission-denied' when one of the places is inactive and not the caller's; what readFirestore
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
