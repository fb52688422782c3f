import type { WriteBatch } from 'firebase/firestore/lite';

import { AppError } from '#shared/app-error.ts';
import { maxRequests, requestPaceRecord } from '#features/moderation/model/request.ts';

import type { WriteConnection } from '#platform/firestore/write-firestore.ts';

/** Minimum time in ms between the first requests of two series. The security rules enforce the same. */
const minSeriesIntervalMs = 86_400_000;

/**
 * Adds one request to the user's count, in the batch that sends the request: the security rules refuse uncounted
 * requests (requestPace/{uid}). Reads one document.
 * @param path path of the document that the request writes, such as 'suggestions/{id}'
 * @throws AppError 'too-many-requests' if the series is full and the next one cannot begin yet
 */
export async function countRequest(
  { sdk, db, writes }: WriteConnection,
  batch: WriteBatch,
  uid: string,
  path: string,
): Promise<void> {
  const paceRef = sdk.doc(db, 'requestPace', uid);
  const { since, count } = requestPaceRecord.read((await sdk.getDoc(paceRef)).data());
  const now = writes.serverTimestamp();
  if (count > 0 && count < maxRequests) {
    batch.update(paceRef, { count: count + 1, last: path, at: now });
    return;
  }
  // If the device clock is behind, only the security rules can decide.
  const elapsedMs = since && Date.now() - since.getTime();
  if (elapsedMs !== null && elapsedMs >= 0 && elapsedMs < minSeriesIntervalMs) {
    throw new AppError('too-many-requests', 'Ten requests in a row');
  }
  batch.set(paceRef, { since: now, count: 1, last: path, at: now });
}
