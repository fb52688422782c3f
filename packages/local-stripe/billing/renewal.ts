import { change, RETRY_DAYS } from '../engine.ts';
import type { Engine } from '../engine.ts';
import type { Invoice, Subscription } from '../objects.ts';
import { newId } from '../store.ts';
import { chargeInvoice } from './charge-invoice.ts';
import type { PaymentOutcome, PaymentSetting } from './charge-invoice.ts';
import { addInterval, DAY } from './intervals.ts';
import { issueInvoice } from './invoicing.ts';
import { describe, methodOf } from './subscribe.ts';
import { endSubscription } from './subscription-end.ts';

/**
 * Handles the end of the paid period: a subscription that is set to end is ended; otherwise the next period begins and
 * its invoice is charged.
 */
export function renew(engine: Engine, subscription: Subscription, setting: PaymentSetting): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(engine, subscription, 'cancellation_requested');
    return;
  }
  const [item] = subscription.items.data;
  const recurring = item?.price.recurring;
  if (!item || !recurring) throw new Error(`${subscription.id} has no recurring item`);
  change(engine, 'customer.subscription.updated', subscription, () => {
    item.current_period_start = item.current_period_end;
    item.current_period_end = addInterval(
      item.current_period_end,
      recurring.interval,
      recurring.interval_count,
      subscription.billing_cycle_anchor,
    );
  });
  const invoice = issueInvoice(engine, subscription, {
    reason: 'subscription_cycle',
    lines: [
      {
        id: newId('il'),
        amount: item.price.unit_amount * item.quantity,
        description: describe(engine, item.price, item.quantity),
        price: item.price.id,
        proration: false,
        period: { start: item.current_period_start, end: item.current_period_end },
      },
    ],
  });
  collect(engine, subscription, invoice, setting);
}

/**
 * Charges an open invoice and sets the subscription's status: active when it is paid, past due when it is not. After a
 * failed scheduled attempt the next one gets a date; after the last one the subscription ends. A failed first invoice
 * does not change the status.
 */
export function collect(
  engine: Engine,
  subscription: Subscription,
  invoice: Invoice,
  setting: PaymentSetting,
): PaymentOutcome {
  const isFirst = invoice.billing_reason === 'subscription_create';
  // A failed payment by the customer does not change the date of the next attempt, but increases `attempt_count`. The
  // next attempt is set before charging, because the event of a failure contains it.
  const retryDays = RETRY_DAYS[invoice.attempt_count];
  const isScheduled = !isFirst && !setting.onSession;
  if (isScheduled) {
    invoice.next_payment_attempt = retryDays === undefined ? null : engine.now() + retryDays * DAY;
  }
  const outcome = chargeInvoice(engine, invoice, methodOf(engine, subscription), setting);
  if (outcome.kind === 'paid') {
    change(engine, 'customer.subscription.updated', subscription, (live) => {
      if (live.status !== 'canceled') live.status = 'active';
    });
    return outcome;
  }
  if (isFirst) return outcome;
  if (isScheduled && retryDays === undefined) {
    endSubscription(engine, subscription, 'payment_failed');
    return outcome;
  }
  change(engine, 'customer.subscription.updated', subscription, (live) => {
    if (live.status === 'active') live.status = 'past_due';
  });
  return outcome;
}
