import { missDays, sumMisses, toSearchMisses } from '#features/search/model/search-miss.ts';
import type { SearchMiss } from '#features/search/model/search-miss.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

import { readFirestore } from '#platform/firestore/connection.ts';

/**
 * Returns the queries without a result of the last seven days, most frequent first. Reads at most seven documents. Only
 * super admins may read them.
 * @param maxCount maximum number of queries returned
 * @throws AppError 'permission-denied'; errors of readFirestore()
 */
export function listSearchMisses(maxCount: number, now: Date): Promise<SearchMiss[]> {
  const firstDate = isoDateOf(wallClockAt(now).dayNumber - missDays.shown + 1);
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'searchMisses'),
        sdk.where(sdk.documentId(), '>=', firstDate),
        sdk.orderBy(sdk.documentId()),
        sdk.limit(missDays.shown),
      ),
    );
    return sumMisses(
      docs.flatMap((day) => toSearchMisses(day.data())),
      maxCount,
    );
  });
}
