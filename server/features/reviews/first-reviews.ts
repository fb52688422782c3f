import type { Firestore } from '@google-cloud/firestore';
import { LRUCache } from 'lru-cache';
import type { FirstPage } from '#features/home/model/page-data.ts';
import { reviewPageSize, withoutWaitingPictures } from '#features/reviews/model/review.ts';
import type { Review } from '#features/reviews/model/review.ts';
import { fieldsOf, numberOf, timestampOf } from '#shared/stored-fields.ts';
import { toReview } from '#features/reviews/model/stored-review.ts';
import { beyondBudget } from '#server/platform/http/request-budget.ts';

/** The first page of a place's reviews, newest first, as the browser's own query answers it. */
export type FirstReviews = (placeId: string) => Promise<FirstPage<Review>>;

/** Places whose reviews are held at most, and for how long, in milliseconds. */
const mostPlaces = 1_000;
const heldMs = 30_000;

/**
 * Reads the reviews of a place when they are asked for: ten documents at most, one read under way at a time for each
 * place, held half a minute. What fails is not held.
 * @returns a function that throws AppError 'unavailable' when Firestore does not answer
 */
export function firstReviews(firestore: Firestore): FirstReviews {
  const held = new LRUCache<string, FirstPage<Review>>({
    max: mostPlaces,
    ttl: heldMs,
    // For everybody who waits: whoever asked first must not end it when their time is over.
    fetchMethod: (placeId) => beyondBudget(() => read(firestore, placeId)),
  });
  return (placeId) => held.forceFetch(placeId);
}

async function read(firestore: Firestore, placeId: string): Promise<FirstPage<Review>> {
  const { docs } = await firestore
    .collection('reviews')
    .where('placeId', '==', placeId)
    .orderBy('createdAt', 'desc')
    .orderBy('__name__', 'desc')
    .limit(reviewPageSize)
    .get();
  const items = docs.map((document) =>
    withoutWaitingPictures(toReview(document.id, document.data())),
  );
  const last = docs.length < reviewPageSize ? undefined : docs.at(-1);
  return {
    items,
    nextCursor: last ? { after: instantFields(last.get('createdAt')), id: last.id } : null,
  };
}

/** An instant as the browser's cursor keeps it, exact to the nanosecond. */
function instantFields(value: unknown): { seconds: number; nanoseconds: number } | null {
  const { seconds, nanoseconds } = fieldsOf(value);
  if (timestampOf(value) === null) return null;
  return { seconds: numberOf(seconds) ?? 0, nanoseconds: numberOf(nanoseconds) ?? 0 };
}
