import type { Engine } from '../engine.ts';
import type { Subscription } from '../objects.ts';
import { makeOlder } from './age.ts';
import type { PaymentSetting, PaymentWish } from './charge-invoice.ts';
import { DAY } from './intervals.ts';
import { collect, renew } from './renewal.ts';
import { expireIncomplete, hasEnded, openInvoices } from './subscription-end.ts';

const INCOMPLETE_LIFE = 23 * 3600;
const UPCOMING_NOTICE = 7 * DAY;
/** More happenings than these in one go are a mistake: ten years of months. */
const MAX_STEPS = 200;

interface Happening {
  /** Unix seconds. */
  at: number;
  run: () => void;
}

/**
 * Lets time pass for one customer. The clients of this stand-in have real clocks, so it is not the
 * clock that moves: everything of the customer becomes older, and what falls due happens now, in order.
 *
 * @param seconds how much time passes
 * @param wish how payments in that time end
 * @throws RangeError when more happens than is sensible
 */
export function advance(
  engine: Engine,
  customerId: string,
  seconds: number,
  wish: PaymentWish,
): void {
  const setting: PaymentSetting = { wish, onSession: false };
  let left = seconds;
  for (let step = 0; ; step += 1) {
    if (step > MAX_STEPS) throw new RangeError('Too much happens in that time.');
    const next = nextHappening(engine, customerId, setting);
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

/** Seconds until the paid period is over, at least 0. */
export function secondsToPeriodEnd(engine: Engine, subscription: Subscription): number {
  const end = subscription.items.data[0]?.current_period_end ?? engine.now();
  return Math.max(0, end - engine.now());
}

function nextHappening(
  engine: Engine,
  customerId: string,
  setting: PaymentSetting,
): Happening | undefined {
  const live = engine.store
    .all('subscriptions')
    .filter((subscription) => subscription.customer === customerId && !hasEnded(subscription));
  const happenings = live.flatMap((subscription) => happeningsOf(engine, subscription, setting));
  return happenings.sort((a, b) => a.at - b.at)[0];
}

function happeningsOf(
  engine: Engine,
  subscription: Subscription,
  setting: PaymentSetting,
): Happening[] {
  if (subscription.status === 'incomplete') {
    const run = (): void => {
      expireIncomplete(engine, subscription);
    };
    return [{ at: subscription.created + INCOMPLETE_LIFE, run }];
  }
  const happenings: Happening[] = openInvoices(engine, subscription).flatMap((invoice) =>
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
  if (end === undefined) return happenings;
  const notice = end - UPCOMING_NOTICE;
  // Announced once: only when the notice lies ahead.
  if (notice > engine.now() && !subscription.cancel_at_period_end) {
    happenings.push({
      at: notice,
      run: () => {
        engine.emit('invoice.upcoming', upcomingInvoice(subscription));
      },
    });
  }
  happenings.push({
    at: end,
    run: () => {
      renew(engine, subscription, setting);
    },
  });
  return happenings;
}

/** What Stripe announces: an invoice that has no id yet. */
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
