import type { StatisticsDay } from './statistics-days.ts';

/** Number of last days that may still change: today, and yesterday, because redemptions can be voided for 24 hours. */
const openDays = 2;

/**
 * Creates a counter of events per day. Past days are counted once and cached, so that later calls query only the last
 * two days.
 * @returns a function that counts `days` (oldest first) with `count`, which counts one day
 */
export function dailyCounts(): (
  days: readonly StatisticsDay[],
  count: (day: StatisticsDay) => Promise<number>,
) => Promise<number[]> {
  let known = new Map<string, number>();
  return async (days, count) => {
    const counts = await Promise.all(days.map(async (day) => known.get(day.date) ?? count(day)));
    // Drops days that have left the window.
    known = new Map(
      days.slice(0, -openDays).map(({ date }, position) => [date, counts[position] ?? 0]),
    );
    return counts;
  };
}
