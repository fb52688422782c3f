import { queryOptions } from '@tanstack/react-query';

import { publicFreshMs } from '#platform/query-client.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';

const loadStore = lazyStore(() => import('./settings-store.ts'));

/** Returns the query of the public settings, shared by all screens; stale after five minutes. */
export function publicSettingsQuery() {
  return queryOptions({
    queryKey: ['settings', 'public'],
    queryFn: async () => (await loadStore()).getPublicSettings(),
    staleTime: publicFreshMs,
  });
}
