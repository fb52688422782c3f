import { queryOptions } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { countOpenCorrections } from './correction-count-store.ts';

/** Query of the number of pending corrections, for the super admin `adminId`. */
export function openCorrectionsQuery(adminId: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(adminId), 'corrections', 'open-count'] as const,
    queryFn: countOpenCorrections,
  });
}
