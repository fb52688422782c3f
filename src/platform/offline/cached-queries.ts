import { evictedRecords, isOutdated } from '#shared/record/cached-record.ts';

import { offlineFormat } from '#shared/record/record-formats.ts';
import { offlineDatabase, keysOfUser } from './offline-database.ts';
import type { CachedQuery, OfflineDatabase } from './offline-database.ts';

/** An answer to cache. */
export type NewCachedQuery = Pick<CachedQuery, 'id' | 'group' | 'data' | 'readAt'>;

/**
 * Caches answers of a user, replacing previous ones. Does nothing if the user has signed out in the meantime, in this
 * or another tab. If the storage is full, the older half of the user's answers is deleted and the write retried once.
 * @param maxOfGroup maximum number of cached answers of a group
 */
export async function cacheQueries(
  uid: string,
  queries: readonly NewCachedQuery[],
  maxOfGroup: (group: string) => number,
): Promise<void> {
  const database = await offlineDatabase();
  if (!database) return;
  try {
    await writeQueries(database, { uid, queries, maxOfGroup });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') return;
    await evictOlderHalf(database, uid)
      .then(() => writeQueries(database, { uid, queries, maxOfGroup }))
      .catch(() => undefined);
  }
}

interface CacheWrite {
  uid: string;
  queries: readonly NewCachedQuery[];
  maxOfGroup: (group: string) => number;
}

async function writeQueries(
  database: OfflineDatabase,
  { uid, queries, maxOfGroup }: CacheWrite,
): Promise<void> {
  const transaction = database.transaction(['people', 'answers'], 'readwrite');
  const store = transaction.objectStore('answers');
  try {
    if ((await transaction.objectStore('people').getKey(uid)) !== undefined) {
      for (const query of queries) {
        await store.put({ ...query, uid, shape: offlineFormat });
      }
      const now = new Date();
      const allQueries = await store.getAll(keysOfUser(uid));
      for (const { id } of evictedRecords(allQueries, maxOfGroup, now))
        await store.delete([uid, id]);
    }
    await transaction.done;
  } catch (error) {
    // If the transaction has no error itself, a single request failed or a value cannot be stored.
    transaction.done.catch(() => undefined);
    throw transaction.error ?? error;
  }
}

async function evictOlderHalf(database: OfflineDatabase, uid: string): Promise<void> {
  const allQueries = await database.getAll('answers', keysOfUser(uid));
  const oldestQueries = allQueries
    .toSorted((a, b) => a.readAt - b.readAt)
    .slice(0, Math.ceil(allQueries.length / 2));
  for (const { id } of oldestQueries) await database.delete('answers', [uid, id]);
}

/**
 * Returns a cached answer and the time of its read; null if there is none, or it is too old or of another shape
 * version. The time is in the future if the device clock was put back.
 */
export async function cachedQuery(
  uid: string,
  id: string,
  now: Date,
): Promise<{ data: unknown; readAt: Date } | null> {
  try {
    const cachedRecord = await (await offlineDatabase())?.get('answers', [uid, id]);
    if (cachedRecord?.shape !== offlineFormat || isOutdated(cachedRecord.readAt, now)) return null;
    return { data: cachedRecord.data, readAt: new Date(cachedRecord.readAt) };
  } catch {
    return null;
  }
}
