import { queryOptions } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';

const loadStore = lazyStore(() => import('./own-redemption-store.ts'));

/** Query of a member's redemptions with an open status; some of them may have expired. */
export function openRedemptionsQuery(uid: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'open-redemptions'] as const,
    queryFn: async () => (await loadStore()).listOpenRedemptions(uid),
    staleTime: 20_000,
  });
}

/** Query of a member's last confirmed redemptions, newest first. */
export function recentRedemptionsQuery(uid: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'recent-redemptions'] as const,
    queryFn: async () => (await loadStore()).listRecentRedemptions(uid),
    staleTime: 60_000,
  });
}
