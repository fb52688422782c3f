import { readFirestore } from '../firestore/connection.ts';
import { currentOffers } from './current-offers.ts';

/**
 * Which of some published places have an offer that is not over. A query a place, which names it as rules demand: the
 * caller bounds how many. Apart from offer-store.ts so that search does not bring the code of offers. Reads at most
 * one document for each place.
 * @throws AppError what readFirestore throws
 */
export async function placeIdsWithOffer(
  placeIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    placeIds.map((placeId) =>
      readFirestore(async (connection) => {
        const query = currentOffers(connection, { placeId, now, most: 1 });
        const { docs } = await connection.sdk.getDocs(query);
        return docs.length > 0 ? [placeId] : [];
      }),
    ),
  );
  return new Set(found.flat());
}
