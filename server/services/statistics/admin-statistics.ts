import type { Firestore } from '@google-cloud/firestore';
import type { AdminStatisticsAnswer } from '#domain/api-contract.ts';
import type { StartStopwatch } from '../stopwatch.ts';
import { boundedAsking } from './bounded-asking.ts';
import { dailyCounts } from './daily-counts.ts';
import {
  clubFigures,
  countedCollections,
  placeFigures,
  revenueFigures,
  reviewFigures,
  userFigures,
  within,
} from './figures.ts';
import { heldAnswer } from './held-answer.ts';
import { statisticsWindow } from './statistics-days.ts';

/** How old the figures may be. */
const heldMs = 60_000;
const usualDeadlineMs = 10_000;

export interface StatisticsOptions {
  firestore: Firestore;
  now: () => Date;
  startStopwatch: StartStopwatch;
  /** Longest wait for one question; 10 s when absent. */
  deadlineMs?: number;
}

/**
 * The dashboard's figures, at most a minute old, computed once for whoever asks meanwhile.
 *
 * Aggregations only: 110 the first time (90 of them the days), 26 afterwards, each billed as one read for a
 * thousand index entries.
 * @returns a function that throws AppError 'unavailable' when Firestore does not answer
 */
export function createAdminStatistics({
  firestore,
  now,
  startStopwatch,
  deadlineMs = usualDeadlineMs,
}: StatisticsOptions): () => Promise<AdminStatisticsAnswer> {
  const counted = countedCollections(firestore);
  const daily = { signUps: dailyCounts(), reviews: dailyCounts(), clubUses: dailyCounts() };

  return heldAnswer(heldMs, startStopwatch, async () => {
    const computedAt = now();
    const window = statisticsWindow(computedAt);
    const asking = boundedAsking(deadlineMs);
    const { users, reviews, clubUses } = counted;
    const signUps = daily.signUps(window.days, (day) =>
      asking.count(within(users, 'createdAt', day)),
    );
    const [places, people, rated, club, revenue, signUpsOf, reviewsOf, usesOf] = await Promise.all([
      placeFigures(asking, counted, window),
      userFigures(asking, counted, window, signUps.then(total)),
      reviewFigures(asking, counted, window),
      clubFigures(asking, counted, window, computedAt),
      revenueFigures(asking, counted, window),
      signUps,
      daily.reviews(window.days, (day) => asking.count(within(reviews, 'createdAt', day))),
      daily.clubUses(window.days, async (day) => {
        // The sum makes the index of the 30 days' figures serve here too.
        const uses = within(clubUses, 'confirmedAt', day);
        return (await asking.sum(uses, 'discountCents')).count;
      }),
    ]);
    return {
      success: true,
      computedAt: computedAt.toISOString(),
      places,
      users: people,
      reviews: rated,
      club,
      revenue,
      days: window.days.map(({ date }, at) => ({
        date,
        signUps: signUpsOf[at] ?? 0,
        reviews: reviewsOf[at] ?? 0,
        clubUses: usesOf[at] ?? 0,
      })),
    };
  });
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
