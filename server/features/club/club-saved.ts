import type { Firestore } from '@google-cloud/firestore';
import { leastUsesShown } from '#features/club/model/club-showcase.ts';
import type { ClubSaved } from '#features/club/model/club-showcase.ts';
import type { StartStopwatch } from '#server/platform/stopwatch.ts';
import { boundedAsking } from '#server/platform/firestore/bounded-asking.ts';
import { countedCollections, within } from '#server/features/statistics/figures.ts';
import { heldAnswer } from '#server/platform/held-answer.ts';

const dayMs = 86_400_000;
/** Nobody minds an hour, and each asking is billed as one read for a thousand uses. */
const heldMs = 60 * 60_000;

interface ClubSavedOptions {
  firestore: Firestore;
  now: () => Date;
  startStopwatch: StartStopwatch;
}

/**
 * What members have saved within the 365 days before now, at most an hour old. By an aggregation over the redemptions
 * that stand, which are those of clubTransactions without what was undone and its reversal: no document is read.
 * @returns a function that answers null below leastUsesShown, and throws AppError 'unavailable' when Firestore does
 *   not answer
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
