import type { Query } from 'firebase/firestore/lite';

import type { FirestoreConnection } from '#platform/firestore/connection.ts';

/**
 * The active offers of a place whose end is to come, those that end first before the others. Rules ask the place
 * whether it is published, so that a query always names one.
 */
export function currentOffers(
  { sdk, db }: FirestoreConnection,
  { placeId, now, most }: { placeId: string; now: Date; most: number },
): Query {
  return sdk.query(
    sdk.collection(db, 'clubOffers'),
    sdk.where('placeId', '==', placeId),
    sdk.where('isActive', '==', true),
    sdk.where('validUntil', '>', sdk.Timestamp.fromDate(now)),
    sdk.orderBy('validUntil'),
    sdk.limit(most),
  );
}
