import type { Query, QueryConstraint } from 'firebase/firestore/lite';

import type { FirestoreConnection } from '../firebase.ts';

/** The active offers whose end is to come, those that end first before the others; `further` narrows them. */
export function currentOffers(
  { sdk, db }: FirestoreConnection,
  now: Date,
  ...further: QueryConstraint[]
): Query {
  return sdk.query(
    sdk.collection(db, 'clubOffers'),
    sdk.where('isActive', '==', true),
    sdk.where('validUntil', '>', sdk.Timestamp.fromDate(now)),
    sdk.orderBy('validUntil'),
    ...further,
  );
}
