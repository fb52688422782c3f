import { Timestamp } from '@google-cloud/firestore';
import type { Firestore, Query } from '@google-cloud/firestore';

const dayMs = 86_400_000;
/** So long a notice stays in somebody's list, read or not. */
const noticeKeptMs = 180 * dayMs;
/** No letter stays longer, whatever became of it: also where letters are no longer sent. */
const letterKeptMs = 40 * dayMs;
/** Documents of one query, and queries of one round. */
const pageSize = 200;
const maxPages = 10;

/**
 * Deletes notices of half a year ago, letters that were refused or unknown for 30 days, any letter of 40 days, what
 * was told of records that nobody changed for long (toldKeptMs), and the pace of addresses without a letter for a day.
 * @param now the database's time
 * @returns whether nothing is left to delete; at most 2,000 documents of a kind go at once
 * @throws AppError 'unavailable'
 */
export async function forgetOldNews(firestore: Firestore, now: Date): Promise<boolean> {
  const before = (collection: string, field: string, keptMs: number) =>
    firestore
      .collection(collection)
      .where(field, '<', Timestamp.fromMillis(now.getTime() - keptMs));
  const old = [
    before('notices', 'createdAt', noticeKeptMs),
    before('outbox', 'expiresAt', 0),
    before('outbox', 'createdAt', letterKeptMs),
    before('told', 'expiresAt', 0),
    before('letterPace', 'expiresAt', 0),
  ];
  let isWhole = true;
  for (const query of old) isWhole = (await deleteAll(query)) && isWhole;
  return isWhole;
}

async function deleteAll(query: Query): Promise<boolean> {
  const { firestore } = query;
  for (let page = 0; page < maxPages; page += 1) {
    const { docs } = await query.select().limit(pageSize).get();
    if (docs.length === 0) return true;
    const batch = firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (docs.length < pageSize) return true;
  }
  return false;
}
