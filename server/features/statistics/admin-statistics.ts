import type { Firestore } from '@google-cloud/firestore';
import type {
  AdminStatisticsAnswer,
  DailyCountsAnswer,
  DailyKind,
} from '#features/statistics/model/statistics-contract.ts';
import type { StartStopwatch } from '#server/platform/stopwatch.ts';
import { boundedAsking } from '#server/platform/firestore/bounded-asking.ts';
import type { Asking } from '#server/platform/firestore/bounded-asking.ts';
import { dailyCounts } from './daily-counts.ts';
import {
  clubFigures,
  letterFigures,
  countedCollections,
  placeFigures,
  revenueFigures,
  reviewFigures,
  userFigures,
  within,
} from './figures.ts';
import { heldAnswer } from '#server/platform/held-answer.ts';
import { statisticsWindow } from './statistics-days.ts';
import type { StatisticsDay } from './statistics-days.ts';

/** Maximum age of the statistics in ms. */
const heldMs = 60_000;

export interface StatisticsOptions {
  firestore: Firestore;
  now: () => Date;
  startStopwatch: StartStopwatch;
}

/** Both methods throw AppError 'unavailable' if Firestore does not respond. */
export interface AdminStatistics {
  figures: () => Promise<AdminStatisticsAnswer>;
  days: (kind: DailyKind) => Promise<DailyCountsAnswer>;
}

/**
 * Creates the totals and daily counts of the dashboard, cached for a minute; concurrent callers share one computation.
 * Uses only aggregation queries, billed as one read per thousand index entries: 22 for the totals; for each kind of
 * daily count 30 the first time and two afterwards. The totals use the daily counts of sign-ups. Other kinds are
 * counted on demand, so that opening the dashboard does not cost 200 reads.
 */
export function createAdminStatistics({
  firestore,
  now,
  startStopwatch,
}: StatisticsOptions): AdminStatistics {
  const counted = countedCollections(firestore);

  const countDays = (count: (asking: Asking, day: StatisticsDay) => Promise<number>) => {
    const daily = dailyCounts();
    return heldAnswer(heldMs, startStopwatch, async (): Promise<DailyCountsAnswer> => {
      const { days } = statisticsWindow(now());
      const asking = boundedAsking();
      const counts = await daily(days, (day) => count(asking, day));
      return {
        success: true,
        days: days.map(({ date }, at) => ({ date, count: counts[at] ?? 0 })),
      };
    });
  };
  const days = {
    signUps: countDays((asking, day) => asking.count(within(counted.users, 'createdAt', day))),
    reviews: countDays((asking, day) => asking.count(within(counted.reviews, 'createdAt', day))),
    clubUses: countDays(async (asking, day) => {
      // Uses the sum so that this query shares the index of the 30-day statistics.
      const uses = within(counted.clubUses, 'confirmedAt', day);
      return (await asking.sum(uses, 'discountCents')).count;
    }),
  };

  const figures = heldAnswer(heldMs, startStopwatch, async (): Promise<AdminStatisticsAnswer> => {
    const computedAt = now();
    const window = statisticsWindow(computedAt);
    const asking = boundedAsking();
    const [places, users, reviews, club, revenue, letters] = await Promise.all([
      placeFigures(asking, counted, window),
      userFigures(asking, counted, window, days.signUps().then(total)),
      reviewFigures(asking, counted, window),
      clubFigures(asking, counted, window, computedAt),
      revenueFigures(asking, counted, window),
      letterFigures(asking, counted),
    ]);
    const at = computedAt.toISOString();
    return { success: true, computedAt: at, places, users, reviews, club, revenue, letters };
  });

  return { figures, days: (kind) => days[kind]() };
}

function total({ days }: DailyCountsAnswer): number {
  return days.reduce((sum, { count }) => sum + count, 0);
}
