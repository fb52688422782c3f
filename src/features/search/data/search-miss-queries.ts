import { queryOptions } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { listSearchMisses } from './search-miss-store.ts';

/** Words of the dashboard's list. */
const shownCount = 20;

/** What was looked for and not found in the last seven days, for the super admin `uid`: forgotten when they sign out. */
export function searchMissesQuery(uid: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'search-misses'] as const,
    queryFn: () => listSearchMisses(shownCount, new Date()),
  });
}
