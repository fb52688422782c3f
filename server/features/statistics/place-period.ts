import { Timestamp } from '@google-cloud/firestore';
import type { Firestore, Query } from '@google-cloud/firestore';
import type {
  PeriodStatistics,
  PlacePeriodAnswer,
} from '#features/statistics/model/statistics-contract.ts';
import { statisticsPeriods, periodDays } from '#features/statistics/model/statistics-period.ts';
import type {
  DateRange,
  StatisticsPeriod,
  PeriodDays,
} from '#features/statistics/model/statistics-period.ts';
import { instantOfWallClock, isoDateOf } from '#shared/zoned-time.ts';
import { readPlaceViews } from './place-views.ts';
import type { DailyViews } from './place-views.ts';
import { boundedQueries } from '#server/platform/firestore/bounded-queries.ts';
import type { BoundedQueries } from '#server/platform/firestore/bounded-queries.ts';
import { cachedCallByKey } from '#server/platform/cached-call-by-key.ts';
import type { DayRange } from './statistics-days.ts';
import { redemptionStatistics } from './redemption-statistics.ts';
import { createLedgerReader } from './use-ledger.ts';

/** Short cache time, because the staff checks the statistics after confirming a benefit. */
const cacheMs = 10_000;
const maxCached = 2_000;

/** Kinds of counts of a place; `asked` counts created reservations in any status. */
type CountedEvent = 'saves' | 'asked' | 'confirmed' | 'noShows';

/** Counts of the period, the previous one, and the parts of the period. */
interface PeriodCounts {
  current: number;
  previous: number;
  buckets: number[];
}

/**
 * Creates the statistics of a place by period, cached for ten seconds. Costs per response for any size of the place: at
 * most 128 aggregations (four kinds, two totals and up to 30 parts each; parts are counted only if the total is not
 * zero), at most 25 documents of views, and the reads of createLedgerReader().
 * @returns a function that throws AppError 'unavailable' if Firestore does not respond
 */
export function createPlacePeriods(
  firestore: Firestore,
  now: () => Date,
): (placeId: string, period: StatisticsPeriod) => Promise<PlacePeriodAnswer> {
  const readRedemptions = createLedgerReader(firestore, now);
  const cachedAnswer = cachedCallByKey({ heldMs: cacheMs, max: maxCached }, async (key) => {
    const [placeId = '', name] = key.split(' ');
    // The key always contains a known period; the fallback only satisfies the compiler.
    const period = statisticsPeriods.find((knownPeriod) => knownPeriod === name) ?? '30d';
    const computedAt = now();
    const days = periodDays(period, computedAt);
    const wholeRange = { first: days.previous.first, last: days.current.last };
    const [counts, views, uses] = await Promise.all([
      countAll(firestore, placeId, days),
      readPlaceViews(firestore, placeId, wholeRange),
      readRedemptions(placeId),
    ]);
    const [current, previous, ...bucketStatistics] = redemptionStatistics(
      uses,
      [days.current, days.previous, ...days.buckets].map(instantsOf),
    );
    const toFigures = (
      range: DateRange,
      of: (counted: PeriodCounts) => number,
      redemptions: typeof current,
      views: number | null,
    ): { first: string; last: string; figures: PeriodStatistics } => {
      // redemptionStatistics() returns one result per range, so this error never occurs.
      if (!redemptions) throw new Error('A period has no result');
      const { saves, asked, confirmed, noShows } = counts;
      return {
        first: isoDateOf(range.first),
        last: isoDateOf(range.last),
        figures: {
          views: views,
          saves: of(saves),
          asked: of(asked),
          // A no-show was a confirmed reservation.
          confirmed: of(confirmed) + of(noShows),
          noShows: of(noShows),
          ...redemptions,
        },
      };
    };
    return {
      success: true as const,
      computedAt: computedAt.toISOString(),
      period,
      unit: days.unit,
      current: toFigures(days.current, (c) => c.current, current, viewsWithin(views, days.current)),
      // The views of the previous period are null unless they were counted on all of its days.
      previous: toFigures(
        days.previous,
        (c) => c.previous,
        previous,
        views.since !== null && views.since <= days.previous.first
          ? viewsWithin(views, days.previous)
          : null,
      ),
      buckets: days.buckets.map((bucket, at) => ({
        ...toFigures(
          bucket,
          (c) => c.buckets[at] ?? 0,
          bucketStatistics[at],
          viewsWithin(views, bucket),
        ),
        isPartial: bucket.isPartial,
      })),
      viewsSince: views.since === null ? null : isoDateOf(views.since),
    };
  });
  return (placeId, period) => cachedAnswer(`${placeId} ${period}`);
}

/** Returns the instants from midnight of the first day to midnight after the last. */
function instantsOf({ first, last }: DateRange): DayRange {
  const midnight = (dayNumber: number) => instantOfWallClock({ dayNumber, minutes: 0 });
  return { from: midnight(first), to: midnight(last + 1) };
}

/** Returns null for days before the first count. */
function viewsWithin({ since, days }: DailyViews, { first, last }: DateRange): number | null {
  if (since === null || last < since) return null;
  let sum = 0;
  for (let day = first; day <= last; day += 1) sum += days.get(day) ?? 0;
  return sum;
}

async function countAll(
  firestore: Firestore,
  placeId: string,
  days: PeriodDays,
): Promise<Record<CountedEvent, PeriodCounts>> {
  const queries = boundedQueries();
  const of = (collection: string) =>
    firestore.collection(collection).where('placeId', '==', placeId);
  const reservations = of('reservations');
  const ofStatus = (status: string) => (range: DateRange) =>
    reservations
      .where('status', '==', status)
      .where('date', '>=', isoDateOf(range.first))
      .where('date', '<=', isoDateOf(range.last));
  const [saves, asked, confirmed, noShows] = await Promise.all([
    countParts(queries, days, (range) => createdIn(of('favorites'), range)),
    countParts(queries, days, (range) => createdIn(reservations, range)),
    countParts(queries, days, ofStatus('confirmed')),
    countParts(queries, days, ofStatus('no_show')),
  ]);
  return { saves, asked, confirmed, noShows };
}

/** Sorted newest first like the indexes of reservations and favorites. */
function createdIn(wholeRange: Query, range: DateRange): Query {
  const { from, to } = instantsOf(range);
  return wholeRange
    .where('createdAt', '>=', Timestamp.fromDate(from))
    .where('createdAt', '<', Timestamp.fromDate(to))
    .orderBy('createdAt', 'desc');
}

async function countParts(
  queries: BoundedQueries,
  { current, previous, buckets }: PeriodDays,
  query: (range: DateRange) => Query,
): Promise<PeriodCounts> {
  const [total, previousTotal] = await Promise.all([
    queries.count(query(current)),
    queries.count(query(previous)),
  ]);
  const bucketStatistics =
    total === 0
      ? buckets.map(() => 0)
      : await Promise.all(buckets.map((bucket) => queries.count(query(bucket))));
  return { current: total, previous: previousTotal, buckets: bucketStatistics };
}
