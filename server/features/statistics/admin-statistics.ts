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

/** How old the figures may be. */
const heldMs = 60_000;

export interface StatisticsOptions {
  firestore: Firestore;
  now: () => Date;
  startStopwatch: StartStopwatch;
}

/** Both throw AppError 'unavailable' when Firestore does not answer. */
export interface AdminStatistics {
  figures: () => Promise<AdminStatisticsAnswer>;
  days: (kind: DailyKind) => Promise<DailyCountsAnswer>;
}

/**
 * The dashboard's figures and days, at most a minute old, computed once for whoever asks meanwhile.
 *
 * Aggregations only, each billed as one read for a thousand index entries: 22 for the figures, and for each kind
 * 30 days the first time and two afterwards. The figures use the days of the sign-ups; the other kinds are
 * counted when somebody looks at them, so that no opening of the dashboard reads 200 documents.
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
      // The sum makes the index of the 30 days' figures serve here too.
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
