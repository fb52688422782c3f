import { queryOptions } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { listSearchMisses } from './search-miss-store.ts';

/** Number of queries in the list of the dashboard. */
const shownCount = 20;

/**
 * Returns the query of the searches without a result in the last seven days, for the super admin `uid`. It is removed
 * from the cache at sign-out.
 */
export function searchMissesQuery(uid: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'search-misses'] as const,
    queryFn: () => listSearchMisses(shownCount, new Date()),
  });
}
