import { queryOptions } from '@tanstack/react-query';

import { dailySeries } from '#features/statistics/model/series.ts';
import type { DailyCountKind } from '#features/statistics/model/statistics-contract.ts';
import type { StatisticsPeriod } from '#features/statistics/model/statistics-period.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import {
  getAdminStatistics,
  getDailyCounts,
  getPlacePeriod,
  getPlaceStatistics,
} from './statistics-store.ts';

/** Prefix of all query keys of guide-wide statistics, so that they are refetched together. */
export function guideStatisticsKey(uid: string) {
  return [...memberKeys.of(uid), 'statistics', 'guide'] as const;
}

/** Statistics of the whole guide, for the super admin `uid`. */
export function adminStatisticsQuery(uid: string) {
  return queryOptions({
    queryKey: [...guideStatisticsKey(uid), 'figures'] as const,
    queryFn: ({ signal }) => getAdminStatistics(signal),
    staleTime: 60_000,
  });
}

/** Daily counts of the last 30 days for one kind, for the super admin `uid`. */
export function dailyCountsQuery(uid: string, kind: DailyCountKind) {
  return queryOptions({
    queryKey: [...guideStatisticsKey(uid), 'days', kind] as const,
    queryFn: async ({ signal }) => dailySeries(await getDailyCounts(kind, signal)),
    staleTime: 60_000,
  });
}

/** Statistics of a place, for its managers. */
export function placeStatisticsQuery(uid: string, placeId: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'statistics', 'place', placeId] as const,
    queryFn: ({ signal }) => getPlaceStatistics(placeId, signal),
    staleTime: 60_000,
  });
}

/**
 * Statistics of a place in a period, for its managers. Stale after ten seconds, so that a later visit to the page
 * includes recent changes.
 */
export function placePeriodQuery(uid: string, placeId: string, period: StatisticsPeriod) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'statistics', 'place', placeId, period] as const,
    queryFn: ({ signal }) => getPlacePeriod(placeId, period, signal),
    staleTime: 10_000,
  });
}
