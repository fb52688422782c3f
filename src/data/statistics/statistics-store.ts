import { adminStatisticsAnswer, placeStatisticsAnswer } from '#domain/api-contract.ts';
import type { AdminStatisticsAnswer, PlaceStatisticsAnswer } from '#domain/api-contract.ts';

import { checkedAnswer } from '../api/checked-answer.ts';
import { signedFetch } from '../api/signed-api.ts';

/** The first answer of a day counts a hundred things. */
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
