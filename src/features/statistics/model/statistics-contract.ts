import * as v from 'valibot';

import { statisticsPeriods, statisticsUnits } from './statistics-period.ts';

/** Response schemas of statistics, shared by the server and the app. */

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Integer cents; negative if refunds exceed payments. */
const centsSchema = v.pipe(v.number(), v.integer());
/** Change of the last 30 days against the 30 days before: 0.12 for 12 % more. Null if no comparison is possible. */
const growthSchema = v.nullable(v.number());

/** Response of GET /api/manager/statistics?placeId={id}: statistics of one place since its creation. */
export const placeStatisticsResponse = v.object({
  success: v.literal(true),
  favorites: countSchema,
  reviews: countSchema,
  /** 0 without reviews. */
  rating: v.number(),
  reservations: v.object({
    pending: countSchema,
    confirmed: countSchema,
    declined: countSchema,
    cancelled: countSchema,
    no_show: countSchema,
  }),
  /** Confirmed redemptions that were not voided. */
  clubUses: countSchema,
  clubDiscountCents: centsSchema,
});

export type PlaceStatisticsResponse = v.InferOutput<typeof placeStatisticsResponse>;

/** Statistics of a place in a span of days. A value is null if it was not counted or is unknown. */
const periodStatisticsSchema = v.object({
  /** Page views, once per visit; null before counting began. */
  views: v.nullable(countSchema),
  /** Favourites saved in these days that still exist. */
  saves: countSchema,
  /** Reservations requested in these days, with any result. */
  asked: countSchema,
  /** Reservations for these days that the place confirmed, including no-shows. */
  confirmed: countSchema,
  noShows: countSchema,
  /** Confirmed redemptions that were not voided. */
  uses: v.nullable(countSchema),
  discountCents: v.nullable(centsSchema),
  /** Members who used a benefit at the place for the first time in these days. */
  newGuests: v.nullable(countSchema),
  /** Members who used a benefit at the place both in these days and before, each counted once. */
  returningGuests: v.nullable(countSchema),
});

export type PeriodStatistics = v.InferOutput<typeof periodStatisticsSchema>;

const isoDateSchema = v.pipe(v.string(), v.isoDate());
const dayRangeEntries = { first: isoDateSchema, last: isoDateSchema };

/**
 * Response of GET /api/manager/statistics/period?placeId={id}&period={period}: statistics of one place. Days are in the
 * brand's time zone, first and last included.
 */
export const placePeriodResponse = v.object({
  success: v.literal(true),
  /** ISO timestamp. */
  computedAt: v.string(),
  period: v.picklist(statisticsPeriods),
  unit: v.picklist(statisticsUnits),
  current: v.object({ ...dayRangeEntries, figures: periodStatisticsSchema }),
  previous: v.object({ ...dayRangeEntries, figures: periodStatisticsSchema }),
  /**
   * Oldest first. A guest who comes in two buckets counts as returning in the later bucket, so the guests of buckets
   * must not be summed.
   */
  buckets: v.array(
    v.object({ ...dayRangeEntries, isPartial: v.boolean(), figures: periodStatisticsSchema }),
  ),
  /** The first day with counted views; null before that. */
  viewsSince: v.nullable(isoDateSchema),
});

export type PlacePeriodResponse = v.InferOutput<typeof placePeriodResponse>;

/** Response of GET /api/manager/overview: the caller's managed places and pending items from today on. */
export const managerOverviewResponse = v.object({
  success: v.literal(true),
  places: countSchema,
  activePlaces: countSchema,
  pendingReservations: countSchema,
  reviewsWithoutReply: countSchema,
  /** Benefits confirmed since midnight in the brand's time zone and not voided, and their total discount. */
  clubUsesToday: countSchema,
  clubDiscountTodayCents: countSchema,
  /** False if the caller created more places than the server checks. All counts may then be too low. */
  isComplete: v.boolean(),
});

export type ManagerOverviewResponse = v.InferOutput<typeof managerOverviewResponse>;

/**
 * Response of GET /api/admin/statistics. Days are in the brand's time zone; '30 days' are today and the 29 days before.
 */
export const adminStatisticsResponse = v.object({
  success: v.literal(true),
  /** ISO timestamp. */
  computedAt: v.string(),
  places: v.object({ total: countSchema, active: countSchema, growth: growthSchema }),
  users: v.object({
    total: countSchema,
    members: countSchema,
    managers: countSchema,
    superAdmins: countSchema,
    /** Accounts that need approval. */
    pending: countSchema,
    growth: growthSchema,
  }),
  reviews: v.object({
    total: countSchema,
    /** Mean of all reviews; null without any. */
    rating: v.nullable(v.number()),
    /** Difference between the mean ratings of the 30 days and of the 30 before; null if one period has no reviews. */
    ratingChange: v.nullable(v.number()),
    growth: growthSchema,
  }),
  club: v.object({
    activeMembers: countSchema,
    /** Share of the members whose access ended within the 30 days, 0 to 1; null without members. */
    churn: v.nullable(v.number()),
    /** Within the 30 days. */
    uses: countSchema,
    discountCents: centsSchema,
    usesGrowth: growthSchema,
  }),
  /**
   * `monthCents` are the payments of this calendar month minus their refunds; null if there has never been a payment.
   */
  revenue: v.object({ monthCents: v.nullable(centsSchema), growth: growthSchema }),
  /**
   * Number of e-mails of the last 30 days whose delivery status is unknown, and number of those that failed
   * permanently.
   */
  letters: v.object({ unknown: countSchema, failed: countSchema }),
});

export type AdminStatisticsResponse = v.InferOutput<typeof adminStatisticsResponse>;

/** Kinds of daily counts. */
export const dailyKinds = ['signUps', 'reviews', 'clubUses'] as const;

export type DailyCountKind = (typeof dailyKinds)[number];

/**
 * Response of GET /api/admin/statistics/days?kind={kind}: one count per day of the last 30 days, oldest first. `date`
 * is 'YYYY-MM-DD'.
 */
export const dailyCountsResponse = v.object({
  success: v.literal(true),
  days: v.array(v.object({ date: v.string(), count: countSchema })),
});

export type DailyCountsResponse = v.InferOutput<typeof dailyCountsResponse>;
