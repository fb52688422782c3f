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
  knownSince: number;
  /** Stores the cursor after all these changes were notified. */
  done(): Promise<void>;
  /** True if there are more changes. */
  isFull: boolean;
}

/**
 * Reads the changes of one source since the cursor in cursors/{source}, with one to ten queries of at most 300
 * documents. The first call sets the cursor to now, so that earlier changes send no notifications. All times come from
 * the database, independent of server clocks.
 * @param seen versions that this server has already notified, within the overlap; owned by the caller
 * @throws AppError 'unavailable'
 */
export async function readChanges(
  firestore: Firestore,
  source: NotificationSource,
  seen: Map<string, number>,
): Promise<Changes> {
  const { collection, changedAt } = notificationSources[source];
  const cursor = firestore.collection('cursors').doc(source);
  const stored = await cursor.get();
  const from: unknown = stored.get('at');
  const since: unknown = stored.get('since');
  if (!(from instanceof Timestamp) || !(since instanceof Timestamp)) {
    const begun = { at: stored.readTime, since: stored.readTime };
    await cursor.set(begun);
    return {
      documents: [],
      knownSince: begun.since.toMillis(),
      done: () => Promise.resolve(),
      isFull: false,
    };
  }

  const ordered = firestore
    .collection(collection)
    .where(changedAt, '>', from)
    .orderBy(changedAt)
    .orderBy(FieldPath.documentId())
    .limit(pageSize);
  const read: QueryDocumentSnapshot[] = [];
  let page = ordered;
  let now = stored.readTime;
  let isFull = false;
  for (let count = 0; count < maxPages; count += 1) {
    const { docs, readTime } = await page.get();
    if (count === 0) now = readTime;
    read.push(...docs);
    const last = docs.at(-1);
    isFull = last !== undefined && docs.length === pageSize;
    if (!isFull || !last) break;
    page = ordered.startAfter(last);
  }

  const versionOf = (one: QueryDocumentSnapshot) => `${source} ${one.id} ${timeOf(one, changedAt)}`;
  const settled = now.toMillis() - overlapMs;
  for (const [version, at] of seen) {
    if (version.startsWith(`${source} `) && at <= settled) seen.delete(version);
  }
  return {
    documents: read.filter((one) => !seen.has(versionOf(one))),
    knownSince: Math.max(since.toMillis(), now.toMillis() - notifiedStateLifetimeMs),
    isFull,
    async done() {
      for (const one of read) {
        const at = timeOf(one, changedAt);
        if (at > settled) seen.set(versionOf(one), at);
      }
      // If the reading was cut off, changes with the timestamp of the last one are read again.
      const passed = read.filter((one) => timeOf(one, changedAt) <= settled);
      const last = isFull
        ? passed.findLast((one) => timeOf(one, changedAt) < timeOf(read.at(-1), changedAt))
        : passed.at(-1);
      const at: unknown = last?.get(changedAt);
      if (at instanceof Timestamp) await cursor.set({ at, since });
    },
  };
}

function timeOf(document: QueryDocumentSnapshot | undefined, changedAt: string): number {
  const at: unknown = document?.get(changedAt);
  return at instanceof Timestamp ? at.toMillis() : 0;
}
