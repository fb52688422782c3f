import { FieldPath, Timestamp } from '@google-cloud/firestore';
import type { Firestore, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { readSnapshots } from '#server/platform/firestore/record-pages.ts';
import { notificationSources, notifiedStateLifetimeMs } from './detect-notifications.ts';
import type { NotificationSource } from './detect-notifications.ts';

/** Documents per query, and queries per source and round; the next round continues. */
const limits = { pageSize: 300, maxPages: 10 };
/**
 * Overlap in ms. A change gets its timestamp when the database receives it, so a change with a later timestamp can
 * become visible earlier. Changes younger than this are therefore read again.
 */
const overlapMs = 10_000;

/** Changes of one source since the last reading. */
export interface SourceChanges {
  documents: QueryDocumentSnapshot[];
  /**
   * Time in ms since 1970. A record created earlier may have no notified state although it is not new: notifications
   * did not exist yet, or its state has expired.
   */
  notifiedSince: number;
  /** Stores the cursor. The caller must have notified all these changes before. */
  storeCursor(): Promise<void>;
  /** True if there are more changes. */
  hasMore: boolean;
}

/**
 * Reads the changes of one source since the cursor in cursors/{source}, with one to ten queries of at most 300
 * documents. The first call sets the cursor to now, so that earlier changes cause no notifications. All times come from
 * the database, independent of server clocks.
 * @param processedVersions changes within the overlap that this server has already notified, with their times in ms;
 *   they are not returned again. The caller keeps the map, and storeCursor() adds to it
 * @throws AppError 'unavailable'
 */
export async function readChanges(
  firestore: Firestore,
  source: NotificationSource,
  processedVersions: Map<string, number>,
): Promise<SourceChanges> {
  const { collection, changedAt } = notificationSources[source];
  const cursorRef = firestore.collection('cursors').doc(source);
  const storedCursor = await cursorRef.get();
  const cursorTime: unknown = storedCursor.get('at');
  const firstReadTime: unknown = storedCursor.get('since');
  if (!(cursorTime instanceof Timestamp) || !(firstReadTime instanceof Timestamp)) {
    const initialCursor = { at: storedCursor.readTime, since: storedCursor.readTime };
    await cursorRef.set(initialCursor);
    return {
      documents: [],
      notifiedSince: initialCursor.since.toMillis(),
      storeCursor: () => Promise.resolve(),
      hasMore: false,
    };
  }

  const orderedQuery = firestore
    .collection(collection)
    .where(changedAt, '>', cursorTime)
    .orderBy(changedAt)
    .orderBy(FieldPath.documentId());
  const readDocuments: QueryDocumentSnapshot[] = [];
  let now = storedCursor.readTime;
  let hasMore = false;
  for await (const { docs, readTime } of readSnapshots(orderedQuery, limits)) {
    if (readDocuments.length === 0) now = readTime;
    readDocuments.push(...docs);
    hasMore = docs.length === limits.pageSize;
  }

  const versionOf = (change: QueryDocumentSnapshot) =>
    `${source} ${change.id} ${changeTimeMs(change, changedAt)}`;
  const settledUntilMs = now.toMillis() - overlapMs;
  for (const [version, changeTime] of processedVersions) {
    if (version.startsWith(`${source} `) && changeTime <= settledUntilMs)
      processedVersions.delete(version);
  }
  return {
    documents: readDocuments.filter((change) => !processedVersions.has(versionOf(change))),
    notifiedSince: Math.max(firstReadTime.toMillis(), now.toMillis() - notifiedStateLifetimeMs),
    hasMore,
    async storeCursor() {
      for (const change of readDocuments) {
        const changeTime = changeTimeMs(change, changedAt);
        if (changeTime > settledUntilMs) processedVersions.set(versionOf(change), changeTime);
      }
      // After the maximum number of pages, unread changes may have the same timestamp as the last read one. The cursor
      // therefore stays before this timestamp.
      const settledDocuments = readDocuments.filter(
        (change) => changeTimeMs(change, changedAt) <= settledUntilMs,
      );
      const lastDocument = hasMore
        ? settledDocuments.findLast(
            (change) =>
              changeTimeMs(change, changedAt) < changeTimeMs(readDocuments.at(-1), changedAt),
          )
        : settledDocuments.at(-1);
      const changeTime: unknown = lastDocument?.get(changedAt);
      if (changeTime instanceof Timestamp)
        await cursorRef.set({ at: changeTime, since: firstReadTime });
    },
  };
}

function changeTimeMs(document: QueryDocumentSnapshot | undefined, changedAt: string): number {
  const changeTime: unknown = document?.get(changedAt);
  return changeTime instanceof Timestamp ? changeTime.toMillis() : 0;
}
