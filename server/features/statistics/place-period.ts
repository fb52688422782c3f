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
import type { ViewsOfDays } from './place-views.ts';
import { boundedQueries } from '#server/platform/firestore/bounded-queries.ts';
import type { BoundedQueries } from '#server/platform/firestore/bounded-queries.ts';
import { cachedCallByKey } from '#server/platform/cached-call-by-key.ts';
import type { DayRange } from './statistics-days.ts';
import { redemptionStatistics } from './redemption-statistics.ts';
import { createUseLedger } from './use-ledger.ts';

/** Short cache time, because the staff checks the statistics after confirming a benefit. */
const heldMs = 10_000;
const answersHeld = 2_000;

type Counted = 'saves' | 'asked' | 'confirmed' | 'noShows';

/** Counts of the period, the previous one, and the parts of the period. */
interface Counts {
  current: number;
  previous: number;
  buckets: number[];
}

/**
 * Creates the statistics of a place by period, cached for ten seconds. Costs per response for any size of the place: at
 * most 128 aggregations (four kinds, two totals and up to 30 parts each; parts are counted only if the total is not
 * zero), at most 25 documents of views, and the reads of createUseLedger().
 * @returns a function that throws AppError 'unavailable' if Firestore does not respond
 */
export function createPlacePeriods(
  firestore: Firestore,
  now: () => Date,
): (placeId: string, period: StatisticsPeriod) => Promise<PlacePeriodAnswer> {
  const usesOf = createUseLedger(firestore, now);
  const answer = cachedCallByKey({ heldMs, max: answersHeld }, async (key) => {
    const [placeId = '', name] = key.split(' ');
    const period = statisticsPeriods.find((known) => known === name) ?? '30d';
    const computedAt = now();
    const days = periodDays(period, computedAt);
    const all = { first: days.previous.first, last: days.current.last };
    const [counts, views, uses] = await Promise.all([
      countAll(firestore, placeId, days),
      readPlaceViews(firestore, placeId, all),
      usesOf(placeId),
    ]);
    const [current, previous, ...parts] = redemptionStatistics(
      uses,
      [days.current, days.previous, ...days.buckets].map(instantsOf),
    );
    const figures = (
      span: DateRange,
      of: (counted: Counts) => number,
      used: typeof current,
      seen: number | null,
    ): { first: string; last: string; figures: PeriodStatistics } => {
      if (!used) throw new Error('A span for each was asked for');
      const { saves, asked, confirmed, noShows } = counts;
      return {
        first: isoDateOf(span.first),
        last: isoDateOf(span.last),
        figures: {
          views: seen,
          saves: of(saves),
          asked: of(asked),
          // A no-show was a confirmed reservation.
          confirmed: of(confirmed) + of(noShows),
          noShows: of(noShows),
          ...used,
        },
      };
    };
    return {
      success: true as const,
      computedAt: computedAt.toISOString(),
      period,
      unit: days.unit,
      current: figures(days.current, (c) => c.current, current, viewsWithin(views, days.current)),
      // A previous period without complete data is not compared.
      previous: figures(
        days.previous,
        (c) => c.previous,
        previous,
        views.since !== null && views.since <= days.previous.first
          ? viewsWithin(views, days.previous)
          : null,
      ),
      buckets: days.buckets.map((bucket, at) => ({
        ...figures(bucket, (c) => c.buckets[at] ?? 0, parts[at], viewsWithin(views, bucket)),
        isPartial: bucket.isPartial,
      })),
      viewsSince: views.since === null ? null : isoDateOf(views.since),
    };
  });
  return (placeId, period) => answer(`${placeId} ${period}`);
}

/** Returns the instants from midnight of the first day to midnight after the last. */
function instantsOf({ first, last }: DateRange): DayRange {
  const midnight = (dayNumber: number) => instantOfWallClock({ dayNumber, minutes: 0 });
  return { from: midnight(first), to: midnight(last + 1) };
}

/** Returns null for days before the first count. */
function viewsWithin({ since, days }: ViewsOfDays, { first, last }: DateRange): number | null {
  if (since === null || last < since) return null;
  let sum = 0;
  for (let day = first; day <= last; day += 1) sum += days.get(day) ?? 0;
  return sum;
}

async function countAll(
  firestore: Firestore,
  placeId: string,
  days: PeriodDays,
): Promise<Record<Counted, Counts>> {
  const asking = boundedQueries();
  const of = (collection: string) =>
    firestore.collection(collection).where('placeId', '==', placeId);
  const bookings = of('reservations');
  const ofStatus = (status: string) => (span: DateRange) =>
    bookings
      .where('status', '==', status)
      .where('date', '>=', isoDateOf(span.first))
      .where('date', '<=', isoDateOf(span.last));
  const [saves, asked, confirmed, noShows] = await Promise.all([
    countParts(asking, days, (span) => madeIn(of('favorites'), span)),
    countParts(asking, days, (span) => madeIn(bookings, span)),
    countParts(asking, days, ofStatus('confirmed')),
    countParts(asking, days, ofStatus('no_show')),
  ]);
  return { saves, asked, confirmed, noShows };
}

/** Sorted newest first like the reservation lists, so that both use the same index. */
function madeIn(all: Query, span: DateRange): Query {
  const { from, to } = instantsOf(span);
  return all
    .where('createdAt', '>=', Timestamp.fromDate(from))
    .where('createdAt', '<', Timestamp.fromDate(to))
    .orderBy('createdAt', 'desc');
}

async function countParts(
  asking: BoundedQueries,
  { current, previous, buckets }: PeriodDays,
  query: (span: DateRange) => Query,
): Promise<Counts> {
  const [total, before] = await Promise.all([
    asking.count(query(current)),
    asking.count(query(previous)),
  ]);
  const parts =
    total === 0
      ? buckets.map(() => 0)
      : await Promise.all(buckets.map((bucket) => asking.count(query(bucket))));
  return { current: total, previous: before, buckets: parts };
}
