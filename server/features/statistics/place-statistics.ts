import type { Firestore } from '@google-cloud/firestore';
import type { PlaceStatisticsResponse } from '#features/statistics/model/statistics-contract.ts';
import { reservationStatuses } from '#features/reservations/model/reservation-request.ts';
import { createBoundedQueries } from '#server/platform/firestore/bounded-queries.ts';
import { cachedCallByKey } from '#server/platform/cached-call-by-key.ts';

/** Cache time in ms of the counts of a place. */
const cacheMs = 60_000;
const maxCachedPlaces = 2_000;

/** Statistics of a place that its document does not contain. */
export type PlaceCounts = Omit<PlaceStatisticsResponse, 'success' | 'reviews' | 'rating'>;

/** Fields of a place's document for the statistics, and `createdBy` to check the caller's access. */
export interface RatedPlace {
  createdBy: string;
  rating: number;
  reviewsCount: number;
}

/** Returns the RatedPlace of an id; null if the place does not exist. Costs one read. @throws AppError 'unavailable' */
export async function readRatedPlace(
  firestore: Firestore,
  placeId: string,
): Promise<RatedPlace | null> {
  const placeRef = firestore.collection('places').doc(placeId);
  const placeDocument = await placeRef.get();
  if (!placeDocument.exists) return null;
  const nonNegativeNumber = (field: string) => {
    const value: unknown = placeDocument.get(field);
    return typeof value === 'number' && value >= 0 ? value : 0;
  };
  return {
    createdBy: String(placeDocument.get('createdBy') ?? ''),
    rating: nonNegativeNumber('rating'),
    reviewsCount: Math.floor(nonNegativeNumber('reviewsCount')),
  };
}

/**
 * Creates the counts of user activity at a place: seven aggregations, cached for a minute and shared by concurrent
 * callers.
 * @returns a function that throws AppError 'unavailable' if Firestore does not respond
 */
export function createPlaceCounter(
  firestore: Firestore,
): (placeId: string) => Promise<PlaceCounts> {
  return cachedCallByKey({ heldMs: cacheMs, max: maxCachedPlaces }, (placeId) =>
    countPlace(firestore, placeId),
  );
}

async function countPlace(firestore: Firestore, placeId: string): Promise<PlaceCounts> {
  const queries = createBoundedQueries();
  const queryOf = (collection: string) =>
    firestore.collection(collection).where('placeId', '==', placeId);
  const redemptions = queryOf('clubRedemptions').where('status', '==', 'confirmed');
  const [favorites, redemptionSum, ...reservationCounts] = await Promise.all([
    queries.count(queryOf('favorites')),
    queries.sum(redemptions, 'discountCents'),
    ...reservationStatuses.map((status) =>
      queries.count(queryOf('reservations').where('status', '==', status)),
    ),
  ]);
  const countsByStatus = reservationStatuses.map((status, at) => [
    status,
    reservationCounts[at] ?? 0,
  ]);
  return {
    favorites,
    reservations: Object.fromEntries(countsByStatus) as PlaceCounts['reservations'],
    clubUses: redemptionSum.count,
    clubDiscountCents: redemptionSum.sum,
  };
}
