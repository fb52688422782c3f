import { FieldPath, Timestamp } from '@google-cloud/firestore';
import type { Firestore, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { newsSources, toldKeptMs } from './news-of.ts';
import type { NewsSource } from './news-of.ts';

/** Documents of one query. */
const pageSize = 300;
/** Queries of one source in one round; the next round goes on. */
const maxPages = 10;
/**
 * The instant of a change is given when it is received, and another one that was received later may be seen before
 * it. Everything younger than this is therefore read once more, in milliseconds.
 */
const overlapMs = 10_000;

/** What changed in one source, and where the next reading begins. */
export interface Changes {
  documents: QueryDocumentSnapshot[];
  /** Milliseconds from which on what was told is known; what is older was told, or never will be. */
  knownSince: number;
  /** Keeps the place up to which everything has been told. */
  done(): Promise<void>;
  /** There is more than this. */
  isFull: boolean;
}

/**
 * Reads what changed in one source since it was last asked: cursors/{source} says where that was. One query of at most
 * 300 documents where little happens, ten where much does. The first time it begins now: nobody is told of what
 * happened before. All times are the database's: no clock of a server matters.
 * @param seen versions that this server has told already, among those that are read again; kept by the caller
 * @throws AppError 'unavailable'
 */
export async function readChanges(
  firestore: Firestore,
  source: NewsSource,
  seen: Map<string, number>,
): Promise<Changes> {
  const { collection, changedAt } = newsSources[source];
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
    knownSince: Math.max(since.toMillis(), now.toMillis() - toldKeptMs),
    isFull,
    async done() {
      for (const one of read) {
        const at = timeOf(one, changedAt);
        if (at > settled) seen.set(versionOf(one), at);
      }
      // What has the same instant as the last one of a reading that was cut off is read again.
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
