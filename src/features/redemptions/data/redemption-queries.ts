import { queryOptions } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { getRedemption } from './redemption-store.ts';

/** Both screens learn of each other by asking: nothing here listens. */
const askAgainMs = 3_000;

/** A redemption that is renewed every three seconds while it is open. */
export function redemptionQuery(uid: string, id: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'redemption', id] as const,
    queryFn: () => getRedemption(id),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => {
      const status = state.data?.status ?? 'pending';
      return status === 'pending' || status === 'verified' ? askAgainMs : false;
    },
  });
}
