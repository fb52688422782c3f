import {
  adminStatisticsAnswer,
  dailyCountsAnswer,
  placePeriodAnswer,
  placeStatisticsAnswer,
} from '#features/statistics/model/statistics-contract.ts';
import type {
  AdminStatisticsAnswer,
  DailyCountsAnswer,
  DailyKind,
  PlacePeriodAnswer,
  PlaceStatisticsAnswer,
} from '#features/statistics/model/statistics-contract.ts';
import type { FigurePeriod } from '#features/statistics/model/figure-period.ts';

import { checkedAnswer } from '#platform/api/checked-answer.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/** The first answer counts fifty things, or a hundred. */
const timeoutMs = 30_000;

/**
 * The figures of the whole guide, at most a minute old. No document is read by the browser.
 * @throws AppError 'permission-denied' for everybody but super admins; as signedFetch()
 */
export function getAdminStatistics(signal?: AbortSignal): Promise<AdminStatisticsAnswer> {
  const path = '/api/admin/statistics';
  return signedFetch(
    path,
    { method: 'GET', timeoutMs, signal },
    checkedAnswer(path, adminStatisticsAnswer),
  );
}

/**
 * How many of a kind there were on each of the last 30 days, at most a minute old.
 * @throws AppError 'permission-denied' for everybody but super admins; as signedFetch()
 */
export function getDailyCounts(kind: DailyKind, signal?: AbortSignal): Promise<DailyCountsAnswer> {
  const path = `/api/admin/statistics/days?kind=${kind}`;
  return signedFetch(
    path,
    { method: 'GET', timeoutMs, signal },
    checkedAnswer(path, dailyCountsAnswer),
  );
}

/**
 * The figures of one place, at most a minute old.
 * @throws AppError 'permission-denied' for a place that one does not manage, 'not-found'; as signedFetch()
 */
export function getPlaceStatistics(
  placeId: string,
  signal?: AbortSignal,
): Promise<PlaceStatisticsAnswer> {
  const path = `/api/manager/statistics?placeId=${encodeURIComponent(placeId)}`;
  return signedFetch(path, { method: 'GET', signal }, checkedAnswer(path, placeStatisticsAnswer));
}

/**
 * The figures of one place in a period, a few seconds old at most.
 * @throws AppError 'permission-denied' for a place that one does not manage, 'not-found'; as signedFetch()
 */
export function getPlacePeriod(
  placeId: string,
  period: FigurePeriod,
  signal?: AbortSignal,
): Promise<PlacePeriodAnswer> {
  const path = `/api/manager/statistics/period?placeId=${encodeURIComponent(placeId)}&period=${period}`;
  return signedFetch(
    path,
    { method: 'GET', timeoutMs, signal },
    checkedAnswer(path, placePeriodAnswer),
  );
}
