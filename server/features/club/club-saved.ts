import type { Firestore } from '@google-cloud/firestore';
import { leastUsesShown } from '#features/club/model/club-showcase.ts';
import type { ClubSaved } from '#features/club/model/club-showcase.ts';
import type { StartStopwatch } from '#server/platform/stopwatch.ts';
import { boundedAsking } from '#server/platform/firestore/bounded-asking.ts';
import { countedCollections, within } from '#server/features/statistics/figures.ts';
import { heldAnswer } from '#server/platform/held-answer.ts';

const dayMs = 86_400_000;
/** A delay of one hour is acceptable, and each aggregation is billed as one read per thousand uses. */
const heldMs = 60 * 60_000;

interface ClubSavedOptions {
  firestore: Firestore;
  now: () => Date;
  startStopwatch: StartStopwatch;
}

/**
 * Returns the total that members saved within the last 365 days, at most one hour old. The total is an aggregation over
 * the valid redemptions (clubTransactions without reversed ones and their reversals), so no document is read.
 * @returns a function that returns null below leastUsesShown, and throws AppError 'unavailable' when Firestore does not
 * answer
 */
export function createClubSaved({ firestore, now, startStopwatch }: ClubSavedOptions) {
  const { clubUses } = countedCollections(firestore);
  return heldAnswer(heldMs, startStopwatch, async (): Promise<ClubSaved | null> => {
    const to = now();
    const year = { from: new Date(to.getTime() - 365 * dayMs), to };
    const { count, sum } = await boundedAsking().sum(
      within(clubUses, 'confirmedAt', year),
      'discountCents',
    );
    return count < leastUsesShown ? null : { uses: count, cents: sum };
  });
}
