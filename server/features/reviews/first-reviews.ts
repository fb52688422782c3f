import type { Firestore } from '@google-cloud/firestore';
import { LRUCache } from 'lru-cache';
import type { FirstPage } from '#features/home/model/page-data.ts';
import { withoutPendingPictures, toReview } from '#features/reviews/model/review.ts';
import { reviewPageSize } from '#features/reviews/model/review-options.ts';
import type { Review } from '#features/reviews/model/review.ts';
import { fieldsOf, numberOf, timestampOf } from '#shared/stored-fields.ts';
import { withoutBudget } from '#server/platform/http/request-budget.ts';

/** Returns the first page of a place's reviews, newest first, with the same result as the browser's query. */
export type FirstReviewsReader = (placeId: string) => Promise<FirstPage<Review>>;

/** Maximum number of places with cached reviews, and the cache lifetime in milliseconds. */
const maxCachedPlaces = 1_000;
const cacheMs = 30_000;

/**
 * Creates a reader of a place's first reviews. It reads at most ten documents, with one read in progress per place, and
 * caches the result for half a minute. Failures are not cached.
 * @returns a function that throws AppError 'unavailable' when Firestore does not answer
 */
export function createFirstReviewsReader(firestore: Firestore): FirstReviewsReader {
  const cache = new LRUCache<string, FirstPage<Review>>({
    max: maxCachedPlaces,
    ttl: cacheMs,
    // All waiting requests share this read, so the time limit of the first request must not end it.
    fetchMethod: (placeId) => withoutBudget(() => readFirstReviews(firestore, placeId)),
  });
  return (placeId) => cache.forceFetch(placeId);
}

async function readFirstReviews(firestore: Firestore, placeId: string): Promise<FirstPage<Review>> {
  const { docs } = await firestore
    .collection('reviews')
    .where('placeId', '==', placeId)
    .orderBy('createdAt', 'desc')
    .orderBy('__name__', 'desc')
    .limit(reviewPageSize)
    .get();
  const items = docs.map((document) =>
    withoutPendingPictures(toReview(document.id, document.data())),
  );
  const lastDocument = docs.length < reviewPageSize ? undefined : docs.at(-1);
  return {
    items,
    nextCursor: lastDocument
      ? { after: instantFields(lastDocument.get('createdAt')), id: lastDocument.id }
      : null,
  };
}

/** Returns a timestamp in the form of the browser's cursor, exact to the nanosecond; null for any other value. */
function instantFields(value: unknown): { seconds: number; nanoseconds: number } | null {
  const { seconds, nanoseconds } = fieldsOf(value);
  if (timestampOf(value) === null) return null;
  return { seconds: numberOf(seconds) ?? 0, nanoseconds: numberOf(nanoseconds) ?? 0 };
}
