import { dayNumberOf, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

/** How far back the figures of a place look: days with today, or twelve calendar months with this one. */
export const figurePeriods = ['7d', '30d', '90d', '12m'] as const;

export type FigurePeriod = (typeof figurePeriods)[number];

/** What a period is cut into. */
export const figureUnits = ['day', 'week', 'month'] as const;

export type FigureUnit = (typeof figureUnits)[number];

/** Local days as day numbers (zoned-time.ts), both included. */
export interface DaySpan {
  first: number;
  last: number;
}

export interface FigureBucket extends DaySpan {
  /** Cut off by the beginning of the period, or not over yet. */
  isPartial: boolean;
}

export interface PeriodDays {
  unit: FigureUnit;
  current: DaySpan;
  /** What it is compared with: as many days before it, or the same days of the months a year before. */
  previous: DaySpan;
  /** Oldest first, without gaps. */
  buckets: FigureBucket[];
}

const dayCounts = { '7d': 7, '30d': 30, '90d': 90 } as const;

/**
 * The days of a period, seen from an instant, in the brand's time zone: 7 and 30 days day by day, 90 by weeks that
 * begin on Mondays, twelve months by calendar months. Today belongs to it and is not over.
 */
export function periodDays(period: FigurePeriod, now: Date): PeriodDays {
  const today = wallClockAt(now).dayNumber;
  if (period === '12m') return monthsUntil(today);
  const count = dayCounts[period];
  const current = { first: today - count + 1, last: today };
  const previous = { first: current.first - count, last: current.first - 1 };
  return period === '90d'
    ? { unit: 'week', current, previous, buckets: weeksOf(current) }
    : { unit: 'day', current, previous, buckets: daysOf(current) };
}

function daysOf({ first, last }: DaySpan): FigureBucket[] {
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const day = first + at;
    return { first: day, last: day, isPartial: day === last };
  });
}

function weeksOf({ first, last }: DaySpan): FigureBucket[] {
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
  // The 29th of February was the 28th a year before.
  const lastBefore = Math.min(firstOfMonth(today, -12) + dayOfMonth, firstOfMonth(today, -11) - 1);
  return {
    unit: 'month',
    current: { first: firstOfMonth(today, -11), last: today },
    previous: { first: firstOfMonth(today, -23), last: lastBefore },
    buckets,
  };
}

/** The first day of the month so many months from that of a day. */
function firstOfMonth(day: number, months: number): number {
  const [year = 0, month = 1] = isoDateOf(day).split('-').map(Number);
  const at = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  return dayNumberOf(at) ?? day;
}
