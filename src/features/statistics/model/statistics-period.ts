import { dayNumberOf, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

/** Periods of a place's statistics: days including today, or twelve calendar months including the current one. */
export const statisticsPeriods = ['7d', '30d', '90d', '12m'] as const;

export type StatisticsPeriod = (typeof statisticsPeriods)[number];

/** Units of the buckets of a period. */
export const statisticsUnits = ['day', 'week', 'month'] as const;

export type StatisticsUnit = (typeof statisticsUnits)[number];

/** Local days as day numbers (zoned-time.ts), both included. */
export interface DateRange {
  first: number;
  last: number;
}

export interface StatisticsBucket extends DateRange {
  /** True if the bucket is cut off by the start of the period, or is not over yet. */
  isPartial: boolean;
}

/** The days of a period, of its comparison period, and of the bars of its chart. */
export interface PeriodRanges {
  unit: StatisticsUnit;
  current: DateRange;
  /** The comparison period: the same number of days before `current`, or the same dates one year earlier. */
  previous: DateRange;
  /** Oldest first, without gaps. */
  buckets: StatisticsBucket[];
}

const dayCounts = { '7d': 7, '30d': 30, '90d': 90 } as const;

/**
 * Returns the ranges of days of a period at a given time, in the brand's time zone. The buckets are days for '7d' and '30d',
 * weeks from Monday for '90d' and calendar months for '12m'. The last bucket includes today and is partial.
 */
export function periodRanges(period: StatisticsPeriod, now: Date): PeriodRanges {
  const today = wallClockAt(now).dayNumber;
  if (period === '12m') return toTwelveMonths(today);
  const count = dayCounts[period];
  const current = { first: today - count + 1, last: today };
  const previous = { first: current.first - count, last: current.first - 1 };
  return period === '90d'
    ? { unit: 'week', current, previous, buckets: toWeeks(current) }
    : { unit: 'day', current, previous, buckets: toDays(current) };
}

function toDays({ first, last }: DateRange): StatisticsBucket[] {
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const day = first + at;
    return { first: day, last: day, isPartial: day === last };
  });
}

function toWeeks({ first, last }: DateRange): StatisticsBucket[] {
  const monday = first - ((weekdayOf(first) + 6) % 7);
  return Array.from({ length: Math.ceil((last - monday + 1) / 7) }, (_, at) => {
    const weekStart = monday + 7 * at;
    const weekEnd = weekStart + 6;
    const isPartial = weekStart < first || weekEnd >= last;
    return { first: Math.max(weekStart, first), last: Math.min(weekEnd, last), isPartial };
  });
}

function toTwelveMonths(today: number): PeriodRanges {
  const buckets = Array.from({ length: 12 }, (_, at) => {
    const first = toMonthStart(today, at - 11);
    const isPartial = at === 11;
    return { first, last: isPartial ? today : toMonthStart(today, at - 10) - 1, isPartial };
  });
  const dayOfMonth = today - toMonthStart(today, 0);
  // 29 February is compared with 28 February of the previous year.
  const lastPreviousDay = Math.min(
    toMonthStart(today, -12) + dayOfMonth,
    toMonthStart(today, -11) - 1,
  );
  return {
    unit: 'month',
    current: { first: toMonthStart(today, -11), last: today },
    previous: { first: toMonthStart(today, -23), last: lastPreviousDay },
    buckets,
  };
}

/** Returns the first day of the month that is `monthOffset` months after the month of `day`. */
function toMonthStart(day: number, monthOffset: number): number {
  const [year = 0, month = 1] = isoDateOf(day).split('-').map(Number);
  const isoDate = new Date(Date.UTC(year, month - 1 + monthOffset, 1)).toISOString().slice(0, 10);
  return dayNumberOf(isoDate) ?? day;
}
