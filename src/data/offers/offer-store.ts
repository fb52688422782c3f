import { AppError } from '#domain/app-error.ts';
import type { ClubOffer } from '#domain/club-offer.ts';

import { readFirestore } from '../firebase.ts';
import { cursorAfter, cursorValues } from '../page-cursor.ts';
import type { Page, PageCursor } from '../page-cursor.ts';
import { currentOffers } from './current-offers.ts';
import { toClubOffer } from './offer-converter.ts';

/** Offers that one place shows at once, and that rules let anybody list. */
export const maxListedOffers = 50;

/** Offers of the club's page at a time. */
export const offerPageSize = 25;

/**
 * One offer. One document read.
 * @throws AppError 'not-found', also for one that is switched off; what readFirestore throws
 */
export async function getOffer(id: string): Promise<ClubOffer> {
  const snapshot = await readFirestore(({ sdk, db }) =>
    sdk.getDoc(sdk.doc(db, 'clubOffers', id)),
  ).catch((error: unknown) => {
    // Rules decide from the document: what is missing is refused as what is switched off.
    throw error instanceof AppError && error.code === 'permission-denied'
      ? new AppError('not-found', 'No such offer', { cause: error })
      : error;
  });
  if (!snapshot.exists()) throw new AppError('not-found', 'No such offer');
  return toClubOffer(id, snapshot.data());
}

/**
 * The active offers of a place whose end is to come, those that end first before the others (SPEC section 5). Reads at
 * most 50 documents.
 * @throws AppError what readFirestore throws
 */
export function listOffersOfPlace(placeId: string, now: Date): Promise<ClubOffer[]> {
  return readFirestore(async (connection) => {
    const { sdk } = connection;
    const { docs } = await sdk.getDocs(
      currentOffers(
        connection,
        now,
        sdk.where('placeId', '==', placeId),
        sdk.limit(maxListedOffers),
      ),
    );
    return docs.map((document) => toClubOffer(document.id, document.data()));
  });
}

/**
 * One page of the active offers of all places whose end is to come, those that end first before the others. Reads at
 * most 25 documents.
 * @param cursor `nextCursor` of the page before; null for the first
 * @throws AppError what readFirestore throws
 */
export function listOffers(now: Date, cursor: PageCursor | null): Promise<Page<ClubOffer>> {
  return readFirestore(async (connection) => {
    const { sdk } = connection;
    const { docs } = await sdk.getDocs(
      currentOffers(
        connection,
        now,
        sdk.orderBy(sdk.documentId()),
        ...(cursor ? [sdk.startAfter(...cursorValues(sdk, cursor))] : []),
        sdk.limit(offerPageSize),
      ),
    );
    return {
      items: docs.map((document) => toClubOffer(document.id, document.data())),
      nextCursor: cursorAfter(docs, offerPageSize, 'validUntil'),
    };
  });
}
