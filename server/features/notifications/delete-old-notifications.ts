import { Timestamp } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import { deleteDocuments } from '#server/platform/firestore/record-pages.ts';
import { dayMs } from '#shared/time-units.ts';

/** Retention time of a notification in a user's list, read or unread. */
const notificationRetentionMs = 180 * dayMs;
/** Maximum retention time of an e-mail in any state, also if e-mails are no longer sent. */
const letterRetentionMs = 40 * dayMs;
/** Documents per query, and maximum number of queries for each kind of old document and round. */
const limits = { pageSize: 200, maxPages: 10 };

/**
 * Deletes notifications after 180 days and e-mails in any state after 40 days. Also deletes the documents whose
 * `expiresAt` has passed: e-mails that were refused or have an unknown result, notified states of records
 * (notifiedStateLifetimeMs after the last change), and the rate limit data of an address (a day after the last e-mail).
 * @param now time of the database
 * @returns true if nothing is left to delete; a call deletes at most 2,000 documents of each kind
 * @throws AppError 'unavailable'
 */
export async function deleteOldNotifications(firestore: Firestore, now: Date): Promise<boolean> {
  const olderThan = (collection: string, field: string, retentionMs: number) =>
    firestore
      .collection(collection)
      .where(field, '<', Timestamp.fromMillis(now.getTime() - retentionMs));
  const oldDocumentQueries = [
    olderThan('notices', 'createdAt', notificationRetentionMs),
    olderThan('outbox', 'expiresAt', 0),
    olderThan('outbox', 'createdAt', letterRetentionMs),
    olderThan('told', 'expiresAt', 0),
    olderThan('letterPace', 'expiresAt', 0),
  ];
  let isComplete = true;
  for (const query of oldDocumentQueries)
    isComplete = (await deleteDocuments(firestore, query, limits)) && isComplete;
  return isComplete;
}
