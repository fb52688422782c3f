import { change } from '../engine.ts';
import type { Engine } from '../engine.ts';
import { StripeApiError } from '../api-error.ts';
import type { InvoiceLine, Price, Subscription, SubscriptionItem } from '../objects.ts';
import { newId } from '../store.ts';
import { decideOutcome } from './charge-invoice.ts';
import type { PaymentSetting } from './charge-invoice.ts';
import { addInterval } from './intervals.ts';
import { issueInvoice } from './invoicing.ts';
import { collect } from './renewal.ts';
import { describe, methodOf } from './subscribe.ts';

export interface PlanSwitch {
  price: Price;
  prorate: boolean;
  /** If true, a switch is refused if its payment would fail. Otherwise such a switch leaves an open invoice. */
  onlyWhenPaid: boolean;
  setting: PaymentSetting;
}

/**
 * Moves a subscription to another price. Another interval starts a new period now. With `prorate`, the unused part of
 * the paid period is credited, to the second. The difference is charged immediately, and a remaining credit stays in
 * the customer's balance. With neither `prorate` nor another interval, nothing is charged.
 *
 * @throws StripeApiError 402 when `onlyWhenPaid` is set and the card is declined or asks for authentication; the
 * subscription is then unchanged
 */
export function switchPlan(engine: Engine, subscription: Subscription, plan: PlanSwitch): void {
  const [item] = subscription.items.data;
  const recurring = plan.price.recurring;
  if (!item || !recurring) throw new Error(`${subscription.id} has no recurring item`);
  const now = engine.now();
  const isNewCycle = item.price.recurring?.interval !== recurring.interval;
  const start = isNewCycle ? now : item.current_period_start;
  const end = isNewCycle
    ? addInterval(now, recurring.interval, recurring.interval_count)
    : item.current_period_end;
  const lines = plan.prorate || isNewCycle ? switchLines(engine, item, plan, { now, end }) : [];
  requirePayable(engine, subscription, plan, lines);

  change(engine, 'customer.subscription.updated', subscription, (live) => {
    item.price = plan.price;
    item.current_period_start = start;
    item.current_period_end = end;
    if (isNewCycle) live.billing_cycle_anchor = now;
    if (live.cancel_at_period_end) live.cancel_at = end;
  });
  if (lines.length === 0) return;
  const invoice = issueInvoice(engine, subscription, { reason: 'subscription_update', lines });
  collect(engine, subscription, invoice, plan.setting);
}

/** Returns the lines of the invoice: the credit (only with `prorate`), and the charge until the end of the period. */
function switchLines(
  engine: Engine,
  item: SubscriptionItem,
  { price, prorate }: PlanSwitch,
  { now, end }: { now: number; end: number },
): InvoiceLine[] {
  const { current_period_start: oldStart, current_period_end: oldEnd } = item;
  const unused = Math.max(0, oldEnd - now) / (oldEnd - oldStart);
  const share = end === oldEnd ? unused : 1;
  const charge: InvoiceLine = {
    id: newId('il'),
    amount: Math.round(price.unit_amount * item.quantity * share),
    description: describe(engine, price, item.quantity),
    price: price.id,
    proration: share !== 1,
    period: { start: now, end },
  };
  if (!prorate) return [charge];
  const credit: InvoiceLine = {
    id: newId('il'),
    amount: -Math.round(item.price.unit_amount * item.quantity * unused),
    description: `Tempo não usado de ${describe(engine, item.price, item.quantity)}`,
    price: item.price.id,
    proration: true,
    period: { start: now, end: oldEnd },
  };
  return [credit, charge];
}

/** Returns the amount that the switch would charge now: cents, never negative. */
export function switchCost(engine: Engine, subscription: Subscription, price: Price): number {
  const [item] = subscription.items.data;
  if (!item || !price.recurring) return 0;
  const now = engine.now();
  const isNewCycle = item.price.recurring?.interval !== price.recurring.interval;
  const end = isNewCycle
    ? addInterval(now, price.recurring.interval, price.recurring.interval_count)
    : item.current_period_end;
  const plan = {
    price,
    prorate: true,
    onlyWhenPaid: true,
    setting: { wish: 'card', onSession: true },
  } as const;
  return dueNow(engine, subscription, switchLines(engine, item, plan, { now, end }));
}

function dueNow(engine: Engine, subscription: Subscription, lines: readonly InvoiceLine[]): number {
  const balance = engine.store.get('customers', subscription.customer).balance;
  return Math.max(0, lines.reduce((sum, { amount }) => sum + amount, 0) + balance);
}

function requirePayable(
  engine: Engine,
  subscription: Subscription,
  { onlyWhenPaid, setting }: PlanSwitch,
  lines: readonly InvoiceLine[],
): void {
  if (!onlyWhenPaid || dueNow(engine, subscription, lines) === 0) return;
  const outcome = decideOutcome(methodOf(engine, subscription), setting);
  if (outcome.kind === 'paid') return;
  const details =
    outcome.kind === 'failed'
      ? { code: outcome.code, decline_code: outcome.declineCode }
      : { code: 'subscription_payment_intent_requires_action' };
  const message = outcome.kind === 'failed' ? outcome.message : 'Authentication is required.';
  throw new StripeApiError(402, 'card_error', message, details);
}
