import type { WriteBatch } from 'firebase/firestore/lite';

import { AppError } from '#shared/app-error.ts';
import { countOf, fieldsOf, instantOf } from '#shared/stored-fields.ts';

import type { WritingConnection } from '#platform/firestore/write-firestore.ts';

/** Maximum number of requests per user within `rowMs`. The security rules enforce the same limit. */
const mostInARow = 10;
/** Length of the rate limit window in ms, counted from its first request. */
const rowMs = 86_400_000;

/**
 * Adds one request to the user's count, in the batch that sends the request: the security rules refuse uncounted
 * requests (requestPace/{uid}). Reads one document.
 * @param path path of the requested document, such as 'suggestions/{id}'
 * @throws AppError 'too-many-requests'
 */
export async function addToPace(
  { sdk, db, writes }: WritingConnection,
  batch: WriteBatch,
  uid: string,
  path: string,
): Promise<void> {
  const pace = sdk.doc(db, 'requestPace', uid);
  const known = fieldsOf((await sdk.getDoc(pace)).data());
  const count = countOf(known['count']);
  const now = writes.serverTimestamp();
  if (count > 0 && count < mostInARow) {
    batch.update(pace, { count: count + 1, last: path, at: now });
    return;
  }
  const since = instantOf(known['since']);
  // If the device clock is behind, only the security rules can decide.
  const passedMs = since && Date.now() - since.getTime();
  if (passedMs !== null && passedMs >= 0 && passedMs < rowMs) {
    throw new AppError('too-many-requests', 'Ten requests in a row');
  }
  batch.set(pace, { since: now, count: 1, last: path, at: now });
}
