import { missDays, sumMisses, toSearchMisses } from '#features/search/model/search-miss.ts';
import type { SearchMiss } from '#features/search/model/search-miss.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

import { collection, documentIdField } from '#platform/firestore/collection.ts';

const missesByDay = collection('searchMisses', (_date, fields) => toSearchMisses(fields));

/**
 * Returns the queries without a result of the last seven days, most frequent first. Reads at most seven documents. Only
 * super admins may read them.
 * @param maxCount maximum number of queries returned
 * @throws AppError 'permission-denied'; errors of Collection
 */
export async function listSearchMisses(maxCount: number, now: Date): Promise<SearchMiss[]> {
  const firstDate = isoDateOf(wallClockAt(now).dayNumber - missDays.shown + 1);
  const days = await missesByDay.list({
    where: [[documentIdField, '>=', firstDate]],
    orderBy: [[documentIdField]],
    limit: missDays.shown,
  });
  return sumMisses(days.flat(), maxCount);
}
