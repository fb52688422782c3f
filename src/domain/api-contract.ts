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

/** GET /api/manager/overview: what the caller keeps, and what waits for them from today on. */
export const managerOverviewAnswer = v.object({
  success: v.literal(true),
  places: count,
  activePlaces: count,
  pendingReservations: count,
  reviewsWithoutReply: count,
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
  /** The 30 days, oldest first. */
  days: v.array(v.object({ date: v.string(), signUps: count, reviews: count, clubUses: count })),
});

export type AdminStatisticsAnswer = v.InferOutput<typeof adminStatisticsAnswer>;

const stripeId = v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/));
const returnAddress = v.optional(v.pipe(v.string(), v.maxLength(2_000)));

/**
 * POST /api/create-checkout-session. The server builds the return addresses itself; those of a client may be left
 * out, and are refused when they are not the site's own (SPEC section 7).
 */
export const createCheckoutBody = v.strictObject({
  priceId: stripeId,
  successUrl: returnAddress,
  cancelUrl: returnAddress,
});

export type CreateCheckoutBody = v.InferOutput<typeof createCheckoutBody>;

/** The page to go to (`location.assign(url)`), and the session's id. */
export const checkoutCreatedAnswer = v.object({
  success: v.literal(true),
  id: v.string(),
  url: v.string(),
});

/** The one that is signed in subscribes already: 409, with the portal's address when there is one. */
export const alreadySubscribedAnswer = v.object({
  success: v.literal(false),
  code: v.literal('conflict'),
  portalUrl: v.optional(v.string()),
});

/**
 * GET /api/checkout-session/{id}, for its owner. 'open' was not paid yet; 'processing' waits for the payment or for
 * Stripe; 'active' is entitled now; 'ended' paid for something that is over; 'expired' can not be paid any more.
 */
export const checkoutSessionAnswer = v.object({
  success: v.literal(true),
  id: v.string(),
  state: v.picklist(['open', 'processing', 'active', 'ended', 'expired']),
});

export type CheckoutSessionAnswer = v.InferOutput<typeof checkoutSessionAnswer>;

/** POST /api/billing/portal, without a body: the page on which cards, invoices and the plan are changed. */
export const portalAnswer = v.object({ success: v.literal(true), url: v.string() });

/** POST /api/billing/withdraw, without a body: everything that was given back, in integer cents. */
export const withdrawalAnswer = v.object({
  success: v.literal(true),
  refundedCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
