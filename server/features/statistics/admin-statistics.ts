import type { Firestore } from '@google-cloud/firestore';
import type {
  AdminStatisticsAnswer,
  DailyCountsAnswer,
  DailyKind,
} from '#features/statistics/model/statistics-contract.ts';
import type { StartStopwatch } from '#server/platform/stopwatch.ts';
import { boundedQueries } from '#server/platform/firestore/bounded-queries.ts';
import type { BoundedQueries } from '#server/platform/firestore/bounded-queries.ts';
import { createDailyCounter } from './daily-counts.ts';
import {
  clubStatistics,
  letterStatistics,
  countedCollections,
  placeStatistics,
  revenueStatistics,
  reviewStatistics,
  userStatistics,
  whereInRange,
} from './statistics.ts';
import { cachedCall } from '#server/platform/cached-call.ts';
import { statisticsWindow } from './statistics-days.ts';
import type { StatisticsDay } from './statistics-days.ts';

/** Maximum age of the statistics in ms. */
const cacheMs = 60_000;

export interface StatisticsOptions {
  firestore: Firestore;
  now: () => Date;
  startStopwatch: StartStopwatch;
}

/** Both methods throw AppError 'unavailable' if Firestore does not respond. */
export interface AdminStatistics {
  readStatistics: () => Promise<AdminStatisticsAnswer>;
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
  const collections = countedCollections(firestore);

  const countDays = (count: (queries: BoundedQueries, day: StatisticsDay) => Promise<number>) => {
    const countPerDay = createDailyCounter();
    return cachedCall(cacheMs, startStopwatch, async (): Promise<DailyCountsAnswer> => {
      const { days } = statisticsWindow(now());
      const queries = boundedQueries();
      const counts = await countPerDay(days, (day) => count(queries, day));
      return {
        success: true,
        days: days.map(({ date }, at) => ({ date, count: counts[at] ?? 0 })),
      };
    });
  };
  const days = {
    signUps: countDays((queries, day) =>
      queries.count(whereInRange(collections.users, 'createdAt', day)),
    ),
    reviews: countDays((queries, day) =>
      queries.count(whereInRange(collections.reviews, 'createdAt', day)),
    ),
    clubUses: countDays(async (queries, day) => {
      // Uses the sum so that this query shares the index of the 30-day statistics.
      const uses = whereInRange(collections.clubUses, 'confirmedAt', day);
      return (await queries.sum(uses, 'discountCents')).count;
    }),
  };

  const readStatistics = cachedCall(
    cacheMs,
    startStopwatch,
    async (): Promise<AdminStatisticsAnswer> => {
      const computedAt = now();
      const window = statisticsWindow(computedAt);
      const queries = boundedQueries();
      const [places, users, reviews, club, revenue, letters] = await Promise.all([
        placeStatistics(queries, collections, window),
        userStatistics(queries, collections, window, days.signUps().then(total)),
        reviewStatistics(queries, collections, window),
        clubStatistics(queries, collections, window, computedAt),
        revenueStatistics(queries, collections, window),
        letterStatistics(queries, collections),
      ]);
      const at = computedAt.toISOString();
      return { success: true, computedAt: at, places, users, reviews, club, revenue, letters };
    },
  );

  return { readStatistics, days: (kind) => days[kind]() };
}

function total({ days }: DailyCountsAnswer): number {
  return days.reduce((sum, { count }) => sum + count, 0);
}
