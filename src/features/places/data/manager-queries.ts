import { queryOptions } from '@tanstack/react-query';

import { managerKeys } from './managed-places-query.ts';
import { getManagerOverview } from './manager-overview-store.ts';

/** Query of the overview of a manager (getManagerOverview()). */
export function managerOverviewQuery(uid: string) {
  return queryOptions({
    queryKey: managerKeys.overview(uid),
    queryFn: getManagerOverview,
    staleTime: 30_000,
  });
}
