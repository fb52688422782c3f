import { instantOfWallClock, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

/** How many days the dashboard tells of, and as many before to compare with. */
const dayCount = 30;

/** From an instant until just before another. */
export interface Span {
  from: Date;
  to: Date;
}

/** One day in the brand's time zone, from its midnight to the next. */
export interface StatisticsDay extends Span {
  /** 'YYYY-MM-DD'. */
  date: string;
}

/** What the dashboard's figures are counted in. */
export interface StatisticsWindow {
  /** Today and the 29 days before, oldest first. */
  days: StatisticsDay[];
  current: Span;
  /** The 30 days before those. */
  previous: Span;
  /** Midnight of the first day of this calendar month. */
  monthFrom: Date;
}

/** The days, seen from an instant, in the brand's time zone with the tz database. */
export function statisticsWindow(now: Date): StatisticsWindow {
  const today = wallClockAt(now).dayNumber;
  const midnight = (dayNumber: number) => instantOfWallClock({ dayNumber, minutes: 0 });
  const first = today - dayCount + 1;
  const days = Array.from({ length: dayCount }, (_, position) => ({
    date: isoDateOf(first + position),
    from: midnight(first + position),
    to: midnight(first + position + 1),
  }));
  const dayOfMonth = Number(isoDateOf(today).slice(8));
  return {
    days,
    current: { from: midnight(first), to: midnight(today + 1) },
    previous: { from: midnight(first - dayCount), to: midnight(first) },
    monthFrom: midnight(today - dayOfMonth + 1),
  };
}
