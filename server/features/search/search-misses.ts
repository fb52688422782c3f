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
import { collectEntries } from '#server/platform/collect-entries.ts';
import type { StoredLater } from '#server/platform/collect-entries.ts';

/** Maximum number of old days removed per run; one more expires each day. */
const maxRemovedDays = 20;

export interface SearchMisses {
  /** Counts words without a result. They are written within ten seconds or on flush(); a loss by a crash is acceptable. */
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
export function createSearchMisses({
  firestore,
  logger,
  now,
}: SearchMissOptions): SearchMisses & StoredLater {
  const dayCollection = firestore.collection('searchMisses');
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

  const { add: addMiss, flush } = collectEntries<number>(
    { logger, failure: 'searches without a result not counted' },
    (counts) => storeMisses([...counts].map(([words, count]) => ({ words, count }))),
  );
  return {
    flush,
    count(words) {
      addMiss((counts) => {
        if (!counts.has(words) && counts.size >= maxMissesADay) return;
        counts.set(words, (counts.get(words) ?? 0) + 1);
      });
    },
  };
}
