import type { DocumentQuery } from '#platform/firestore/collection.ts';

/**
 * Returns the query for the active offers of a place that have not ended, earliest end first. Rules check that the
 * place is published, so every query must filter by place.
 */
export function currentOffers(placeId: string, now: Date): DocumentQuery {
  return {
    where: [
      ['placeId', '==', placeId],
      ['isActive', '==', true],
      ['validUntil', '>', now],
    ],
    orderBy: [['validUntil']],
  };
}
