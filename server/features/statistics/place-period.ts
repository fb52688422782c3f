import type { Firestore, Query } from '@google-cloud/firestore';
import type {
  PeriodStatistics,
  PlacePeriodResponse,
} from '#features/statistics/model/statistics-contract.ts';
import { statisticsPeriods, periodRanges } from '#features/statistics/model/statistics-period.ts';
import type {
  DateRange,
  StatisticsPeriod,
  PeriodRanges,
} from '#features/statistics/model/statistics-period.ts';
import { isoDateOf } from '#shared/zoned-time.ts';
import { readPlaceViews } from './place-views.ts';
import type { DailyViews } from './place-views.ts';
import { createBoundedQueries } from '#server/platform/firestore/bounded-queries.ts';
import type { BoundedQueries } from '#server/platform/firestore/bounded-queries.ts';
import { cachedCallByKey } from '#server/platform/cached-call-by-key.ts';
import { toDayRange } from './statistics-days.ts';
import { whereInRange } from './statistics.ts';
import { computeRedemptionStatistics } from './redemption-statistics.ts';
import { createRedemptionReader } from './use-ledger.ts';

/** Cache time in ms; short, because the staff checks the statistics after confirming a benefit. */
const cacheMs = 10_000;
const maxCachedPeriods = 2_000;

/** Kinds of counts of a place; `asked` counts created reservations in any status. */
type CountedEvent = 'saves' | 'asked' | 'confirmed' | 'noShows';

/** Counts in a period, in the previous period, and in each part of the period. */
interface PeriodCounts {
  current: number;
  previous: number;
  buckets: number[];
}

/**
 * Creates the reader of a place's statistics by period, cached for ten seconds. One response needs at most 128
 * aggregations: for each of the four kinds two totals and up to 30 parts, which are counted only if the total is not
 * zero. It also reads at most 25 documents of views, and what createRedemptionReader() reads.
 * @returns a function that throws AppError 'unavailable' if Firestore does not respond
 */
export function createPeriodReader(
  firestore: Firestore,
  now: () => Date,
): (placeId: string, period: StatisticsPeriod) => Promise<PlacePeriodResponse> {
  const readRedemptions = createRedemptionReader(firestore, now);
  const cachedPeriod = cachedCallByKey({ heldMs: cacheMs, max: maxCachedPeriods }, async (key) => {
    const [placeId = '', periodName] = key.split(' ');
    // The key always contains a known period; the fallback only satisfies the compiler.
    const period = statisticsPeriods.find((knownPeriod) => knownPeriod === periodName) ?? '30d';
    const computedAt = now();
    const ranges = periodRanges(period, computedAt);
    const wholeRange = { first: ranges.previous.first, last: ranges.current.last };
    const [counts, views, uses] = await Promise.all([
      countAll(firestore, placeId, ranges),
      readPlaceViews(firestore, placeId, wholeRange),
      readRedemptions(placeId),
    ]);
    const [current, previous, ...bucketStatistics] = computeRedemptionStatistics(
      uses,
      [ranges.current, ranges.previous, ...ranges.buckets].map(toDayRange),
    );
    const toRangeStatistics = (
      range: DateRange,
      selectCount: (counts: PeriodCounts) => number,
      redemptions: typeof current,
      views: number | null,
    ): { first: string; last: string; figures: PeriodStatistics } => {
      // computeRedemptionStatistics() returns one result per range, so this error never occurs.
      if (!redemptions) throw new Error('A period has no result');
      const { saves, asked, confirmed, noShows } = counts;
      return {
        first: isoDateOf(range.first),
        last: isoDateOf(range.last),
        figures: {
          views,
          saves: selectCount(saves),
          asked: selectCount(asked),
          // A no-show was a confirmed reservation.
          confirmed: selectCount(confirmed) + selectCount(noShows),
          noShows: selectCount(noShows),
          ...redemptions,
        },
      };
    };
    return {
      success: true as const,
      computedAt: computedAt.toISOString(),
      period,
      unit: ranges.unit,
      current: toRangeStatistics(
        ranges.current,
        (c) => c.current,
        current,
        viewsWithin(views, ranges.current),
      ),
      // The views of the previous period are null unless they were counted on all of its days.
      previous: toRangeStatistics(
        ranges.previous,
        (c) => c.previous,
        previous,
        views.firstDayNumber !== null && views.firstDayNumber <= ranges.previous.first
          ? viewsWithin(views, ranges.previous)
          : null,
      ),
      buckets: ranges.buckets.map((bucket, at) => ({
        ...toRangeStatistics(
          bucket,
          (c) => c.buckets[at] ?? 0,
          bucketStatistics[at],
          viewsWithin(views, bucket),
        ),
        isPartial: bucket.isPartial,
      })),
      viewsSince: views.firstDayNumber === null ? null : isoDateOf(views.firstDayNumber),
    };
  });
  return (placeId, period) => cachedPeriod(`${placeId} ${period}`);
}

/** Returns the sum of the views in a range; null if all of its days are before the first counted day. */
function viewsWithin(
  { firstDayNumber, days }: DailyViews,
  { first, last }: DateRange,
): number | null {
  if (firstDayNumber === null || last < firstDayNumber) return null;
  let sum = 0;
  for (let day = first; day <= last; day += 1) sum += days.get(day) ?? 0;
  return sum;
}

async function countAll(
  firestore: Firestore,
  placeId: string,
  ranges: PeriodRanges,
): Promise<Record<CountedEvent, PeriodCounts>> {
  const queries = createBoundedQueries();
  const queryOf = (collection: string) =>
    firestore.collection(collection).where('placeId', '==', placeId);
  const reservations = queryOf('reservations');
  const reservationsWithStatus = (status: string) => (range: DateRange) =>
    reservations
      .where('status', '==', status)
      .where('date', '>=', isoDateOf(range.first))
      .where('date', '<=', isoDateOf(range.last));
  const [saves, asked, confirmed, noShows] = await Promise.all([
    countParts(queries, ranges, (range) => createdIn(queryOf('favorites'), range)),
    countParts(queries, ranges, (range) => createdIn(reservations, range)),
    countParts(queries, ranges, reservationsWithStatus('confirmed')),
    countParts(queries, ranges, reservationsWithStatus('no_show')),
  ]);
  return { saves, asked, confirmed, noShows };
}

/** Selects documents created in a range. The order is that of the indexes of reservations and favorites. */
function createdIn(query: Query, range: DateRange): Query {
  return whereInRange(query, 'createdAt', toDayRange(range)).orderBy('createdAt', 'desc');
}

async function countParts(
  queries: BoundedQueries,
  { current, previous, buckets }: PeriodRanges,
  toQuery: (range: DateRange) => Query,
): Promise<PeriodCounts> {
  const [total, previousTotal] = await Promise.all([
    queries.count(toQuery(current)),
    queries.count(toQuery(previous)),
  ]);
  const bucketCounts =
    total === 0
      ? buckets.map(() => 0)
      : await Promise.all(buckets.map((bucket) => queries.count(toQuery(bucket))));
  return { current: total, previous: previousTotal, buckets: bucketCounts };
}
