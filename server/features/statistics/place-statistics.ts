import type { Firestore } from '@google-cloud/firestore';
import type { PlaceStatisticsAnswer } from '#features/statistics/model/statistics-contract.ts';
import { reservationStatuses } from '#features/reservations/model/reservation-request.ts';
import { boundedQueries } from '#server/platform/firestore/bounded-queries.ts';
import { cachedCallByKey } from '#server/platform/cached-call-by-key.ts';

/** Cache time in ms; managers need less current statistics than the dashboard. */
const cacheMs = 60_000;
const maxCached = 2_000;

/** Statistics of a place that its document does not contain. */
export type PlaceCounts = Omit<PlaceStatisticsAnswer, 'success' | 'reviews' | 'rating'>;

/** Fields of a place's document used for statistics, and its creator. */
export interface RatedPlace {
  createdBy: string;
  rating: number;
  reviewsCount: number;
}

/** Returns the aggregates of a place, or null if it does not exist. Costs one read. @throws AppError 'unavailable' */
export async function readRatedPlace(
  firestore: Firestore,
  placeId: string,
): Promise<RatedPlace | null> {
  const place = firestore.collection('places').doc(placeId);
  const found = await place.get();
  if (!found.exists) return null;
  const number = (field: string) => {
    const stored: unknown = found.get(field);
    return typeof stored === 'number' && stored >= 0 ? stored : 0;
  };
  return {
    createdBy: String(found.get('createdBy') ?? ''),
    rating: number('rating'),
    reviewsCount: Math.floor(number('reviewsCount')),
  };
}

/**
 * Creates the counts of user activity at a place: seven aggregations, cached for a minute and shared by concurrent
 * callers.
 * @returns a function that throws AppError 'unavailable' if Firestore does not respond
 */
export function createPlaceCounts(firestore: Firestore): (placeId: string) => Promise<PlaceCounts> {
  return cachedCallByKey({ heldMs: cacheMs, max: maxCached }, (placeId) =>
    countPlace(firestore, placeId),
  );
}

async function countPlace(firestore: Firestore, placeId: string): Promise<PlaceCounts> {
  const queries = boundedQueries();
  const of = (collection: string) =>
    firestore.collection(collection).where('placeId', '==', placeId);
  const redemptions = of('clubRedemptions').where('status', '==', 'confirmed');
  const [favorites, club, ...reservations] = await Promise.all([
    queries.count(of('favorites')),
    queries.sum(redemptions, 'discountCents'),
    ...reservationStatuses.map((status) =>
      queries.count(of('reservations').where('status', '==', status)),
    ),
  ]);
  const byStatus = reservationStatuses.map((status, at) => [status, reservations[at] ?? 0]);
  return {
    favorites,
    reservations: Object.fromEntries(byStatus) as PlaceCounts['reservations'],
    clubUses: club.count,
    clubDiscountCents: club.sum,
  };
}
