import { FieldPath } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import {
  maxMissesADay,
  missDays,
  sumMisses,
  toSearchMisses,
} from '#features/search/model/search-miss.ts';
import type { SearchMiss } from '#features/search/model/search-miss.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import { withoutBudget } from '#server/platform/http/request-budget.ts';

/** Delay in milliseconds during which counts are collected, so that many searches cause one write. */
const flushDelayMs = 10_000;
/** Maximum number of old days removed per run; one more expires each day. */
const maxRemovedDays = 20;

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
  const dayCollection = firestore.collection('searchMisses');
  let pendingCounts = new Map<string, number>();
  let lastCleanupDate = '';

  async function storeMisses(misses: SearchMiss[]): Promise<void> {
    const todayNumber = wallClockAt(now()).dayNumber;
    const date = isoDateOf(todayNumber);
    const dayRef = dayCollection.doc(date);
    await firestore.runTransaction(async (transaction) => {
      const storedMisses = toSearchMisses((await transaction.get(dayRef)).data());
      const storedWords = new Set(storedMisses.map(({ words }) => words));
      const freeCount = maxMissesADay - storedWords.size;
      const newMisses = misses.filter(({ words }) => !storedWords.has(words)).slice(0, freeCount);
      const repeatedMisses = misses.filter(({ words }) => storedWords.has(words));
      transaction.set(dayRef, {
        misses: sumMisses([...storedMisses, ...repeatedMisses, ...newMisses], maxMissesADay),
      });
    });
    if (lastCleanupDate === date) return;
    const oldestRetained = isoDateOf(todayNumber - missDays.kept);
    const oldDays = await dayCollection
      .where(FieldPath.documentId(), '<', oldestRetained)
      .limit(maxRemovedDays)
      .get();
    await Promise.all(oldDays.docs.map(({ ref }) => ref.delete()));
    lastCleanupDate = date;
  }

  async function flushPending(): Promise<void> {
    const misses = [...pendingCounts].map(([words, count]) => ({ words, count }));
    pendingCounts = new Map();
    try {
      await storeMisses(misses);
    } catch (error) {
      // Not retried: the counts are only hints, and a recovering database should not get additional load.
      logger.warn({ err: error }, 'searches without a result not counted');
    }
  }

  return {
    count(words) {
      // The counts are written without the time limit of the current request, which ends before the timer.
      if (pendingCounts.size === 0)
        setTimeout(() => void withoutBudget(flushPending), flushDelayMs).unref();
      if (!pendingCounts.has(words) && pendingCounts.size >= maxMissesADay) return;
      pendingCounts.set(words, (pendingCounts.get(words) ?? 0) + 1);
    },
  };
}
