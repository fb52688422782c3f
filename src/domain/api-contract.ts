import * as v from 'valibot';

import { isErasureConfirmation } from './account-erasure.ts';

/** Bodies that the own backend accepts, and answers that the app reads. One schema for both sides. */

/** DELETE /api/account: what the person typed. */
export const eraseAccountBody = v.strictObject({
  confirmation: v.pipe(v.string(), v.maxLength(40), v.check(isErasureConfirmation)),
});

export type EraseAccountBody = v.InferOutput<typeof eraseAccountBody>;

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
  reservations: v.object({ pending: count, confirmed: count, declined: count, cancelled: count }),
  /** Confirmed redemptions that were not voided. */
  clubUses: count,
  clubDiscountCents: cents,
});

export type PlaceStatisticsAnswer = v.InferOutput<typeof placeStatisticsAnswer>;

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
  /** The 30 days, oldest first. */
  days: v.array(v.object({ date: v.string(), signUps: count, reviews: count, clubUses: count })),
});

export type AdminStatisticsAnswer = v.InferOutput<typeof adminStatisticsAnswer>;
