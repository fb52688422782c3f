import { managerOverviewAnswer } from '#features/statistics/model/statistics-contract.ts';
import type { ManagerOverviewAnswer } from '#features/statistics/model/statistics-contract.ts';

import { checkedAnswer } from '#platform/api/checked-answer.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/**
 * What whoever is signed in keeps as a manager, and what waits for them. No document is read by the browser.
 * @throws AppError 'permission-denied' for people who are no managers (any more), 'unauthenticated',
 *   'too-many-requests', 'unavailable', 'timeout'
 */
export function getManagerOverview(): Promise<ManagerOverviewAnswer> {
  const path = '/api/manager/overview';
  return signedFetch(path, { method: 'GET' }, checkedAnswer(path, managerOverviewAnswer));
}
