import { FieldPath, Timestamp } from '@google-cloud/firestore';
import type { Firestore, Query } from '@google-cloud/firestore';
import type { ManagerOverviewResponse } from '#features/statistics/model/statistics-contract.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';
import { instantOfWallClock, wallClockAt } from '#shared/zoned-time.ts';
import { maxCreatedPlaces, readCreatedPlaces } from '#server/features/places/managed-place.ts';
import { groupIds } from '#server/platform/firestore/record-pages.ts';
import { createBoundedQueries } from '#server/platform/firestore/bounded-queries.ts';

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
  const createdPlaces = await readCreatedPlaces(firestore, uid, 'isActive');
  const createdIds = new Set(createdPlaces.map(({ id }) => id));
  const activeCreatedCount = createdPlaces.filter((place) => place.get('isActive') === true).length;
  // An id with a slash is invalid and would make the whole query fail.
  const assignedIds = [...new Set(managedPlaces)].filter(
    (id) => /^[A-Za-z0-9]+$/.test(id) && !createdIds.has(id),
  );

  const queries = createBoundedQueries();
  const countInChunks = async (ids: readonly string[], toQuery: (chunk: string[]) => Query) => {
    const counts = await Promise.all(groupIds(ids).map((chunk) => queries.count(toQuery(chunk))));
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
      groupIds(placeIds).map((chunk) => queries.sum(redemptionsOf(chunk), 'discountCents')),
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
    isComplete: createdPlaces.length < maxCreatedPlaces,
  };
}
