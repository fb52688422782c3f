import { expect, it } from 'vitest';
import { startBench } from '../stripe-test.ts';
import type { StripeBench } from '../stripe-test.ts';

interface State {
  pending: number;
  held: number;
  log: { result: number | string }[];
}

const stateOf = async ({ local }: StripeBench) =>
  (await (await fetch(`${local.url}/_local/state`)).json()) as State;

it('resends an event until the endpoint accepts it', async () => {
  const bench = await startBench();
  bench.answerWith(500);
  await bench.stripe.customers.create({ name: 'Ana' });
  await expect.poll(() => bench.received.length).toBeGreaterThan(0);
  bench.answerWith(200);
  await bench.control('settle');
  const ids = new Set(bench.received.map(({ id }) => id));
  expect(ids.size).toBe(1);
  expect(bench.received.length).toBeGreaterThan(1);
  expect((await stateOf(bench)).log.map(({ result }) => result)).toEqual([200, 500]);
});

it('sends copies, drops events, and holds them until they are released', async () => {
  const bench = await startBench();
  await bench.control('webhook-fault', { copies: 3 });
  await bench.stripe.customers.create({ name: 'Ana' });
  await bench.control('settle');
  expect(bench.received).toHaveLength(3);

  await bench.control('webhook-fault', { drop: 1 });
  await bench.stripe.customers.create({ name: 'Bia' });
  await bench.control('webhook-fault', { hold: true });
  await bench.stripe.customers.create({ name: 'Caio' });
  expect(await stateOf(bench)).toMatchObject({ pending: 0, held: 1 });
  expect(bench.received).toHaveLength(3);
  await bench.control('calm');
  await bench.control('settle');
  expect(bench.received.at(-1)?.data.object).toMatchObject({ name: 'Caio' });
  expect(bench.received).toHaveLength(4);
});

it('resends an old event, and sends an event that did not happen', async () => {
  const bench = await startBench();
  await bench.stripe.customers.create({ name: 'Ana' });
  await bench.control('settle');
  const [event] = bench.received;
  await bench.control('event', { event: event?.id });
  await bench.control('event', { type: 'charge.dispute.created', object: { id: 'dp_1' } });
  await bench.control('settle');
  expect(bench.received.map(({ type }) => type)).toEqual([
    'customer.created',
    'customer.created',
    'charge.dispute.created',
  ]);
  const listed = await bench.stripe.events.list({ type: 'customer.created' });
  expect(listed.data.map(({ id }) => id)).toEqual([event?.id]);
});

it('refuses commands from pages of other origins, and reports missing parameters', async () => {
  const bench = await startBench();
  const foreign = await fetch(`${bench.local.url}/_local/reset`, {
    method: 'POST',
    headers: { origin: 'http://evil.test' },
  });
  expect(foreign.status).toBe(403);
  expect(await bench.control('advance', {})).toEqual({ error: "'subscription' is missing." });
  expect(await bench.control('nonsense')).toEqual({ error: 'Unknown switch.' });
  const page = await (await fetch(bench.local.url)).text();
  expect(page).toContain('Controles do pagamento de teste');
});

it('imports an existing member without sending events', async () => {
  const bench = await startBench();
  const startedAt = Math.floor(Date.now() / 1000) - 10 * 86_400;
  const member = {
    customer: 'cus_seed',
    email: 'socio@example.com',
    name: 'Sócio',
    subscription: 'sub_seed',
    price: 'price_yearly',
    startedAt,
    metadata: { uid: 'socio' },
  };
  await bench.control('member', member);
  await bench.control('member', member);
  const subscription = await bench.stripe.subscriptions.retrieve('sub_seed');
  expect(subscription).toMatchObject({
    status: 'active',
    customer: 'cus_seed',
    metadata: { uid: 'socio' },
  });
  expect(subscription.items.data[0]?.current_period_start).toBe(startedAt);
  expect(bench.received).toEqual([]);
});
