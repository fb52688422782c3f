import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { MONTHLY, startBench, subscribed, YEARLY } from './stripe-test.ts';
import type { StripeBench } from './stripe-test.ts';

const DAY = 86_400;
const soon = () => Math.floor(Date.now() / 1000);
const periodEnd = ({ items }: Stripe.Subscription) => items.data[0]?.current_period_end ?? 0;

async function advance(bench: StripeBench, id: string, fields: object) {
  await bench.control('advance', { subscription: id, ...fields });
  return bench.stripe.subscriptions.retrieve(id);
}

const typesOf = (bench: StripeBench) => bench.received.map(({ type }) => type);

it('renews immediately at the end of the period, and moves earlier times into the past', async () => {
  const bench = await startBench();
  const { subscription, session } = await subscribed(bench);
  const asked = soon();
  const renewed = await advance(bench, subscription.id, { to: 'period_end' });
  expect(renewed.status).toBe('active');
  const start = renewed.items.data[0]?.current_period_start;
  expect(start).toBeGreaterThanOrEqual(asked);
  expect(start).toBeLessThanOrEqual(soon());
  expect(renewed.created).toBeLessThan(subscription.created - 27 * DAY);
  const invoices = await bench.stripe.invoices.list({ subscription: subscription.id });
  expect(invoices.data.map(({ billing_reason, status }) => [billing_reason, status])).toEqual([
    ['subscription_cycle', 'paid'],
    ['subscription_create', 'paid'],
  ]);
  const first = await bench.stripe.invoices.retrieve(session.invoice as string);
  expect(first.status_transitions.paid_at).toBeLessThan(soon() - 27 * DAY);
  await bench.control('settle');
  expect(typesOf(bench)).toContain('invoice.upcoming');
});

it('retries a declined renewal after 3, 5 and 7 days, and then ends the subscription', async () => {
  const bench = await startBench();
  const { subscription } = await subscribed(bench, 'pm_card_chargeCustomerFail');
  const asked = soon();
  const late = await advance(bench, subscription.id, { to: 'period_end' });
  expect(late.status).toBe('past_due');
  expect(periodEnd(late)).toBeGreaterThan(soon() + 27 * DAY);
  const invoice = await bench.stripe.invoices.retrieve(late.latest_invoice as string);
  expect(invoice).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 2990 });
  expect(invoice.next_payment_attempt).toBeGreaterThanOrEqual(asked + 3 * DAY);
  expect(invoice.next_payment_attempt).toBeLessThanOrEqual(soon() + 3 * DAY);

  expect((await advance(bench, subscription.id, { days: 7 })).status).toBe('past_due');
  expect((await advance(bench, subscription.id, { days: 2 })).status).toBe('past_due');
  const ended = await advance(bench, subscription.id, { days: 7 });
  expect(ended).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
  await bench.control('settle');
  const failures = bench.received.filter(({ type }) => type === 'invoice.payment_failed');
  expect(failures).toHaveLength(4);
  expect(typesOf(bench).at(-1)).toBe('customer.subscription.deleted');
});

it('becomes active again when a retry succeeds, and when the customer pays the invoice', async () => {
  const bench = await startBench();
  const { subscription } = await subscribed(bench);
  await advance(bench, subscription.id, { to: 'period_end', payment: 'failed' });
  const again = await advance(bench, subscription.id, { days: 3, payment: 'paid' });
  expect(again.status).toBe('active');

  const late = await advance(bench, subscription.id, { to: 'period_end', payment: 'failed' });
  const invoice = await bench.stripe.invoices.retrieve(late.latest_invoice as string);
  const url = String(invoice.hosted_invoice_url);
  const refused = await bench.submit(url, { card: 'pm_card_chargeDeclined', action: 'pay' });
  expect(refused.status).toBe(402);
  const paid = await bench.submit(url, { card: 'pm_card_visa', action: 'pay' });
  expect(paid.status).toBe(200);
  await expect(bench.stripe.subscriptions.retrieve(subscription.id)).resolves.toMatchObject({
    status: 'active',
  });
  await expect(bench.stripe.invoices.pay(invoice.id)).rejects.toMatchObject({
    statusCode: 400,
  });
});

it('ends at the end of the period on request, unless the request is cancelled', async () => {
  const bench = await startBench();
  const { subscription } = await subscribed(bench);
  const ending = await bench.stripe.subscriptions.update(subscription.id, {
    cancel_at_period_end: true,
  });
  expect(ending).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
    cancel_at: periodEnd(subscription),
  });
  await bench.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  expect((await advance(bench, subscription.id, { to: 'period_end' })).status).toBe('active');
  await bench.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  const ended = await advance(bench, subscription.id, { to: 'period_end' });
  expect(ended.status).toBe('canceled');
  expect(ended.ended_at).not.toBeNull();
  const all = await bench.stripe.subscriptions.list({ customer: ended.customer as string });
  expect(all.data, 'the list omits canceled subscriptions').toEqual([]);
  await expect(bench.stripe.subscriptions.cancel(ended.id)).rejects.toMatchObject({
    statusCode: 404,
  });
});

it('switches to the yearly price with a prorated discount, and back with a credit', async () => {
  const bench = await startBench();
  const { subscription, customer } = await subscribed(bench);
  await bench.control('advance', { subscription: subscription.id, days: 15 });
  const item = subscription.items.data[0]?.id ?? '';
  const yearly = await bench.stripe.subscriptions.update(subscription.id, {
    items: [{ id: item, price: YEARLY }],
    proration_behavior: 'always_invoice',
  });
  expect(yearly.items.data[0]?.price.id).toBe(YEARLY);
  expect(periodEnd(yearly)).toBeGreaterThan(soon() + 360 * DAY);
  const invoice = await bench.stripe.invoices.retrieve(yearly.latest_invoice as string);
  const credit = invoice.lines.data[0]?.amount ?? 0;
  expect(credit).toBeLessThan(-1200);
  expect(credit).toBeGreaterThan(-1700);
  expect(invoice).toMatchObject({ amount_paid: 29_900 + credit, status: 'paid' });

  const monthly = await bench.stripe.subscriptions.update(subscription.id, {
    items: [{ id: item, price: MONTHLY }],
  });
  const back = await bench.stripe.invoices.retrieve(monthly.latest_invoice as string);
  expect(back).toMatchObject({ amount_due: 0, status: 'paid' });
  const owed = (await bench.stripe.customers.retrieve(customer.id)) as Stripe.Customer;
  expect(owed.balance).toBe(2990 - 29_900);
});

it('performs the action of each button in the portal', async () => {
  const bench = await startBench();
  const { subscription, customer } = await subscribed(bench);
  const portal = await bench.stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://shop.test/subscription',
    locale: 'pt-BR',
  });
  const shown = await (await fetch(portal.url)).text();
  expect(shown).toContain('href="http://shop.test/subscription"');
  const press = async (action: string, fields: Record<string, string> = {}) => {
    const answer = await bench.submit(portal.url, {
      subscription: subscription.id,
      action,
      ...fields,
    });
    return { status: answer.status, text: await answer.text() };
  };
  const now = () => bench.stripe.subscriptions.retrieve(subscription.id);

  await press('end-at-period-end');
  expect((await now()).cancel_at_period_end).toBe(true);
  await press('resume');
  expect((await now()).cancel_at_period_end).toBe(false);
  await press(`switch:${YEARLY}`);
  expect((await now()).items.data[0]?.price.id).toBe(YEARLY);
  const declined = await press('card', { card: 'pm_card_chargeDeclined' });
  expect(declined).toMatchObject({ status: 402 });
  await press('card', { card: 'pm_card_chargeCustomerFail' });
  const late = await advance(bench, subscription.id, { to: 'period_end' });
  expect(late.status).toBe('past_due');
  expect((await press('switch:' + MONTHLY)).status, 'not while a payment is due').toBe(402);
  await press('card', { card: 'pm_card_visa' });
  await press(`pay:${late.latest_invoice as string}`);
  expect((await now()).status).toBe('active');
  await press('end-now');
  expect((await now()).status).toBe('canceled');
  expect((await press('resume')).text).toContain('Esta assinatura já terminou.');
});
