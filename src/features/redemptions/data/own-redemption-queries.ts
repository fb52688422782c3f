import { queryOptions } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';

const loadStore = lazyStore(() => import('./own-redemption-store.ts'));

/** A member's open redemptions, including expired ones. */
export function openRedemptionsQuery(uid: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'open-redemptions'] as const,
    queryFn: async () => (await loadStore()).listOpenRedemptions(uid),
    staleTime: 20_000,
  });
}

/** A member's last club use. */
export function lastRedemptionQuery(uid: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'last-use'] as const,
    queryFn: async () => (await loadStore()).getLastRedemption(uid),
    staleTime: 60_000,
  });
}
