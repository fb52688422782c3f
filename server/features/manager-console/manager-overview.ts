import { FieldPath, Timestamp } from '@google-cloud/firestore';
import type { Firestore, Query } from '@google-cloud/firestore';
import type { ManagerOverviewResponse } from '#features/statistics/model/statistics-contract.ts';
import { brandMoment } from '#features/reservations/model/reservation-times.ts';
import { instantOfWallClock, wallClockAt } from '#shared/zoned-time.ts';
import { createBoundedQueries } from '#server/platform/firestore/bounded-queries.ts';

/** Maximum number of created places that are read per user. At most 200 assigned places (managedPlaces) are added. */
const maxCreatedPlaces = 100;
/** Maximum number of values of an 'in' filter. */
const chunkSize = 30;

/** See readManagerOverview(). */
export type ReadManagerOverview = (manager: {
  uid: string;
  managedPlaces: readonly string[];
}) => Promise<ManagerOverviewResponse>;

/**
 * Returns the counts of a manager's places and pending tasks, over created and assigned places without duplicates.
 * Reads at most 100 created places; everything else is counted by aggregation queries.
 * @param managedPlaces ids of the assigned places
 * @throws AppError 'unavailable'
 */
export async function readManagerOverview(
  firestore: Firestore,
  { uid, managedPlaces }: { uid: string; managedPlaces: readonly string[] },
  now: Date,
): Promise<ManagerOverviewResponse> {
  const places = firestore.collection('places');
  const createdPlaces = await places
    .where('createdBy', '==', uid)
    .orderBy('createdAt', 'desc')
    .select('isActive')
    .limit(maxCreatedPlaces)
    .get();
  const createdIds = new Set(createdPlaces.docs.map(({ id }) => id));
  const activeCreatedCount = createdPlaces.docs.filter(
    (place) => place.get('isActive') === true,
  ).length;
  // An id with a slash is invalid and would make the whole query fail.
  const assignedIds = [...new Set(managedPlaces)].filter(
    (id) => /^[A-Za-z0-9]+$/.test(id) && !createdIds.has(id),
  );

  const queries = createBoundedQueries();
  const countInChunks = async (ids: readonly string[], toQuery: (chunk: string[]) => Query) => {
    const counts = await Promise.all(chunksOf(ids).map((chunk) => queries.count(toQuery(chunk))));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const placeIds = [...createdIds, ...assignedIds];
  const today = brandMoment(now).date;
  const reviewsOf = (chunk: string[]) =>
    firestore.collection('reviews').where('placeId', 'in', chunk);
  const placesById = (chunk: string[]) => places.where(FieldPath.documentId(), 'in', chunk);

  const midnight = instantOfWallClock({ ...wallClockAt(now), minutes: 0 });
  const redemptionsOf = (chunk: string[]) =>
    firestore
      .collection('clubRedemptions')
      .where('placeId', 'in', chunk)
      .where('status', '==', 'confirmed')
      .where('confirmedAt', '>=', Timestamp.fromDate(midnight));

  const [
    existingAssignedCount,
    activeAssignedCount,
    pendingReservations,
    reviews,
    reviewsWithReply,
    redemptionSums,
  ] = await Promise.all([
    countInChunks(assignedIds, placesById),
    countInChunks(assignedIds, (chunk) => placesById(chunk).where('isActive', '==', true)),
    countInChunks(placeIds, (chunk) =>
      firestore
        .collection('reservations')
        .where('placeId', 'in', chunk)
        .where('status', '==', 'pending')
        .where('date', '>=', today),
    ),
    countInChunks(placeIds, reviewsOf),
    countInChunks(placeIds, (chunk) => reviewsOf(chunk).where('reply.repliedAt', '>', new Date(0))),
    Promise.all(
      chunksOf(placeIds).map((chunk) => queries.sum(redemptionsOf(chunk), 'discountCents')),
    ),
  ]);
  return {
    success: true,
    places: createdIds.size + existingAssignedCount,
    activePlaces: activeCreatedCount + activeAssignedCount,
    pendingReservations,
    reviewsWithoutReply: Math.max(0, reviews - reviewsWithReply),
    clubUsesToday: redemptionSums.reduce((sum, { count }) => sum + count, 0),
    clubDiscountTodayCents: redemptionSums.reduce((total, { sum }) => total + sum, 0),
    isComplete: createdPlaces.size < maxCreatedPlaces,
  };
}

function chunksOf(ids: readonly string[]): string[][] {
  const chunks: string[][] = [];
  for (let from = 0; from < ids.length; from += chunkSize) {
    chunks.push(ids.slice(from, from + chunkSize));
  }
  return chunks;
}
