import { instantOfWallClock, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

/** Number of days in the dashboard, compared with the same number of days before. */
const dayCount = 30;

/** Time span; `from` is inclusive, `to` is exclusive. */
export interface DayRange {
  from: Date;
  to: Date;
}

/** A day in the brand's time zone, from midnight to midnight. */
export interface StatisticsDay extends DayRange {
  /** 'YYYY-MM-DD'. */
  date: string;
}

/** Time spans of the dashboard's statistics. */
export interface StatisticsWindow {
  /** Today and the 29 days before, oldest first. */
  days: StatisticsDay[];
  current: DayRange;
  /** The 30 days before `current`. */
  previous: DayRange;
  /** Midnight of the first day of this calendar month. */
  monthStart: Date;
}

/** Returns the time spans of the dashboard at an instant. Days begin at midnight in the brand's time zone. */
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
    monthStart: midnight(today - dayOfMonth + 1),
  };
}
