import { managerOverviewAnswer } from '#features/statistics/model/statistics-contract.ts';
import type { ManagerOverviewAnswer } from '#features/statistics/model/statistics-contract.ts';

import { createAnswerReader } from '#platform/api/checked-answer.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/**
 * Returns the overview of the signed-in manager: managed places and pending tasks. The browser reads no documents.
 * @throws AppError 'permission-denied' if the caller is not a manager (any more), 'unauthenticated',
 * 'too-many-requests', 'unavailable', 'timeout'
 */
export function getManagerOverview(): Promise<ManagerOverviewAnswer> {
  const path = '/api/manager/overview';
  return signedFetch(path, { method: 'GET' }, createAnswerReader(path, managerOverviewAnswer));
}
