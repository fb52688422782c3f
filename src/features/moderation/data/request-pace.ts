import type { WriteBatch } from 'firebase/firestore/lite';

import { AppError } from '#shared/app-error.ts';
import { countOf, fieldsOf, instantOf } from '#shared/stored-fields.ts';

import type { WritingConnection } from '#platform/firestore/write-firestore.ts';

/** What one person may ask the super admins for in a row; rules hold the same bound. */
const mostInARow = 10;
/** So long after the first of a row another row begins. */
const rowMs = 86_400_000;

/**
 * Counts something that a person asks of the super admins, in the batch that asks for it: rules take no request that
 * is not counted (requestPace/{uid}). One document read.
 * @param path of what is asked for: 'suggestions/{id}'
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
  // Where the clock of the device is behind, rules alone know.
  const passedMs = since && Date.now() - since.getTime();
  if (passedMs !== null && passedMs >= 0 && passedMs < rowMs) {
    throw new AppError('too-many-requests', 'Ten requests in a row');
  }
  batch.set(pace, { since: now, count: 1, last: path, at: now });
}
