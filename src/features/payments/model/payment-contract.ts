import * as v from 'valibot';

/** Bodies that the own backend accepts of payments, and answers that the app reads. One schema for both sides. */

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
