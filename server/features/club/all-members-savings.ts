import type { Firestore } from '@google-cloud/firestore';
import { minUsesShown } from '#features/club/model/club-showcase.ts';
import type { AllMembersSavings } from '#features/club/model/club-showcase.ts';
import type { StartStopwatch } from '#server/platform/stopwatch.ts';
import { createBoundedQueries } from '#server/platform/firestore/bounded-queries.ts';
import { countedCollections, whereInRange } from '#server/features/statistics/statistics.ts';
import { cachedCall } from '#server/platform/cached-call.ts';
import { dayMs, hourMs } from '#shared/time-units.ts';

/** A delay of one hour is acceptable, and Firestore bills each aggregation as one read per thousand redemptions. */
const cacheMs = hourMs;

interface SavingsReaderOptions {
  firestore: Firestore;
  now: () => Date;
  startStopwatch: StartStopwatch;
}

/**
 * Creates the reader of the total that members saved within the last 365 days, at most one hour old: an aggregation over
 * the valid redemptions, which loads no document.
 * @returns a function that returns null for fewer than minUsesShown redemptions, and throws AppError 'unavailable' when
 *   Firestore does not answer
 */
export function createSavingsReader({ firestore, now, startStopwatch }: SavingsReaderOptions) {
  const { clubUses } = countedCollections(firestore);
  return cachedCall(cacheMs, startStopwatch, async (): Promise<AllMembersSavings | null> => {
    const to = now();
    const lastYear = { from: new Date(to.getTime() - 365 * dayMs), to };
    const { count, sum } = await createBoundedQueries().sum(
      whereInRange(clubUses, 'confirmedAt', lastYear),
      'discountCents',
    );
    return count < minUsesShown ? null : { uses: count, cents: sum };
  });
}
