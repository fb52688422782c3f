import type { Engine } from '../engine.ts';
import type { Subscription } from '../objects.ts';
import { makeOlder } from './age.ts';
import type { PaymentSetting, RequestedPaymentResult } from './charge-invoice.ts';
import { DAY } from './intervals.ts';
import { collect, renew } from './renewal.ts';
import { expireIncomplete, hasEnded, openInvoices } from './subscription-end.ts';

const INCOMPLETE_LIFE = 23 * 3600;
const UPCOMING_NOTICE = 7 * DAY;
/**
 * Maximum number of billing steps per call, to detect a duration that is too long by mistake. A monthly subscription
 * has two steps per month: the notice of the next invoice, and the renewal.
 */
const MAX_STEPS = 200;

interface BillingStep {
  /** Unix seconds. */
  at: number;
  run: () => void;
}

/**
 * Simulates the passing of time for one customer. The shop and the browsers use the real time, so the clock of this
 * server does not change. Instead, all times of the customer's objects move into the past, and due billing steps run
 * now, in order.
 *
 * @param seconds duration to simulate
 * @param wish outcome of the payments in that time
 * @throws RangeError above 200 billing steps
 */
export function advance(
  engine: Engine,
  customerId: string,
  seconds: number,
  wish: RequestedPaymentResult,
): void {
  const setting: PaymentSetting = { wish, onSession: false };
  let left = seconds;
  for (let step = 0; ; step += 1) {
    if (step > MAX_STEPS) throw new RangeError(`More than ${MAX_STEPS} events in that time.`);
    const next = nextStep(engine, customerId, setting);
    const wait = next ? Math.max(0, next.at - engine.now()) : Infinity;
    if (!next || wait > left) {
      makeOlder(engine, customerId, left);
      return;
    }
    makeOlder(engine, customerId, wait);
    left -= wait;
    next.run();
  }
}

/** Returns the seconds until the end of the paid period, at least 0. */
export function secondsToPeriodEnd(engine: Engine, subscription: Subscription): number {
  const end = subscription.items.data[0]?.current_period_end ?? engine.now();
  return Math.max(0, end - engine.now());
}

function nextStep(
  engine: Engine,
  customerId: string,
  setting: PaymentSetting,
): BillingStep | undefined {
  const live = engine.store
    .all('subscriptions')
    .filter((subscription) => subscription.customer === customerId && !hasEnded(subscription));
  const steps = live.flatMap((subscription) => stepsOf(engine, subscription, setting));
  return steps.sort((a, b) => a.at - b.at)[0];
}

function stepsOf(
  engine: Engine,
  subscription: Subscription,
  setting: PaymentSetting,
): BillingStep[] {
  if (subscription.status === 'incomplete') {
    const run = (): void => {
      expireIncomplete(engine, subscription);
    };
    return [{ at: subscription.created + INCOMPLETE_LIFE, run }];
  }
  const steps: BillingStep[] = openInvoices(engine, subscription).flatMap((invoice) =>
    invoice.next_payment_attempt === null
      ? []
      : [
          {
            at: invoice.next_payment_attempt,
            run: () => {
              collect(engine, subscription, invoice, setting);
            },
          },
        ],
  );
  const end = subscription.items.data[0]?.current_period_end;
  if (end === undefined) return steps;
  const notice = end - UPCOMING_NOTICE;
  // Only a future announcement is scheduled, so that an upcoming invoice is announced once.
  if (notice > engine.now() && !subscription.cancel_at_period_end) {
    steps.push({
      at: notice,
      run: () => {
        engine.emit('invoice.upcoming', upcomingInvoice(subscription));
      },
    });
  }
  steps.push({
    at: end,
    run: () => {
      renew(engine, subscription, setting);
    },
  });
  return steps;
}

/** Returns the object of invoice.upcoming: an invoice without an id. */
function upcomingInvoice(subscription: Subscription) {
  const [item] = subscription.items.data;
  return {
    object: 'invoice',
    billing_reason: 'upcoming',
    customer: subscription.customer,
    currency: subscription.currency,
    amount_due: (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1),
    next_payment_attempt: item?.current_period_end ?? null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
  };
}
