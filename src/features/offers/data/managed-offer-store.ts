import type { ClubOffer } from '#features/offers/model/club-offer.ts';

import { isDocumentId } from '#platform/firestore/document-id.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { offers } from './offer-store.ts';

/** Offers per page. */
const offerPageSize = 25;

/**
 * Number of documents that the first reads of all places on a page should not exceed in total. The minimum of three per
 * place exceeds it for more than 50 places.
 */
const maxReads = 150;

/** Returns the number of offers to show first per place: 25, fewer if there are many places, at least three. */
export function offersPerPlace(placeCount: number): number {
  return Math.min(offerPageSize, Math.max(3, Math.floor(maxReads / Math.max(placeCount, 1))));
}

/**
 * Reads one page of offers, newest first, including inactive and ended ones. Reads at most `pageSize` documents.
 * @param placeId place of the offers; null for all places, which requires a super admin
 * @throws AppError 'permission-denied' if the caller does not manage the place; errors as Collection
 */
export async function listManagedOffers(
  placeId: string | null,
  options: { cursor?: PageCursor | null; pageSize?: number } = {},
): Promise<Page<ClubOffer>> {
  const { cursor = null, pageSize = offerPageSize } = options;
  if (placeId !== null && !isDocumentId(placeId)) return { items: [], nextCursor: null };
  return offers.page({
    where: placeId === null ? [] : [['placeId', '==', placeId]],
    orderBy: [['createdAt', 'desc']],
    limit: pageSize,
    after: cursor,
  });
}
