import * as v from 'valibot';

import { managerOverviewAnswer, placeStatisticsAnswer } from '#domain/api-contract.ts';
import type { ManagerOverviewAnswer, PlaceStatisticsAnswer } from '#domain/api-contract.ts';
import { AppError } from '#domain/app-error.ts';

import { readBody } from '../api/api-client.ts';
import { signedFetch } from '../api/signed-api.ts';

/**
 * What whoever is signed in keeps as a manager, and what waits for them. No document is read by the browser.
 * @throws AppError 'permission-denied' for people who are no managers (any more), 'unauthenticated',
 *   'too-many-requests', 'unavailable', 'timeout'
 */
export function getManagerOverview(): Promise<ManagerOverviewAnswer> {
  return signedAnswer('/api/manager/overview', managerOverviewAnswer);
}

/**
 * The figures of one place, since it exists.
 * @throws AppError 'not-found' for no such place; 'permission-denied' for people who do not manage it (any more);
 *   'unauthenticated', 'too-many-requests', 'unavailable', 'timeout'
 */
export function getPlaceStatistics(placeId: string): Promise<PlaceStatisticsAnswer> {
  const path = `/api/manager/statistics?placeId=${encodeURIComponent(placeId)}`;
  return signedAnswer(path, placeStatisticsAnswer);
}

async function signedAnswer<S extends v.GenericSchema>(
  path: string,
  schema: S,
): Promise<v.InferOutput<S>> {
  const body = await signedFetch(path, { method: 'GET' }, (response) => readBody(response, path));
  const answer = v.safeParse(schema, body);
  // Another version of the server, as during a deploy.
  if (!answer.success) throw new AppError('unavailable', `${path} answered in another shape`);
  return answer.output;
}
