import type { StatisticsDay } from './statistics-days.ts';

/** Number of last days that may still change: today, and yesterday, because redemptions can be voided for 24 hours. */
const recountedDayCount = 2;

/**
 * Creates a counter of events per day. Past days are counted once and cached, so that later calls query only the last
 * two days.
 * @returns a function that counts `days` (oldest first) with `count`, which counts one day
 */
export function createDailyCounter(): (
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
