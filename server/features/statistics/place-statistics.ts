import type { Firestore } from '@google-cloud/firestore';
import type { PlaceStatisticsAnswer } from '#features/statistics/model/statistics-contract.ts';
import { reservationStatuses } from '#features/reservations/model/reservation-request.ts';
import { boundedAsking } from '#server/platform/firestore/bounded-asking.ts';
import { heldByKey } from '#server/platform/held-by-key.ts';

/** How old the figures may be; fewer people than the dashboard's have use for newer ones. */
const heldMs = 60_000;
const placesHeld = 2_000;

/** Figures of a place that are not in its own document. */
export type PlaceCounts = Omit<PlaceStatisticsAnswer, 'success' | 'reviews' | 'rating'>;

/** What the figures of a place take from its document, and who made it. */
export interface RatedPlace {
  createdBy: string;
  rating: number;
  reviewsCount: number;
}

/** A place's aggregates; null when there is no such place. One read. @throws AppError 'unavailable' */
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
 * Counts what people do with a place. Seven aggregations, remembered for a minute; however many ask for one
 * place meanwhile, they are asked once.
 * @returns a function that throws AppError 'unavailable' when Firestore does not answer
 */
export function createPlaceCounts(firestore: Firestore): (placeId: string) => Promise<PlaceCounts> {
  return heldByKey({ heldMs, max: placesHeld }, (placeId) => countPlace(firestore, placeId));
}

async function countPlace(firestore: Firestore, placeId: string): Promise<PlaceCounts> {
  const asking = boundedAsking();
  const of = (collection: string) =>
    firestore.collection(collection).where('placeId', '==', placeId);
  const uses = of('clubRedemptions').where('status', '==', 'confirmed');
  const [favorites, club, ...reservations] = await Promise.all([
    asking.count(of('favorites')),
    asking.sum(uses, 'discountCents'),
    ...reservationStatuses.map((status) =>
      asking.count(of('reservations').where('status', '==', status)),
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
