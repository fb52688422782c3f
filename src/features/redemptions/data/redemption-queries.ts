import { queryOptions } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { getRedemption } from './redemption-store.ts';

/** Polling interval in ms. The screens of the member and the staff poll; they have no Firestore listeners. */
const pollMs = 3_000;

/** Query of a redemption, polled every three seconds while it is open. */
export function redemptionQuery(uid: string, id: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'redemption', id] as const,
    queryFn: () => getRedemption(id),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => {
      const status = state.data?.status ?? 'pending';
      return status === 'pending' || status === 'verified' ? pollMs : false;
    },
  });
}
