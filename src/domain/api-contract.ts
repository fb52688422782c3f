import * as v from 'valibot';

import { isErasureConfirmation } from './account-erasure.ts';
import { offerKinds } from './club-offer.ts';
import { membershipEndings } from './membership-ending.ts';
import { figurePeriods, figureUnits } from './figure-period.ts';
import { maxBillCents } from './offer-discount.ts';
import { missWords } from './search-miss.ts';
import { redemptionStatuses } from './redemption.ts';

/** Bodies that the own backend accepts, and answers that the app reads. One schema for both sides. */

/** DELETE /api/account: what the person typed. */
export const eraseAccountBody = v.strictObject({
  confirmation: v.pipe(v.string(), v.maxLength(40), v.check(isErasureConfirmation)),
});

export type EraseAccountBody = v.InferOutput<typeof eraseAccountBody>;

/**
 * POST /api/admin/users/{uid}/deactivate: when what the person pays for the club ends. Without it they are made inactive
 * unless they pay: then the answer is 'conflict', and somebody has to choose.
 */
export const deactivateBody = v.strictObject({
  membership: v.exactOptional(v.picklist(membershipEndings)),
});

export type DeactivateBody = v.InferOutput<typeof deactivateBody>;

/** Its answer; `isEnding` is false while the payment provider has not done its part, which is tried again. */
export const deactivatedAnswer = v.object({ success: v.literal(true), isEnding: v.boolean() });

/** PUT and DELETE /api/account/photo: what the caller's record says now. */
export const photoAnswer = v.object({
  success: v.literal(true),
  /** '' without a picture. */
  photoURL: v.pipe(v.string(), v.maxLength(2_000)),
  /** False when a file of an earlier picture could not be deleted yet: the same call again tries once more. */
  isOldFileGone: v.boolean(),
});

export type PhotoAnswer = v.InferOutput<typeof photoAnswer>;

/** POST /api/search/misses: the words of a query without a result, as missWords() makes them. */
export const searchMissBody = v.strictObject({
  words: v.pipe(
    v.string(),
    v.maxLength(80),
    v.check((words) => missWords(words) === words),
  ),
});

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
  /** ISO instant from which the benefits can be used of what is paid for now; null for at once. */
  benefitsFrom: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

/** Tells it apart from the other conflict: another checkout was begun at the same moment. */
export const alreadySubscribed = 'already_subscribed';

/** The one that is signed in subscribes already: 409, with the portal's address when there is one. */
export const alreadySubscribedAnswer = v.object({
  success: v.literal(false),
  code: v.literal('conflict'),
  reason: v.literal(alreadySubscribed),
  portalUrl: v.optional(v.string()),
});

/**
 * GET /api/checkout-session/{id}, for its owner. 'open' was not paid yet; 'processing' waits for the payment or for
 * Stripe; 'active' is entitled now; 'ended' paid for something that is over; 'duplicate' paid for a second
 * subscription, which was ended and given back; 'expired' can not be paid any more.
 */
export const checkoutSessionAnswer = v.object({
  success: v.literal(true),
  id: v.string(),
  state: v.picklist(['open', 'processing', 'active', 'ended', 'duplicate', 'expired']),
});

export type CheckoutSessionAnswer = v.InferOutput<typeof checkoutSessionAnswer>;

/** POST /api/billing/portal, without a body: the page on which cards, invoices and the plan are changed. */
export const portalAnswer = v.object({ success: v.literal(true), url: v.string() });

/** POST /api/billing/withdraw, without a body: everything that was given back, in integer cents. */
export const withdrawalAnswer = v.object({
  success: v.literal(true),
  refundedCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const redemptionId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,128}$/));
const wholeCents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const instantText = v.pipe(v.string(), v.isoTimestamp());

/** POST /api/club/redemptions: the offer that a member wants to use now. */
export const openRedemptionBody = v.strictObject({ offerId: redemptionId });

/** POST /api/club/redemptions/verify: what the staff scanned or typed. */
export const verifyRedemptionBody = v.union([
  v.strictObject({ token: v.pipe(v.string(), v.maxLength(300)) }),
  v.strictObject({ code: v.pipe(v.string(), v.maxLength(20)) }),
]);

/** POST /api/club/redemptions/{id}/confirm: the bill, and for two items the price of the cheaper; integer cents. */
export const confirmRedemptionBody = v.strictObject({
  amountCents: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maxBillCents)),
  itemCents: v.optional(
    v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maxBillCents)),
  ),
});

/** POST /api/club/redemptions/{id}/void: why, for the log. */
export const voidRedemptionBody = v.strictObject({
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(300)),
});

/** What the discount is, as it was when the code was made. */
const offerTerms = v.object({
  title: v.string(),
  kind: v.picklist(offerKinds),
  percent: v.nullable(wholeCents),
  amountCents: v.nullable(wholeCents),
  maxDiscountCents: v.nullable(wholeCents),
  minSpendCents: v.nullable(wholeCents),
});

/**
 * Answer to opening and to GET /api/club/redemptions/{id}. `proof` is for the member alone and only while it is open;
 * its token goes into the QR code and is good until `proof.expiresAt`.
 */
export const redemptionAnswer = v.object({
  success: v.literal(true),
  id: redemptionId,
  status: v.picklist(redemptionStatuses),
  placeId: v.string(),
  terms: offerTerms,
  expiresAt: instantText,
  confirmedAt: v.nullable(instantText),
  amountCents: wholeCents,
  discountCents: wholeCents,
  finalCents: wholeCents,
  proof: v.nullable(v.object({ token: v.string(), code: v.string(), expiresAt: instantText })),
});

export type RedemptionAnswer = v.InferOutput<typeof redemptionAnswer>;

/** Answer to verifying: what the staff sees before asking for the bill. */
export const verifiedRedemptionAnswer = v.object({
  success: v.literal(true),
  id: redemptionId,
  placeId: v.string(),
  placeName: v.string(),
  memberName: v.string(),
  photoURL: v.string(),
  entitledUntil: v.nullable(instantText),
  terms: offerTerms,
  usesThisMonth: wholeCents,
  expiresAt: instantText,
});

export type VerifiedRedemptionAnswer = v.InferOutput<typeof verifiedRedemptionAnswer>;

/** Answer to confirming; the same order sent again gets the same receipt. */
export const receiptAnswer = v.object({
  success: v.literal(true),
  id: redemptionId,
  title: v.string(),
  amountCents: wholeCents,
  discountCents: wholeCents,
  finalCents: wholeCents,
  confirmedAt: instantText,
});

export type ReceiptAnswer = v.InferOutput<typeof receiptAnswer>;

/** Something that is refused: the sentence is for whoever asked, the reason for their screen. */
export const refusedAnswer = v.object({
  success: v.literal(false),
  error: v.string(),
  reason: v.string(),
});
