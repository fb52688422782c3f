import { givenUp, isOutdated } from '#shared/kept-record.ts';

import { keptDatabase, keptShape, ofPerson } from './kept-database.ts';
import type { KeptAnswer, KeptDatabase } from './kept-database.ts';

/** An answer that shall be kept. */
export type NewAnswer = Pick<KeptAnswer, 'id' | 'group' | 'data' | 'readAt'>;

/**
 * Keeps answers of a person, each instead of the one before; nothing for somebody who signed out meanwhile, in whatever
 * tab. A full storage gives up half of what it holds of them, once.
 * @param most answers of a group; the whole is bounded by their sum
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
    // An error of its own is that of a request, or of something that cannot be stored at all.
    change.done.catch(() => undefined);
    throw change.error ?? error;
  }
}

async function giveUpHalf(database: KeptDatabase, uid: string): Promise<void> {
  const all = await database.getAll('answers', ofPerson(uid));
  const oldest = all.toSorted((a, b) => a.readAt - b.readAt).slice(0, Math.ceil(all.length / 2));
  for (const { id } of oldest) await database.delete('answers', [uid, id]);
}

/** What is kept of an answer, and when it was read; null for nothing, or what is too old or of another form. A clock
 * that was put back makes it lie ahead. */
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
