import type {
  DailyCountsResponse,
  PeriodStatistics,
  PlacePeriodResponse,
} from './statistics-contract.ts';
import type { StatisticsUnit } from './statistics-period.ts';

/** What the values of a series are: numbers of things, or integer cents. */
export type Measure = 'count' | 'cents';

/** A day, week or month of a series. */
export interface SeriesPoint {
  /** The first day, 'YYYY-MM-DD'. */
  date: string;
  /** The last day of a week that may be cut off, 'YYYY-MM-DD'. */
  last?: string;
  /** Null if unknown. */
  value: number | null;
  /** True if the span is cut off or not over yet. */
  isPartial?: boolean;
}

/** One statistic over consecutive days, weeks or months, oldest first. */
export interface Series {
  unit: StatisticsUnit;
  measure: Measure;
  points: readonly SeriesPoint[];
}

/**
 * Returns the average of the known values of complete days, weeks or months: cents and counts from 10 on as an integer,
 * smaller counts with one decimal. Null if there are fewer than two values, or if the average rounds to zero.
 */
export function averageOf({ measure, points }: Series): number | null {
  const values = points.flatMap(({ value, isPartial }) => (isPartial ? [] : (value ?? [])));
  if (values.length < 2) return null;
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  const rounded =
    measure === 'cents' || average >= 10 ? Math.round(average) : Math.round(average * 10) / 10;
  return rounded || null;
}

export function measureOf(key: keyof PeriodStatistics): Measure {
  return key === 'discountCents' ? 'cents' : 'count';
}

/** Returns one statistic of a place as a series. */
export function periodSeries(
  { unit, buckets }: Pick<PlacePeriodResponse, 'unit' | 'buckets'>,
  key: keyof PeriodStatistics,
): Series {
  const points = buckets.map(({ first, last, isPartial, figures }) => ({
    ...{ date: first, last, isPartial },
    value: figures[key],
  }));
  return { unit, measure: measureOf(key), points };
}

/** Returns the daily counts of the guide as a series. */
export function dailySeries({ days }: Pick<DailyCountsResponse, 'days'>): Series {
  const points = days.map(({ date, count }) => ({ date, value: count }));
  return { unit: 'day', measure: 'count', points };
}
