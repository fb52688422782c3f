import { FieldPath } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import { maxMissesADay, missDays, sumMisses } from '#features/search/model/search-miss.ts';
import type { SearchMiss } from '#features/search/model/search-miss.ts';
import { toSearchMisses } from '#features/search/model/stored-search-misses.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import { beyondBudget } from '#server/platform/http/request-budget.ts';

/** Delay in milliseconds during which counts are collected, so that many searches cause one write. */
const gatherMs = 10_000;
/** Maximum number of old days removed per run; one more expires each day. */
const maxRemoved = 20;

export interface SearchMisses {
  /** Counts words without a result. They are written within ten seconds; losing them in a crash is acceptable. */
  count: (words: string) => void;
}

interface SearchMissOptions {
  firestore: Firestore;
  logger: Logger;
  now: () => Date;
}

/**
 * Counts queries without a result per day: searchMisses/{YYYY-MM-DD} holds words and their counts, but no user, address
 * or hour. A day holds at most 300 different words. The first ones are retained, so that a flood only spoils that day.
 */
export function createSearchMisses({ firestore, logger, now }: SearchMissOptions): SearchMisses {
  const days = firestore.collection('searchMisses');
  let gathered = new Map<string, number>();
  let cleanedOn = '';

  async function write(misses: SearchMiss[]): Promise<void> {
    const today = wallClockAt(now()).dayNumber;
    const date = isoDateOf(today);
    const day = days.doc(date);
    await firestore.runTransaction(async (transaction) => {
      const stored = toSearchMisses((await transaction.get(day)).data());
      const known = new Set(stored.map(({ words }) => words));
      const free = maxMissesADay - known.size;
      const others = misses.filter(({ words }) => !known.has(words)).slice(0, free);
      const again = misses.filter(({ words }) => known.has(words));
      transaction.set(day, { misses: sumMisses([...stored, ...again, ...others], maxMissesADay) });
    });
    if (cleanedOn === date) return;
    const oldest = isoDateOf(today - missDays.kept);
    const old = await days.where(FieldPath.documentId(), '<', oldest).limit(maxRemoved).get();
    await Promise.all(old.docs.map(({ ref }) => ref.delete()));
    cleanedOn = date;
  }

  async function writeGathered(): Promise<void> {
    const misses = [...gathered].map(([words, count]) => ({ words, count }));
    gathered = new Map();
    try {
      await write(misses);
    } catch (error) {
      // Not retried: the counts are only hints, and a recovering database should not get additional load.
      logger.warn({ err: error }, 'searches without a result not counted');
    }
  }

  return {
    count(words) {
      // Runs outside the time limit of the request that starts the timer, which is over by then.
      if (gathered.size === 0) setTimeout(() => void beyondBudget(writeGathered), gatherMs).unref();
      if (!gathered.has(words) && gathered.size >= maxMissesADay) return;
      gathered.set(words, (gathered.get(words) ?? 0) + 1);
    },
  };
}
