import * as v from 'valibot';

import { strictSchema } from '#shared/record/record-schema.ts';
import { formatted, optional, readBy } from '#shared/record/record.ts';

/** Request and response schemas of payments, shared by the server and the app. */

/** Undefined if it is missing, because no page has the address ''. */
const returnAddress = optional(
  readBy(
    (value) => (typeof value === 'string' ? value : undefined),
    formatted('[!-~]{0,2000}', { maxLength: 2_000, isLimitedByPattern: true }),
  ),
);

/**
 * Body of POST /api/create-checkout-session. The server builds the return URLs itself. A client may omit them; the
 * server rejects URLs that differ from its own.
 */
export const createCheckoutBody = strictSchema({
  /** Id of a Stripe price. */
  priceId: formatted('[A-Za-z0-9_-]{1,200}', { maxLength: 200, isLimitedByPattern: true }),
  successUrl: returnAddress,
  cancelUrl: returnAddress,
});

export type CreateCheckoutBody = v.InferOutput<typeof createCheckoutBody>;

/** Checkout page to open (`location.assign(url)`), and the session id. */
export const checkoutCreatedResponse = v.object({
  success: v.literal(true),
  id: v.string(),
  url: v.string(),
  /** ISO timestamp from which the paid benefits can be used; null for immediately. */
  benefitsFrom: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

/**
 * Value of `reason` in the 409 response for an existing subscription. The 409 response for a second checkout started at
 * the same time does not have it.
 */
export const alreadySubscribed = 'already_subscribed';

/** Response 409 if the signed-in user already has a subscription, with the portal URL if available. */
export const alreadySubscribedResponse = v.object({
  success: v.literal(false),
  code: v.literal('conflict'),
  reason: v.literal(alreadySubscribed),
  portalUrl: v.optional(v.string()),
});

/**
 * Response of GET /api/checkout-session/{id}, for the user who started the checkout. 'open': not paid yet;
 * 'processing': waiting for the payment or for Stripe; 'active': the membership is active; 'ended': the paid
 * subscription has ended; 'duplicate': a second subscription was paid, cancelled and refunded; 'expired': can no longer
 * be paid.
 */
export const checkoutSessionResponse = v.object({
  success: v.literal(true),
  id: v.string(),
  state: v.picklist(['open', 'processing', 'active', 'ended', 'duplicate', 'expired']),
});

export type CheckoutSessionResponse = v.InferOutput<typeof checkoutSessionResponse>;

/** Response of POST /api/billing/portal (no body): the page to manage cards, invoices and the plan. */
export const portalResponse = v.object({ success: v.literal(true), url: v.string() });

/** Response of POST /api/billing/withdraw (no body): the total refund, in integer cents. */
export const withdrawalResponse = v.object({
  success: v.literal(true),
  refundedCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
