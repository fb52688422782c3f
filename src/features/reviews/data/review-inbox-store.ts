import pLimit from 'p-limit';

import { firstMergedCursor, readMergedPage } from '#shared/record/merged-pages.ts';
import type { MergedCursor, MergedPage } from '#shared/record/merged-pages.ts';
import type { Review } from '#features/reviews/model/review.ts';

import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { listReviews } from './review-store.ts';

/** Minimum number of reviews per page, if there are that many. */
const minPageItems = 20;
/** Maximum number of documents read per page, for up to 40 places. */
const maxReads = 120;
/** Number of concurrent queries. */
const maxConcurrentReads = 8;

export type ReviewInboxCursor = MergedCursor<Review, PageCursor>;
export type ReviewInboxPage = MergedPage<Review, PageCursor>;

/**
 * Returns one page of the reviews of the given places, newest first and without gaps. Runs one query per place.
 * Firestore cannot query reviews without a reply, so the caller filters them and reads further pages. Reads at most 120
 * documents for up to 40 places.
 * @param cursor `next` of the previous page; null for the first page
 * @throws AppError 'permission-denied' if one of the places is inactive and not managed by the caller; errors of
 *   Collection
 */
export function readReviewInbox(
  placeIds: readonly string[],
  cursor: ReviewInboxCursor | null,
): Promise<ReviewInboxPage> {
  const limitReads = pLimit(maxConcurrentReads);
  return readMergedPage(cursor ?? firstMergedCursor<Review, PageCursor>(placeIds), {
    readPage: (placeId, after, pageSize) => listReviews(placeId, { cursor: after, pageSize }),
    orderOf: ({ createdAt }) => createdAt?.getTime() ?? 0,
    isDescending: true,
    minItems: minPageItems,
    budget: maxReads,
    runLimited: (reads) => Promise.all(reads.map((read) => limitReads(read))),
  });
}
