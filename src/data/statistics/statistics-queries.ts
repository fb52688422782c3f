import { queryOptions } from '@tanstack/react-query';

import { memberKeys } from '../users/member-keys.ts';
import { getAdminStatistics, getPlaceStatistics } from './statistics-store.ts';

/** The figures of the whole guide, for the super admin `uid`. */
export function adminStatisticsQuery(uid: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'statistics', 'guide'] as const,
    queryFn: ({ signal }) => getAdminStatistics(signal),
    staleTime: 60_000,
  });
}

/** The figures of a place, for whoever manages it. */
export function placeStatisticsQuery(uid: string, placeId: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'statistics', 'place', placeId] as const,
    queryFn: ({ signal }) => getPlaceStatistics(placeId, signal),
    staleTime: 60_000,
  });
}
