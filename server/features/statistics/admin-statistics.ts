import type { Firestore } from '@google-cloud/firestore';
import type {
  AdminStatisticsResponse,
  DailyCountsResponse,
  DailyCountKind,
} from '#features/statistics/model/statistics-contract.ts';
import type { StartStopwatch } from '#server/platform/stopwatch.ts';
import { createBoundedQueries } from '#server/platform/firestore/bounded-queries.ts';
import type { BoundedQueries } from '#server/platform/firestore/bounded-queries.ts';
import {
  readClubTotals,
  readEmailTotals,
  countedCollections,
  readPlaceTotals,
  readRevenueTotals,
  readReviewTotals,
  readUserTotals,
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
  readStatistics: () => Promise<AdminStatisticsResponse>;
  readDailyCounts: (kind: DailyCountKind) => Promise<DailyCountsResponse>;
}

/**
 * Creates the totals and daily counts of the dashboard, cached for a minute; concurrent callers share one computation.
 * Uses only aggregation queries, each billed as one read per thousand index entries. The totals take 22 queries. Each
 * kind of daily counts takes 30 queries the first time and two afterwards. The totals use the daily counts of sign-ups;
 * the other kinds are counted only on demand.
 */
export function createAdminStatistics({
  firestore,
  now,
  startStopwatch,
}: StatisticsOptions): AdminStatistics {
  const collections = countedCollections(firestore);

  const cachedDailyCounts = (
    count: (queries: BoundedQueries, day: StatisticsDay) => Promise<number>,
  ) => {
    const countPerDay = createDailyCounter();
    return cachedCall(cacheMs, startStopwatch, async (): Promise<DailyCountsResponse> => {
      const { days } = statisticsWindow(now());
      const queries = createBoundedQueries();
      const counts = await countPerDay(days, (day) => count(queries, day));
      return {
        success: true,
        days: days.map(({ date }, at) => ({ date, count: counts[at] ?? 0 })),
      };
    });
  };
  const days = {
    signUps: cachedDailyCounts((queries, day) =>
      queries.count(whereInRange(collections.users, 'createdAt', day)),
    ),
    reviews: cachedDailyCounts((queries, day) =>
      queries.count(whereInRange(collections.reviews, 'createdAt', day)),
    ),
    clubUses: cachedDailyCounts(async (queries, day) => {
      // Uses the sum so that this query shares the index of the 30-day statistics.
      const uses = whereInRange(collections.clubUses, 'confirmedAt', day);
      return (await queries.sum(uses, 'discountCents')).count;
    }),
  };

  const readStatistics = cachedCall(
    cacheMs,
    startStopwatch,
    async (): Promise<AdminStatisticsResponse> => {
      const computedAt = now();
      const window = statisticsWindow(computedAt);
      const queries = createBoundedQueries();
      const [places, users, reviews, club, revenue, letters] = await Promise.all([
        readPlaceTotals(queries, collections, window),
        readUserTotals(queries, collections, window, days.signUps().then(totalCount)),
        readReviewTotals(queries, collections, window),
        readClubTotals(queries, collections, window, computedAt),
        readRevenueTotals(queries, collections, window),
        readEmailTotals(queries, collections),
      ]);
      const at = computedAt.toISOString();
      return { success: true, computedAt: at, places, users, reviews, club, revenue, letters };
    },
  );

  return { readStatistics, readDailyCounts: (kind) => days[kind]() };
}

function totalCount({ days }: DailyCountsResponse): number {
  return days.reduce((sum, { count }) => sum + count, 0);
}

/** Number of last days that may still change: today, and yesterday, because redemptions can be voided for 24 hours. */
const recountedDayCount = 2;

/**
 * Creates a counter of events per day. Past days are counted once and cached, so that later calls query only the last
 * two days.
 * @returns a function that counts `days` (oldest first) with `count`, which counts one day
 */
function createDailyCounter(): (
  days: readonly StatisticsDay[],
  count: (day: StatisticsDay) => Promise<number>,
) => Promise<number[]> {
  let cachedCounts = new Map<string, number>();
  return async (days, count) => {
    const counts = await Promise.all(
      days.map(async (day) => cachedCounts.get(day.date) ?? count(day)),
    );
    // Keeps the given days except the last two, so that days which have left the window are dropped.
    cachedCounts = new Map(
      days.slice(0, -recountedDayCount).map(({ date }, position) => [date, counts[position] ?? 0]),
    );
    return counts;
  };
}
