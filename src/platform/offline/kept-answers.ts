import { givenUp, isOutdated } from '#shared/kept-record.ts';

import { keptDatabase, keptShape, ofPerson } from './kept-database.ts';
import type { KeptAnswer, KeptDatabase } from './kept-database.ts';

/** An answer to cache. */
export type NewAnswer = Pick<KeptAnswer, 'id' | 'group' | 'data' | 'readAt'>;

/**
 * Caches answers of a user, replacing previous ones. Does nothing if the user has signed out since, in any tab. If the
 * storage is full, the older half of the user's answers is deleted and the write retried once.
 * @param most maximum number of answers of a group; the total is bounded by the sum
 */
export async function keepAnswers(
  uid: string,
  answers: readonly NewAnswer[],
  most: (group: string) => number,
): Promise<void> {
  const database = await keptDatabase();
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
  answers: readonly NewAnswer[];
  most: (group: string) => number;
}

async function write(database: KeptDatabase, { uid, answers, most }: Writing): Promise<void> {
  const change = database.transaction(['people', 'answers'], 'readwrite');
  const store = change.objectStore('answers');
  try {
    if ((await change.objectStore('people').getKey(uid)) !== undefined) {
      for (const answer of answers) {
        await store.put({ ...answer, uid, shape: keptShape });
      }
      const now = new Date();
      const all = await store.getAll(ofPerson(uid));
      for (const { id } of givenUp(all, most, now)) await store.delete([uid, id]);
    }
    await change.done;
  } catch (error) {
    // If the transaction has no error itself, a single request failed or a value cannot be stored.
    change.done.catch(() => undefined);
    throw change.error ?? error;
  }
}

async function giveUpHalf(database: KeptDatabase, uid: string): Promise<void> {
  const all = await database.getAll('answers', ofPerson(uid));
  const oldest = all.toSorted((a, b) => a.readAt - b.readAt).slice(0, Math.ceil(all.length / 2));
  for (const { id } of oldest) await database.delete('answers', [uid, id]);
}

/**
 * Returns a cached answer and the time of its read; null if there is none, or it is too old or of another shape
 * version. The time is in the future if the device clock was put back.
 */
export async function keptAnswer(
  uid: string,
  id: string,
  now: Date,
): Promise<{ data: unknown; readAt: Date } | null> {
  try {
    const kept = await (await keptDatabase())?.get('answers', [uid, id]);
    if (kept?.shape !== keptShape || isOutdated(kept.readAt, now)) return null;
    return { data: kept.data, readAt: new Date(kept.readAt) };
  } catch {
    return null;
  }
}
