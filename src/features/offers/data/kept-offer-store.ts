import type { ClubOffer } from '#features/offers/model/club-offer.ts';

import { isDocumentId } from '#platform/firestore/document-id.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { cursorAfter, cursorValues } from '#platform/firestore/page-cursor.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { toClubOffer } from '#features/offers/model/stored-club-offer.ts';

/** Offers of one page. */
const offerPageSize = 25;

/** Reads that the offers of all the places on one page may take together. */
const mostReads = 150;

/** How many offers each of so many places shows at first: 25, fewer where there are many places, at least three. */
export function offersPerPlace(places: number): number {
  return Math.min(offerPageSize, Math.max(3, Math.floor(mostReads / Math.max(places, 1))));
}

/**
 * One page of offers, the newest first, those that are switched off or over too. Reads at most `pageSize`
 * documents.
 * @param placeId whose offers; null for those of every place, which only super admins may list
 * @throws AppError 'permission-denied' for who does not manage the place; what readFirestore throws
 */
export async function listKeptOffers(
  placeId: string | null,
  options: { cursor?: PageCursor | null; pageSize?: number } = {},
): Promise<Page<ClubOffer>> {
  const { cursor, pageSize = offerPageSize } = options;
  if (placeId !== null && !isDocumentId(placeId)) return { items: [], nextCursor: null };
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'clubOffers'),
        ...(placeId === null ? [] : [sdk.where('placeId', '==', placeId)]),
        sdk.orderBy('createdAt', 'desc'),
        sdk.orderBy(sdk.documentId(), 'desc'),
        ...(cursor ? [sdk.startAfter(...cursorValues(sdk, cursor))] : []),
        sdk.limit(pageSize),
      ),
    );
    return {
      items: docs.map((document) => toClubOffer(document.id, document.data())),
      nextCursor: cursorAfter(docs, pageSize, 'createdAt'),
    };
  });
}
