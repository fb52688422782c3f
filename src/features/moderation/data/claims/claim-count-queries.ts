import { queryOptions } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { countOpenClaims } from './claim-count-store.ts';

/** Query of the number of pending claims, for the super admin `adminId`. */
export function openClaimsQuery(adminId: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(adminId), 'claims', 'open-count'] as const,
    queryFn: countOpenClaims,
  });
}
