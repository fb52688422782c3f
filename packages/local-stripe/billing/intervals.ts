import type { Interval } from '../objects.ts';

export const DAY = 86_400;

/**
 * Returns the end of a period that starts at `start` (Unix seconds, UTC). The 31st becomes the last day of a shorter
 * month, as in Stripe's billing cycle.
 * @param anchor start of the first period; its day of the month applies again after a shorter month
 */
export function addInterval(
  start: number,
  interval: Interval,
  count: number,
  anchor: number = start,
): number {
  if (interval === 'day') return start + count * DAY;
  if (interval === 'week') return start + count * 7 * DAY;
  const date = new Date(start * 1000);
  const months = interval === 'year' ? 12 * count : count;
  const day = new Date(anchor * 1000).getUTCDate();
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const end = new Date(date);
  end.setUTCFullYear(year, month, Math.min(day, lastDay));
  return Math.floor(end.getTime() / 1000);
}
