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
  /** Cut off by the start of the period, or not over yet. */
  isPartial: boolean;
}

export interface PeriodDays {
  unit: StatisticsUnit;
  current: DateRange;
  /** The comparison period: as many days before, or the same days of the previous year. */
  previous: DateRange;
  /** Oldest first, without gaps. */
  buckets: StatisticsBucket[];
}

const dayCounts = { '7d': 7, '30d': 30, '90d': 90 } as const;

/**
 * Returns the days of a period at a given time, in the brand's time zone: 7 and 30 days by day, 90 days by weeks from
 * Monday, twelve months by calendar month. Today is included and partial.
 */
export function periodDays(period: StatisticsPeriod, now: Date): PeriodDays {
  const today = wallClockAt(now).dayNumber;
  if (period === '12m') return monthsUntil(today);
  const count = dayCounts[period];
  const current = { first: today - count + 1, last: today };
  const previous = { first: current.first - count, last: current.first - 1 };
  return period === '90d'
    ? { unit: 'week', current, previous, buckets: weeksOf(current) }
    : { unit: 'day', current, previous, buckets: daysOf(current) };
}

function daysOf({ first, last }: DateRange): StatisticsBucket[] {
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const day = first + at;
    return { first: day, last: day, isPartial: day === last };
  });
}

function weeksOf({ first, last }: DateRange): StatisticsBucket[] {
  const monday = first - ((weekdayOf(first) + 6) % 7);
  return Array.from({ length: Math.ceil((last - monday + 1) / 7) }, (_, at) => {
    const begins = monday + 7 * at;
    const ends = begins + 6;
    const isPartial = begins < first || ends >= last;
    return { first: Math.max(begins, first), last: Math.min(ends, last), isPartial };
  });
}

function monthsUntil(today: number): PeriodDays {
  const buckets = Array.from({ length: 12 }, (_, at) => {
    const first = firstOfMonth(today, at - 11);
    const isPartial = at === 11;
    return { first, last: isPartial ? today : firstOfMonth(today, at - 10) - 1, isPartial };
  });
  const dayOfMonth = today - firstOfMonth(today, 0);
  // 29 February is compared with 28 February of the previous year.
  const lastBefore = Math.min(firstOfMonth(today, -12) + dayOfMonth, firstOfMonth(today, -11) - 1);
  return {
    unit: 'month',
    current: { first: firstOfMonth(today, -11), last: today },
    previous: { first: firstOfMonth(today, -23), last: lastBefore },
    buckets,
  };
}

/** Returns the first day of the month that is `months` after the month of `day`. */
function firstOfMonth(day: number, months: number): number {
  const [year = 0, month = 1] = isoDateOf(day).split('-').map(Number);
  const at = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  return dayNumberOf(at) ?? day;
}
