import { change } from '../engine.ts';
import type { Engine } from '../engine.ts';
import type { Subscription, SubscriptionStatus } from '../objects.ts';

/** Statuses of subscriptions that are not charged any more. */
const ENDED: ReadonlySet<SubscriptionStatus> = new Set(['canceled', 'incomplete_expired']);

export function hasEnded({ status }: Subscription): boolean {
  return ENDED.has(status);
}

/** Ends a subscription now. Sends customer.subscription.deleted. */
export function endSubscription(
  engine: Engine,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  const now = engine.now();
  subscription.status = 'canceled';
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  subscription.cancellation_details.reason ??= reason;
  stopCollecting(engine, subscription);
  engine.emit('customer.subscription.deleted', subscription);
}

/**
 * Expires a subscription whose first payment was not made within Stripe's limit of 23 hours, and voids its open
 * invoices.
 */
export function expireIncomplete(engine: Engine, subscription: Subscription): void {
  change(engine, 'customer.subscription.updated', subscription, (incomplete) => {
    incomplete.status = 'incomplete_expired';
    incomplete.ended_at = engine.now();
  });
  for (const invoice of openInvoices(engine, subscription)) {
    change(engine, 'invoice.voided', invoice, (open) => {
      open.status = 'void';
      open.status_transitions.voided_at = engine.now();
    });
  }
}

/** Schedules the end of a subscription for the end of its paid period, or cancels that schedule. */
export function setEndAtPeriodEnd(engine: Engine, subscription: Subscription, ends: boolean): void {
  change(engine, 'customer.subscription.updated', subscription, (live) => {
    live.cancel_at_period_end = ends;
    live.cancel_at = ends ? (live.items.data[0]?.current_period_end ?? null) : null;
    live.canceled_at = ends ? engine.now() : null;
    live.cancellation_details.reason = ends ? 'cancellation_requested' : null;
  });
}

export function openInvoices(engine: Engine, subscription: Subscription) {
  return engine.store
    .all('invoices')
    .filter(
      ({ parent, status }) =>
        status === 'open' && parent.subscription_details.subscription === subscription.id,
    );
}

function stopCollecting(engine: Engine, subscription: Subscription): void {
  for (const invoice of openInvoices(engine, subscription)) invoice.next_payment_attempt = null;
}
