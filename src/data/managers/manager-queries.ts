import { queryOptions } from '@tanstack/react-query';

import { memberKeys } from '../users/member-keys.ts';
import { managerKeys } from './manager-keys.ts';
import { getManagerOverview, getPlaceStatistics } from './manager-overview-store.ts';

/** What a manager keeps and what waits for them. */
export function managerOverviewQuery(uid: string) {
  return queryOptions({
    queryKey: managerKeys.overview(uid),
    queryFn: getManagerOverview,
    staleTime: 30_000,
  });
}

/** The figures of one place; the server holds them for a minute. */
export function placeStatisticsQuery(uid: string, placeId: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'place-statistics', placeId] as const,
    queryFn: () => getPlaceStatistics(placeId),
    staleTime: 60_000,
  });
}
