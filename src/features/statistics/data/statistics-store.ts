import {
  adminStatisticsResponse,
  dailyCountsResponse,
  placePeriodResponse,
  placeStatisticsResponse,
} from '#features/statistics/model/statistics-contract.ts';
import type {
  AdminStatisticsResponse,
  DailyCountsResponse,
  DailyCountKind,
  PlacePeriodResponse,
  PlaceStatisticsResponse,
} from '#features/statistics/model/statistics-contract.ts';
import type { StatisticsPeriod } from '#features/statistics/model/statistics-period.ts';

import { createResponseReader } from '#platform/api/response-reader.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/** Timeout in ms. Long, because the server runs up to 128 count queries if it has no cached response. */
const timeoutMs = 30_000;

/**
 * Returns the statistics of the whole guide, at most a minute old. The browser reads no documents.
 * @throws AppError 'permission-denied' unless the caller is a super admin; errors of signedFetch()
 */
export function getAdminStatistics(signal?: AbortSignal): Promise<AdminStatisticsResponse> {
  const path = '/api/admin/statistics';
  return signedFetch(
    path,
    { method: 'GET', timeoutMs, signal },
    createResponseReader(path, adminStatisticsResponse),
  );
}

/**
 * Returns the daily counts of one kind for the last 30 days, at most a minute old.
 * @throws AppError 'permission-denied' unless the caller is a super admin; errors of signedFetch()
 */
export function getDailyCounts(
  kind: DailyCountKind,
  signal?: AbortSignal,
): Promise<DailyCountsResponse> {
  const path = `/api/admin/statistics/days?kind=${kind}`;
  return signedFetch(
    path,
    { method: 'GET', timeoutMs, signal },
    createResponseReader(path, dailyCountsResponse),
  );
}

/**
 * Returns the statistics of one place, at most a minute old.
 * @throws AppError 'permission-denied' if the caller does not manage the place; 'not-found'; errors of signedFetch()
 */
export function getPlaceStatistics(
  placeId: string,
  signal?: AbortSignal,
): Promise<PlaceStatisticsResponse> {
  const path = `/api/manager/statistics?placeId=${encodeURIComponent(placeId)}`;
  return signedFetch(
    path,
    { method: 'GET', signal },
    createResponseReader(path, placeStatisticsResponse),
  );
}

/**
 * Returns the statistics of one place in a period, at most a few seconds old.
 * @throws AppError 'permission-denied' if the caller does not manage the place; 'not-found'; errors of signedFetch()
 */
export function getPlacePeriod(
  placeId: string,
  period: StatisticsPeriod,
  signal?: AbortSignal,
): Promise<PlacePeriodResponse> {
  const path = `/api/manager/statistics/period?placeId=${encodeURIComponent(placeId)}&period=${period}`;
  return signedFetch(
    path,
    { method: 'GET', timeoutMs, signal },
    createResponseReader(path, placePeriodResponse),
  );
}
