import { expect, it } from 'vitest';
import { MONTHLY, openCheckout, startBench, subscribed } from './stripe-test.ts';

it('sells a subscription on the page of a checkout session', async () => {
  const bench = await startBench();
  const { stripe } = bench;
  const { session, customer } = await openCheckout(stripe);
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 2990 });

  const shown = await (await fetch(String(session.url))).text();
  expect(shown).toContain('Pagamento de teste');
  expect(shown).toContain('Pagar R$&nbsp;29,90'.replace('&nbsp;', '\u00a0'));
  const answer = await bench.submit(String(session.url), { card: 'pm_card_visa', action: 'pay' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`http://shop.test/success?session_id=${session.id}`);

  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription.latest_invoice.payments', 'line_items'],
  });
  expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
  expect(paid.line_items?.data[0]?.price?.id).toBe(MONTHLY);
  const { subscription } = paid;
  if (typeof subscription !== 'object' || subscription === null) throw new Error('not expanded');
  expect(subscription).toMatchObject({
    status: 'active',
    customer: customer.id,
    metadata: { uid: 'uid-ana' },
    cancel_at_period_end: false,
  });
  const [item] = subscription.items.data;
  expect(Number(item?.current_period_end) - Number(item?.current_period_start)).toBeGreaterThan(
    27 * 86_400,
  );
  const invoice = subscription.latest_invoice;
  if (typeof invoice !== 'object' || invoice === null) throw new Error('not expanded');
  expect(invoice).toMatchObject({
    status: 'paid',
    amount_paid: 2990,
    billing_reason: 'subscription_create',
  });
  expect(invoice.parent?.subscription_details).toMatchObject({ subscription: subscription.id });
  expect(invoice.payments?.data[0]?.payment.type).toBe('payment_intent');

  await bench.control('settle');
  expect(bench.received.map(({ type }) => type).sort()).toEqual(
    [
      'charge.succeeded',
      'checkout.session.completed',
      'customer.created',
      'customer.subscription.created',
      'customer.subscription.updated',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
      'invoice.updated',
      'invoice_payment.paid',
      'payment_intent.created',
      'payment_intent.succeeded',
      'payment_method.attached',
    ].sort(),
  );
  const second = await bench.submit(String(session.url), { card: 'pm_card_visa', action: 'pay' });
  expect(second.status, 'a session is paid once').toBe(200);
  await expect(stripe.subscriptions.list({ customer: customer.id })).resolves.toMatchObject({
    data: [{ id: subscription.id }],
  });
});

it.each([
  ['pm_card_chargeDeclined', 'O cartão foi recusado.'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'saldo suficiente'],
  ['pm_card_chargeDeclinedExpiredCard', 'está vencido'],
  ['pm_invented', 'Escolha um cartão de teste.'],
])('keeps the session open when %s is refused', async (card, sentence) => {
  const bench = await startBench();
  const { session } = await openCheckout(bench.stripe);
  const answer = await bench.submit(String(session.url), { card, action: 'pay' });
  expect(answer.status).toBe(402);
  expect(await answer.text()).toContain(sentence);
  const after = await bench.stripe.checkout.sessions.retrieve(session.id);
  expect(after).toMatchObject({ status: 'open', subscription: null });
});

it('asks for bank authentication of a 3-D Secure card, and handles approval and denial', async () => {
  const bench = await startBench();
  const card = 'pm_card_threeDSecure2Required';
  const { session } = await openCheckout(bench.stripe);
  const asked = await bench.submit(String(session.url), { card, action: 'pay' });
  expect(await asked.text()).toContain('Seu banco pede uma confirmação');
  const denied = await bench.submit(String(session.url), { card, action: 'deny' });
  expect(denied.status).toBe(402);
  expect(await denied.text()).toContain('O banco não confirmou a compra.');
  const approved = await bench.submit(String(session.url), { card, action: 'approve' });
  expect(approved.status).toBe(303);
});

it('expires a session on request and after one day', async () => {
  const bench = await startBench();
  const { stripe } = bench;
  const first = await openCheckout(stripe);
  const expired = await stripe.checkout.sessions.expire(first.session.id);
  expect(expired).toMatchObject({ status: 'expired', url: null });
  await expect(stripe.checkout.sessions.expire(first.session.id)).rejects.toMatchObject({
    statusCode: 400,
  });
  const page = await (await fetch(String(first.session.url))).text();
  expect(page).toContain('Esta página venceu');

  const { subscription, customer } = await subscribed(bench);
  const second = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: MONTHLY, quantity: 1 }],
    success_url: 'http://shop.test/',
  });
  await bench.control('advance', { subscription: subscription.id, days: 2 });
  const old = await stripe.checkout.sessions.retrieve(second.id);
  expect(old.status).toBe('expired');
});

it.each([
  [{ mode: 'payment' }, 'mode'],
  [{ success_url: 'javascript:alert(1)' }, 'success_url'],
  [{ line_items: [{ price: 'price_unknown', quantity: 1 }] }, 'line_items[0][price]'],
  [{ customer: 'cus_unknown' }, 'customer'],
  [{ invented: 'yes' }, 'invented'],
  [{ expires_at: 5 }, 'expires_at'],
] as const)('refuses %o', async (wrong, param) => {
  const { stripe } = await startBench();
  const order = {
    mode: 'subscription',
    line_items: [{ price: MONTHLY, quantity: 1 }],
    success_url: 'http://shop.test/',
    ...wrong,
  };
  await expect(
    stripe.checkout.sessions.create(order as Parameters<typeof stripe.checkout.sessions.create>[0]),
  ).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, param });
});
