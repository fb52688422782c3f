import * as v from 'valibot';

import { figurePeriods, figureUnits } from './figure-period.ts';

/** Figures that the own backend answers with. One schema for both sides. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Integer cents; below zero where more was given back than taken. */
const cents = v.pipe(v.number(), v.integer());
/** Against the 30 days before, 0.12 for 12 % more; null where nothing can be compared. */
const growth = v.nullable(v.number());

/** GET /api/manager/statistics?placeId={id}: figures of one place, since it exists. */
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

/** What is told of a span of days at a place. Null where it was not counted, or cannot be known. */
const periodFigures = v.object({
  /** Openings of the page, once a visit; counted since the guide counts them. */
  views: v.nullable(count),
  /** Favourites that were saved then and still are. */
  saves: count,
  /** Bookings that somebody asked for then, whatever became of them. */
  asked: count,
  /** Bookings for these days that the place confirmed, those that nobody came to included. */
  confirmed: count,
  noShows: count,
  /** Confirmed redemptions that were not voided. */
  uses: v.nullable(count),
  discountCents: v.nullable(cents),
  /** Members of the club who used a benefit there for the first time. */
  newGuests: v.nullable(count),
  /** Those who used one and had used one there before these days, each once. */
  returningGuests: v.nullable(count),
});

export type PeriodFigures = v.InferOutput<typeof periodFigures>;

const isoDate = v.pipe(v.string(), v.isoDate());
const daySpan = { first: isoDate, last: isoDate };

/**
 * GET /api/manager/statistics/period?placeId={id}&period={period}: figures of one place. Days are those of the brand's
 * time zone, first and last included.
 */
export const placePeriodAnswer = v.object({
  success: v.literal(true),
  /** ISO instant. */
  computedAt: v.string(),
  period: v.picklist(figurePeriods),
  unit: v.picklist(figureUnits),
  current: v.object({ ...daySpan, figures: periodFigures }),
  previous: v.object({ ...daySpan, figures: periodFigures }),
  /** Oldest first. Who comes in two of them is a returning guest of the later one, so guests do not add up. */
  buckets: v.array(v.object({ ...daySpan, isPartial: v.boolean(), figures: periodFigures })),
  /** The first day whose views were counted; null before that. */
  viewsSince: v.nullable(isoDate),
});

export type PlacePeriodAnswer = v.InferOutput<typeof placePeriodAnswer>;

/** GET /api/manager/overview: what the caller keeps, and what waits for them from today on. */
export const managerOverviewAnswer = v.object({
  success: v.literal(true),
  places: count,
  activePlaces: count,
  pendingReservations: count,
  reviewsWithoutReply: count,
  /** Benefits that were confirmed since midnight in the brand's time zone and stand, and what they took off. */
  clubUsesToday: count,
  clubDiscountTodayCents: count,
  /** False for somebody who created more places than are looked into: there may be more of everything. */
  isComplete: v.boolean(),
});

export type ManagerOverviewAnswer = v.InferOutput<typeof managerOverviewAnswer>;

/** GET /api/admin/statistics. Days are those of the brand's time zone; '30 days' are today and the 29 before. */
export const adminStatisticsAnswer = v.object({
  success: v.literal(true),
  /** ISO instant. */
  computedAt: v.string(),
  places: v.object({ total: count, active: count, growth }),
  users: v.object({
    total: count,
    members: count,
    managers: count,
    superAdmins: count,
    /** Waiting for approval. */
    pending: count,
    growth,
  }),
  reviews: v.object({
    total: count,
    /** Of all reviews; null without any. */
    rating: v.nullable(v.number()),
    /** Points between the mean of the 30 days and of the 30 before; null where one has no reviews. */
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
  /** Payments less refunds of this calendar month; null when nobody ever paid. */
  revenue: v.object({ monthCents: v.nullable(cents), growth }),
  /** Of the last 30 days: letters whose fate nobody knows, and those that were refused for good. */
  letters: v.object({ unknown: count, failed: count }),
});

export type AdminStatisticsAnswer = v.InferOutput<typeof adminStatisticsAnswer>;

/** What is counted day by day. */
export const dailyKinds = ['signUps', 'reviews', 'clubUses'] as const;

export type DailyKind = (typeof dailyKinds)[number];

/** GET /api/admin/statistics/days?kind={kind}: the 30 days, oldest first, each 'YYYY-MM-DD'. */
export const dailyCountsAnswer = v.object({
  success: v.literal(true),
  days: v.array(v.object({ date: v.string(), count })),
});

export type DailyCountsAnswer = v.InferOutput<typeof dailyCountsAnswer>;
