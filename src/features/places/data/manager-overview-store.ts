import { managerOverviewResponse } from '#features/statistics/model/statistics-contract.ts';
import type { ManagerOverviewResponse } from '#features/statistics/model/statistics-contract.ts';

import { createResponseReader } from '#platform/api/response-reader.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/**
 * Returns the overview of the signed-in manager: the numbers of managed places, pending tasks and today's club uses.
 * The browser reads no documents.
 * @throws AppError 'permission-denied' if the caller is not a manager (any more), 'unauthenticated',
 * 'too-many-requests', 'unavailable', 'timeout'
 */
export function getManagerOverview(): Promise<ManagerOverviewResponse> {
  const path = '/api/manager/overview';
  return signedFetch(path, { method: 'GET' }, createResponseReader(path, managerOverviewResponse));
}
