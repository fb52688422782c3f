import { AppError } from '#shared/app-error.ts';
import { maxRequests, requestPaceRecord } from '#features/moderation/model/request.ts';

import type { OpenTransaction } from '#platform/firestore/transaction.ts';
import { dayMs } from '#shared/time-units.ts';

/** Minimum time in ms between the first requests of two series. The security rules enforce the same. */
const minSeriesIntervalMs = dayMs;

/**
 * Adds one request to the user's count, in the commit that sends the request: the security rules refuse uncounted
 * requests (requestPace/{uid}). Reads one document.
 * @param path path of the document that the request writes, such as 'suggestions/{id}'
 * @throws AppError 'too-many-requests' if the series is full and the next one cannot begin yet
 */
export async function countRequest(
  commit: OpenTransaction,
  uid: string,
  path: string,
): Promise<void> {
  const pacePath = `requestPace/${uid}`;
  const { since, count } = requestPaceRecord.read(await commit.read(pacePath));
  const now = commit.serverTime;
  if (count > 0 && count < maxRequests) {
    commit.update(pacePath, { count: count + 1, last: path, at: now });
    return;
  }
  // If the device clock is behind, only the security rules can decide.
  const elapsedMs = since && Date.now() - since.getTime();
  if (elapsedMs !== null && elapsedMs >= 0 && elapsedMs < minSeriesIntervalMs) {
    throw new AppError('too-many-requests', 'Ten requests in a row');
  }
  commit.set(pacePath, { since: now, count: 1, last: path, at: now });
}
