import * as v from 'valibot';

import { statisticsPeriods, statisticsUnits } from './statistics-period.ts';

/** Response schemas of statistics, shared by the server and the app. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Integer cents; negative if refunds exceed payments. */
const cents = v.pipe(v.number(), v.integer());
/** Change against the previous 30 days, 0.12 for 12 % more; null if no comparison is possible. */
const growth = v.nullable(v.number());

/** Response of GET /api/manager/statistics?placeId={id}: statistics of one place since its creation. */
export const placeStatisticsAnswer = v.object({
  success: v.literal(true),
  favorites: count,
  reviews: count,
  /** 0 without reviews. */
  rating: v.number(),
  reservations: v.object({
    pending: count,
    confirmed: count,
    declined: count,
    cancelled: count,
    no_show: count,
  }),
  /** Confirmed redemptions that were not voided. */
  clubUses: count,
  clubDiscountCents: cents,
});

export type PlaceStatisticsAnswer = v.InferOutput<typeof placeStatisticsAnswer>;

/** Statistics of a place in a span of days. Null if not counted or unknown. */
const periodFigures = v.object({
  /** Page views, once per visit; null before counting began. */
  views: v.nullable(count),
  /** Favourites saved in these days that still exist. */
  saves: count,
  /** Reservations requested in these days, with any result. */
  asked: count,
  /** Reservations for these days that the place confirmed, including no-shows. */
  confirmed: count,
  noShows: count,
  /** Confirmed redemptions that were not voided. */
  uses: v.nullable(count),
  discountCents: v.nullable(cents),
  /** Members who used a benefit at the place for the first time. */
  newGuests: v.nullable(count),
  /** Members who used a benefit in these days and before, each counted once. */
  returningGuests: v.nullable(count),
});

export type PeriodStatistics = v.InferOutput<typeof periodFigures>;

const isoDate = v.pipe(v.string(), v.isoDate());
const daySpan = { first: isoDate, last: isoDate };

/**
 * Response of GET /api/manager/statistics/period?placeId={id}&period={period}: statistics of one place. Days are in the
 * brand's time zone, first and last included.
 */
export const placePeriodAnswer = v.object({
  success: v.literal(true),
  /** ISO timestamp. */
  computedAt: v.string(),
  period: v.picklist(statisticsPeriods),
  unit: v.picklist(statisticsUnits),
  current: v.object({ ...daySpan, figures: periodFigures }),
  previous: v.object({ ...daySpan, figures: periodFigures }),
  /** Oldest first. A guest of two buckets is a returning guest of the later one, so guests must not be summed. */
  buckets: v.array(v.object({ ...daySpan, isPartial: v.boolean(), figures: periodFigures })),
  /** The first day with counted views; null before that. */
  viewsSince: v.nullable(isoDate),
});

export type PlacePeriodAnswer = v.InferOutput<typeof placePeriodAnswer>;

/** Response of GET /api/manager/overview: the caller's managed places and pending items from today on. */
export const managerOverviewAnswer = v.object({
  success: v.literal(true),
  places: count,
  activePlaces: count,
  pendingReservations: count,
  reviewsWithoutReply: count,
  /** Benefits confirmed since midnight in the brand's time zone and not voided, and their total discount. */
  clubUsesToday: count,
  clubDiscountTodayCents: count,
  /** False if the caller created more places than the server checks: all counts may be too low. */
  isComplete: v.boolean(),
});

export type ManagerOverviewAnswer = v.InferOutput<typeof managerOverviewAnswer>;

/**
 * Response of GET /api/admin/statistics. Days are in the brand's time zone; '30 days' are today and the 29 days before.
 */
export const adminStatisticsAnswer = v.object({
  success: v.literal(true),
  /** ISO timestamp. */
  computedAt: v.string(),
  places: v.object({ total: count, active: count, growth }),
  users: v.object({
    total: count,
    members: count,
    managers: count,
    superAdmins: count,
    /** Accounts that need approval. */
    pending: count,
    growth,
  }),
  reviews: v.object({
    total: count,
    /** Mean of all reviews; null without any. */
    rating: v.nullable(v.number()),
    /** Difference between the mean ratings of the 30 days and of the 30 before; null if one period has no reviews. */
    ratingChange: v.nullable(v.number()),
    growth,
  }),
  club: v.object({
    activeMembers: count,
    /** Share of the members whose access ended within the 30 days, 0 to 1; null without members. */
    churn: v.nullable(v.number()),
    /** Within the 30 days. */
    uses: count,
    discountCents: cents,
    usesGrowth: growth,
  }),
  /** Payments less refunds of this calendar month; null if there has never been a payment. */
  revenue: v.object({ monthCents: v.nullable(cents), growth }),
  /** Emails of the last 30 days with an unknown delivery status, and permanently failed ones. */
  letters: v.object({ unknown: count, failed: count }),
});

export type AdminStatisticsAnswer = v.InferOutput<typeof adminStatisticsAnswer>;

/** Kinds of daily counts. */
export const dailyKinds = ['signUps', 'reviews', 'clubUses'] as const;

export type DailyKind = (typeof dailyKinds)[number];

/** Response of GET /api/admin/statistics/days?kind={kind}: the 30 days, oldest first, each 'YYYY-MM-DD'. */
export const dailyCountsAnswer = v.object({
  success: v.literal(true),
  days: v.array(v.object({ date: v.string(), count })),
});

export type DailyCountsAnswer = v.InferOutput<typeof dailyCountsAnswer>;
