import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { getMembership, getSavings } from './membership-store.ts';

const checkoutPollMs = 2_000;

const loadBillingStore = lazyStore(() => import('./billing-store.ts'));

/** Query keys that depend on the club status of a user. */
const membershipKeyNames = ['membership', 'club-member', 'club-savings'] as const;

const membershipKeys = {
  membership: (uid: string) => [...memberKeys.of(uid), 'membership'] as const,
};

/**
 * Returns the query of the user's own membership. The payment provider changes the membership, so the data are stale
 * after five seconds.
 */
export function membershipQuery(uid: string) {
  return queryOptions({
    queryKey: membershipKeys.membership(uid),
    queryFn: () => getMembership(uid),
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  });
}

export function savingsQuery(uid: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'club-savings'] as const,
    queryFn: () => getSavings(uid),
    staleTime: 60_000,
  });
}

/** Returns the query of the state of a checkout, polled every two seconds while it is processing. */
export function checkoutQuery(uid: string, id: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'checkout', id] as const,
    queryFn: async () => (await loadBillingStore()).getCheckoutState(id),
    refetchInterval: ({ state }) =>
      state.status === 'success' && state.data === 'processing' ? checkoutPollMs : false,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Invalidates all queries that depend on the club status of a user. */
export async function invalidateMembership(client: QueryClient, uid: string): Promise<void> {
  await Promise.all(
    membershipKeyNames.map((name) =>
      client.invalidateQueries({ queryKey: [...memberKeys.of(uid), name] }),
    ),
  );
}

/**
 * Returns the mutation that withdraws from a subscription. The membership is refetched before the mutation settles.
 */
export function withdrawMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationKey: ['club', 'withdraw'],
    mutationFn: async () => (await loadBillingStore()).withdraw(),
    onSettled: () => invalidateMembership(client, uid),
  });
}
