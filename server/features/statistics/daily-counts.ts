import type { StatisticsDay } from './statistics-days.ts';

/** Days at the end that may still change: today, and yesterday, whose redemptions can be voided for 24 hours. */
const openDays = 2;

/**
 * Counts a kind of event day by day. A day that is over is counted once and remembered, so that after the first
 * time only the last two days are asked for.
 * @returns counts `days` (oldest first) with `count`, which says how many there were in one day
 */
export function dailyCounts(): (
  days: readonly StatisticsDay[],
  count: (day: StatisticsDay) => Promise<number>,
) => Promise<number[]> {
  let known = new Map<string, number>();
  return async (days, count) => {
    const counts = await Promise.all(days.map(async (day) => known.get(day.date) ?? count(day)));
    // Days that have left the window are forgotten.
    known = new Map(
      days.slice(0, -openDays).map(({ date }, position) => [date, counts[position] ?? 0]),
    );
    return counts;
  };
}
