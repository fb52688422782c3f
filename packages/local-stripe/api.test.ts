import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { MONTHLY, sdk, startBench, subscribed, YEARLY } from './stripe-test.ts';

it('returns the same answer for the same idempotency key, and refuses the key for another request', async () => {
  const { stripe } = await startBench();
  const key = { idempotencyKey: 'customer:ana' };
  const first = await stripe.customers.create({ email: 'ana@example.com' }, key);
  const again = await stripe.customers.create({ email: 'ana@example.com' }, key);
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(again.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
  await expect(stripe.customers.create({ email: 'bia@example.com' }, key)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
  await expect(stripe.products.create({ name: 'Mensal' }, key)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
  expect((await stripe.customers.list()).data).toHaveLength(1);
});

it('stores no answer of a refused request', async () => {
  const { stripe } = await startBench();
  const key = { idempotencyKey: 'refund:1' };
  await expect(stripe.refunds.create({ charge: 'ch_none' }, key)).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
  });
  const customer = await stripe.customers.create({ name: 'Ana' }, key);
  expect(customer.name).toBe('Ana');
});

it('returns a lost answer again for the same key', async () => {
  const bench = await startBench();
  await bench.control('api-fault', { kind: 'reset', when: 'after', path: '/v1/customers' });
  const stripe = sdk(bench.local, { maxNetworkRetries: 1 });
  const customer = await stripe.customers.create({ email: 'ana@example.com' });
  expect(customer.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect((await stripe.customers.list()).data).toHaveLength(1);
});

it.each([
  ['error', 2, { type: 'StripeAPIError', statusCode: 500 }],
  ['rate_limit', 2, { type: 'StripeRateLimitError', statusCode: 429 }],
  // The client retries once when the connection is reset.
  ['reset', 4, { type: 'StripeConnectionError' }],
  ['timeout', 2, { type: 'StripeConnectionError' }],
])('answers %s for the configured number of requests', async (kind, times, refusal) => {
  const bench = await startBench();
  const stripe = sdk(bench.local, { timeout: 300 });
  await bench.control('api-fault', { kind, times });
  await expect(stripe.prices.list()).rejects.toMatchObject(refusal);
  await expect(stripe.prices.list()).rejects.toMatchObject(refusal);
  expect((await stripe.prices.list()).data).toHaveLength(2);
});

it('refuses an unknown key, address, parameter and object like Stripe', async () => {
  const { stripe, local } = await startBench();
  const stranger = new Stripe('sk_test_other', {
    host: '127.0.0.1',
    port: local.port,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
  await expect(stranger.customers.list()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  });
  await expect(stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 });
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    param: 'id',
    message: "No such customer: 'cus_none'",
  });
  await expect(stripe.customers.create({ nickname: 'Aninha' } as object)).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'nickname',
  });
  await expect(stripe.customers.list({ expand: ['data.nonsense'] })).resolves.toMatchObject({
    data: [],
  });
  await expect(stripe.prices.retrieve(MONTHLY, { expand: ['nonsense'] })).rejects.toMatchObject({
    statusCode: 400,
  });
});

it('pages through lists newest first, filtered by time', async () => {
  const { stripe } = await startBench();
  const made: string[] = [];
  for (let index = 0; index < 25; index += 1) {
    made.unshift((await stripe.customers.create({ name: `Pessoa ${index}` })).id);
  }
  const ids: string[] = [];
  for await (const customer of stripe.customers.list({ limit: 10 })) ids.push(customer.id);
  expect(ids).toEqual(made);
  const page = await stripe.customers.list({ limit: 5, starting_after: made[4] });
  expect(page.data.map(({ id }) => id)).toEqual(made.slice(5, 10));
  expect(page.has_more).toBe(true);
  const before = await stripe.customers.list({ limit: 5, ending_before: made[5] });
  expect(before.data.map(({ id }) => id)).toEqual(made.slice(0, 5));
  const future = Math.floor(Date.now() / 1000) + 60;
  expect((await stripe.customers.list({ created: { gte: future } })).data).toEqual([]);
  await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
  await expect(stripe.customers.list({ starting_after: 'cus_none' })).rejects.toMatchObject({
    param: 'starting_after',
  });
});

it('updates a customer, merges metadata by key, and ends subscriptions on deletion', async () => {
  const bench = await startBench();
  const { stripe } = bench;
  const { customer, subscription } = await subscribed(bench);
  await stripe.customers.update(customer.id, { metadata: { uid: 'u', note: 'x' } });
  const changed = await stripe.customers.update(customer.id, {
    email: 'nova@example.com',
    metadata: { note: '' },
  });
  expect(changed).toMatchObject({ email: 'nova@example.com', metadata: { uid: 'u' } });
  await stripe.customers.del(customer.id);
  await expect(stripe.customers.retrieve(customer.id)).resolves.toMatchObject({ deleted: true });
  await expect(stripe.subscriptions.retrieve(subscription.id)).resolves.toMatchObject({
    status: 'canceled',
  });
  await expect(
    stripe.billingPortal.sessions.create({ customer: customer.id }),
  ).rejects.toMatchObject({ statusCode: 400, param: 'customer' });
});

it('refunds the payment of an invoice once, in parts or in full', async () => {
  const bench = await startBench();
  const { stripe } = bench;
  const { session } = await subscribed(bench);
  const invoice = await stripe.invoices.retrieve(session.invoice as string, {
    expand: ['payments.data.payment.payment_intent.latest_charge'],
  });
  const intent = invoice.payments?.data[0]?.payment.payment_intent as Stripe.PaymentIntent;
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 2990 });
  const part = await stripe.refunds.create({ payment_intent: intent.id, amount: 990 });
  expect(part).toMatchObject({ amount: 990, status: 'succeeded' });
  await expect(
    stripe.refunds.create({ payment_intent: intent.id, amount: 2001 }),
  ).rejects.toMatchObject({ param: 'amount' });
  await stripe.refunds.create({ payment_intent: intent.id, reason: 'requested_by_customer' });
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  const charge = await stripe.charges.retrieve((intent.latest_charge as Stripe.Charge).id, {
    expand: ['refunds'],
  });
  expect(charge).toMatchObject({ amount_refunded: 2990, refunded: true });
  expect(charge.refunds?.data.map(({ amount }) => amount)).toEqual([990, 2000]);
  const payments = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent.id },
  });
  expect(payments.data.map((payment) => payment.invoice)).toEqual([session.invoice]);
  await bench.control('settle');
  const refunded = bench.received.filter(({ type }) => type === 'charge.refunded');
  expect(refunded).toHaveLength(2);
});

it('disputes a charge, which cannot be refunded until the shop wins', async () => {
  const bench = await startBench();
  const { stripe } = bench;
  const { customer } = await subscribed(bench);
  const [charge] = (await stripe.charges.list({ customer: customer.id })).data;
  const id = charge?.id ?? '';
  expect(charge?.disputed).toBe(false);
  await bench.control('dispute', { charge: id });
  const [dispute] = (await stripe.disputes.list({ charge: id })).data;
  expect(dispute).toMatchObject({ amount: 2990, status: 'needs_response', charge: id });
  expect(await stripe.charges.retrieve(id)).toMatchObject({ disputed: true, refunded: false });
  await expect(stripe.refunds.create({ charge: id })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  await bench.control('dispute', { charge: id, end: 'won' });
  expect(await stripe.disputes.retrieve(dispute?.id ?? '')).toMatchObject({ status: 'won' });
  await expect(stripe.refunds.create({ charge: id })).resolves.toMatchObject({ amount: 2990 });
  await bench.control('settle');
  const types = bench.received.map(({ type }) => type).filter((type) => /dispute/.test(type));
  expect(types.map((type) => type.replace('charge.dispute.', ''))).toEqual([
    'created',
    'funds_withdrawn',
    'updated',
    'closed',
    'funds_reinstated',
  ]);
});

it('changes the balance of a customer, and lists the transactions', async () => {
  const bench = await startBench();
  const { stripe } = bench;
  const { customer, session } = await subscribed(bench);
  const credit = { amount: -1990, currency: 'brl', metadata: { reason: 'x' } };
  const moved = await stripe.customers.createBalanceTransaction(customer.id, credit);
  expect(moved).toMatchObject({ ...credit, ending_balance: -1990, type: 'adjustment' });
  await bench.control('advance', {
    subscription: session.subscription as string,
    to: 'period_end',
  });
  const all = await stripe.customers.listBalanceTransactions(customer.id);
  expect(all.data.map(({ amount, type }) => [amount, type])).toEqual([
    [1990, 'applied_to_invoice'],
    [-1990, 'adjustment'],
  ]);
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 0 });
  await expect(
    stripe.customers.createBalanceTransaction(customer.id, { amount: 0, currency: 'brl' }),
  ).rejects.toMatchObject({ param: 'amount' });
});

it('keeps all data over a restart', async () => {
  const { mkdtemp, rm } = await import('node:fs/promises');
  const { tmpdir } = await import('node:os');
  const dataDir = await mkdtemp(`${tmpdir()}/stripe-`);
  const first = await startBench({ dataDir });
  const { subscription, customer } = await subscribed(first);
  const key = { idempotencyKey: 'once' };
  const made = await first.stripe.products.create({ name: 'Anual' }, key);
  await first.local.close();
  const second = await startBench({ dataDir });
  const kept = await second.stripe.subscriptions.retrieve(subscription.id);
  expect(kept).toMatchObject({ status: 'active', customer: customer.id });
  const again = await second.stripe.products.create({ name: 'Anual' }, key);
  expect(again.id).toBe(made.id);
  await expect(second.stripe.prices.retrieve(YEARLY)).resolves.toMatchObject({ type: 'recurring' });
  await second.control('reset');
  await expect(second.stripe.subscriptions.retrieve(subscription.id)).rejects.toMatchObject({
    statusCode: 404,
  });
  await second.local.close();
  await rm(dataDir, { recursive: true });
});
