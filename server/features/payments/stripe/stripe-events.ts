import type { Stripe } from 'stripe';
import { referenceIdOf } from './to-billing-snapshot.ts';

/**
 * Subject of an event. No other data of the event is used: events arrive out of order with outdated content, so the
 * subject is read again from Stripe.
 */
export type EventSubject =
  | { kind: 'customer'; customerId: string }
  /** The charge of a dispute or refund; these events do not contain the customer. */
  | { kind: 'charge'; chargeId: string }
  | { kind: 'product'; productId: string }
  /** A known event that requires no action. */
  | { kind: 'notice' };

/** Event types whose object has the field `customer`. */
const customerEvents: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'invoice.paid',
  'invoice.payment_succeeded',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.finalized',
  'invoice.marked_uncollectible',
  'invoice.voided',
  'charge.refunded',
]);

const disputeEvents: ReadonlySet<string> = new Set([
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
]);

const refundEvents: ReadonlySet<string> = new Set([
  'refund.created',
  'refund.updated',
  'refund.failed',
]);

const productEvents: ReadonlySet<string> = new Set([
  'product.created',
  'product.updated',
  'product.deleted',
]);

const priceEvents: ReadonlySet<string> = new Set([
  'price.created',
  'price.updated',
  'price.deleted',
]);

/** All events that a webhook endpoint must send; deploy/stripe-webhook.txt contains the same list. */
export const handledEvents: readonly string[] = [
  ...customerEvents,
  'customer.updated',
  'customer.deleted',
  'invoice.upcoming',
  ...disputeEvents,
  ...refundEvents,
  ...productEvents,
  ...priceEvents,
];

/** Returns the subject of an event, or null for an unknown type or a missing reference. */
export function subjectOf({
  type,
  data,
}: Pick<Stripe.Event, 'type' | 'data'>): EventSubject | null {
  const object = data.object as unknown as Readonly<Record<string, string | { id: string } | null>>;
  const id = referenceIdOf(object['id']);
  if (type === 'invoice.upcoming') return { kind: 'notice' };
  if (type === 'customer.updated' || type === 'customer.deleted') return customerSubject(id);
  if (customerEvents.has(type)) return customerSubject(referenceIdOf(object['customer']));
  if (disputeEvents.has(type) || refundEvents.has(type)) {
    const chargeId = referenceIdOf(object['charge']);
    return chargeId === '' ? null : { kind: 'charge', chargeId };
  }
  if (productEvents.has(type)) return productSubject(id);
  return priceEvents.has(type) ? productSubject(referenceIdOf(object['product'])) : null;
}

function customerSubject(customerId: string): EventSubject | null {
  return customerId === '' ? null : { kind: 'customer', customerId };
}

function productSubject(productId: string): EventSubject | null {
  return productId === '' ? null : { kind: 'product', productId };
}
