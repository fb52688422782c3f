import type { Query } from 'firebase/firestore/lite';

import type { FirestoreConnection } from '#platform/firestore/connection.ts';

/**
 * Builds the query for the active offers of a place that have not ended, earliest end first. Rules check that the place
 * is published, so every query must filter by place.
 */
export function currentOffersQuery(
  { sdk, db }: FirestoreConnection,
  { placeId, now, most: maxOffers }: { placeId: string; now: Date; most: number },
): Query {
  return sdk.query(
    sdk.collection(db, 'clubOffers'),
    sdk.where('placeId', '==', placeId),
    sdk.where('isActive', '==', true),
    sdk.where('validUntil', '>', sdk.Timestamp.fromDate(now)),
    sdk.orderBy('validUntil'),
    sdk.limit(maxOffers),
  );
}
