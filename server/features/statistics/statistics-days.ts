import type { DateRange } from '#features/statistics/model/statistics-period.ts';
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

/** Returns the instants from midnight of the first day to midnight after the last. */
export function toDayRange({ first, last }: DateRange): DayRange {
  const midnight = (dayNumber: number) => instantOfWallClock({ dayNumber, minutes: 0 });
  return { from: midnight(first), to: midnight(last + 1) };
}

/** Returns the time spans of the dashboard at an instant. Days begin at midnight in the brand's time zone. */
export function statisticsWindow(now: Date): StatisticsWindow {
  const today = wallClockAt(now).dayNumber;
  const first = today - dayCount + 1;
  const days = Array.from({ length: dayCount }, (_, position) => {
    const day = first + position;
    return { date: isoDateOf(day), ...toDayRange({ first: day, last: day }) };
  });
  const dayOfMonth = Number(isoDateOf(today).slice(8));
  return {
    days,
    current: toDayRange({ first, last: today }),
    previous: toDayRange({ first: first - dayCount, last: first - 1 }),
    monthStart: toDayRange({ first: today - dayOfMonth + 1, last: today }).from,
  };
}
