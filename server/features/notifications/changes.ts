import { FieldPath, Timestamp } from '@google-cloud/firestore';
import type { Firestore, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { notificationSources, notifiedStateLifetimeMs } from './detect-notifications.ts';
import type { NotificationSource } from './detect-notifications.ts';

/** Documents per query. */
const pageSize = 300;
/** Maximum number of queries per source and round; the next round continues. */
const maxPages = 10;
/**
 * Overlap in ms. A change gets its timestamp when the database receives it, so a change with a later timestamp can
 * become visible earlier. Changes younger than this are therefore read again.
 */
const overlapMs = 10_000;

/** Changes of one source since the last reading. */
export interface Changes {
  documents: QueryDocumentSnapshot[];
  /** Time in ms from which sent notifications are recorded. Older changes were notified or never will be. */
  notifiedSince: number;
  /** Stores the cursor after all these changes were notified. */
  storeCursor(): Promise<void>;
  /** True if there are more changes. */
  hasMore: boolean;
}

/**
 * Reads the changes of one source since the cursor in cursors/{source}, with one to ten queries of at most 300
 * documents. The first call sets the cursor to now, so that earlier changes send no notifications. All times come from
 * the database, independent of server clocks.
 * @param processedVersions versions that this server has already notified, within the overlap; owned by the caller
 * @throws AppError 'unavailable'
 */
export async function readChanges(
  firestore: Firestore,
  source: NotificationSource,
  processedVersions: Map<string, number>,
): Promise<Changes> {
  const { collection, changedAt } = notificationSources[source];
  const cursor = firestore.collection('cursors').doc(source);
  const stored = await cursor.get();
  const from: unknown = stored.get('at');
  const since: unknown = stored.get('since');
  if (!(from instanceof Timestamp) || !(since instanceof Timestamp)) {
    const initialCursor = { at: stored.readTime, since: stored.readTime };
    await cursor.set(initialCursor);
    return {
      documents: [],
      notifiedSince: initialCursor.since.toMillis(),
      storeCursor: () => Promise.resolve(),
      hasMore: false,
    };
  }

  const orderedQuery = firestore
    .collection(collection)
    .where(changedAt, '>', from)
    .orderBy(changedAt)
    .orderBy(FieldPath.documentId())
    .limit(pageSize);
  const readDocuments: QueryDocumentSnapshot[] = [];
  let page = orderedQuery;
  let now = stored.readTime;
  let hasMore = false;
  for (let count = 0; count < maxPages; count += 1) {
    const { docs, readTime } = await page.get();
    if (count === 0) now = readTime;
    readDocuments.push(...docs);
    const last = docs.at(-1);
    hasMore = last !== undefined && docs.length === pageSize;
    if (!hasMore || !last) break;
    page = orderedQuery.startAfter(last);
  }

  const versionOf = (change: QueryDocumentSnapshot) =>
    `${source} ${change.id} ${timeOf(change, changedAt)}`;
  const settledUntil = now.toMillis() - overlapMs;
  for (const [version, at] of processedVersions) {
    if (version.startsWith(`${source} `) && at <= settledUntil) processedVersions.delete(version);
  }
  return {
    documents: readDocuments.filter((change) => !processedVersions.has(versionOf(change))),
    notifiedSince: Math.max(since.toMillis(), now.toMillis() - notifiedStateLifetimeMs),
    hasMore,
    async storeCursor() {
      for (const change of readDocuments) {
        const at = timeOf(change, changedAt);
        if (at > settledUntil) processedVersions.set(versionOf(change), at);
      }
      // If the reading was cut off, changes with the timestamp of the last one are read again.
      const settledDocuments = readDocuments.filter(
        (change) => timeOf(change, changedAt) <= settledUntil,
      );
      const last = hasMore
        ? settledDocuments.findLast(
            (change) => timeOf(change, changedAt) < timeOf(readDocuments.at(-1), changedAt),
          )
        : settledDocuments.at(-1);
      const at: unknown = last?.get(changedAt);
      if (at instanceof Timestamp) await cursor.set({ at, since });
    },
  };
}

function timeOf(document: QueryDocumentSnapshot | undefined, changedAt: string): number {
  const at: unknown = document?.get(changedAt);
  return at instanceof Timestamp ? at.toMillis() : 0;
}
