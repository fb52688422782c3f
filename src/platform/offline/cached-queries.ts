import { evictedRecords, isOutdated } from '#shared/cached-record.ts';

import { offlineDatabase, offlineFormat, keysOfUser } from './offline-database.ts';
import type { CachedQuery, OfflineDatabase } from './offline-database.ts';

/** An answer to cache. */
export type NewCachedQuery = Pick<CachedQuery, 'id' | 'group' | 'data' | 'readAt'>;

/**
 * Caches answers of a user, replacing previous ones. Does nothing if the user has signed out since, in any tab. If the
 * storage is full, the older half of the user's answers is deleted and the write retried once.
 * @param most maximum number of answers of a group; the total is bounded by the sum
 */
export async function cacheQueries(
  uid: string,
  answers: readonly NewCachedQuery[],
  most: (group: string) => number,
): Promise<void> {
  const database = await offlineDatabase();
  if (!database) return;
  try {
    await write(database, { uid, answers, most });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') return;
    await giveUpHalf(database, uid)
      .then(() => write(database, { uid, answers, most }))
      .catch(() => undefined);
  }
}

interface Writing {
  uid: string;
  answers: readonly NewCachedQuery[];
  most: (group: string) => number;
}

async function write(database: OfflineDatabase, { uid, answers, most }: Writing): Promise<void> {
  const change = database.transaction(['people', 'answers'], 'readwrite');
  const store = change.objectStore('answers');
  try {
    if ((await change.objectStore('people').getKey(uid)) !== undefined) {
      for (const answer of answers) {
        await store.put({ ...answer, uid, shape: offlineFormat });
      }
      const now = new Date();
      const all = await store.getAll(keysOfUser(uid));
      for (const { id } of evictedRecords(all, most, now)) await store.delete([uid, id]);
    }
    await change.done;
  } catch (error) {
    // If the transaction has no error itself, a single request failed or a value cannot be stored.
    change.done.catch(() => undefined);
    throw change.error ?? error;
  }
}

async function giveUpHalf(database: OfflineDatabase, uid: string): Promise<void> {
  const all = await database.getAll('answers', keysOfUser(uid));
  const oldest = all.toSorted((a, b) => a.readAt - b.readAt).slice(0, Math.ceil(all.length / 2));
  for (const { id } of oldest) await database.delete('answers', [uid, id]);
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
    const kept = await (await offlineDatabase())?.get('answers', [uid, id]);
    if (kept?.shape !== offlineFormat || isOutdated(kept.readAt, now)) return null;
    return { data: kept.data, readAt: new Date(kept.readAt) };
  } catch {
    return null;
  }
}
