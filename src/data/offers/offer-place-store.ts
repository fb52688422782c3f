import { isDocumentId } from '../document-id.ts';
import { textOf } from '../field-readers.ts';
import { readFirestore } from '../firebase.ts';
import { currentOffers } from './current-offers.ts';

/** How many offers are looked at; their places fit one query (see favorite-place-store.ts). */
export const lookedAtOffers = 25;

const maxIdLength = 128;

/**
 * Ids of the places of the 25 active offers that end first, each once: of some of the places with a benefit. The
 * same question as listOffers() asks, apart from it so that search does not bring the code of offers. Reads at
 * most 25 documents.
 * @throws AppError what readFirestore throws
 */
export function listPlaceIdsWithOffer(now: Date): Promise<string[]> {
  return readFirestore(async (connection) => {
    const { sdk } = connection;
    const { docs } = await sdk.getDocs(currentOffers(connection, now, sdk.limit(lookedAtOffers)));
    const ids = docs.map((document) => textOf(document.get('placeId'), maxIdLength));
    return [...new Set(ids)].filter(isDocumentId);
  });
}
