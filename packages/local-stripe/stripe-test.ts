import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { onTestFinished } from 'vitest';
import { startStripe } from './stripe-server.ts';
import type { LocalStripe, StripeOptions } from './stripe-server.ts';

export const WEBHOOK_SECRET = 'whsec_test';

/** A local Stripe server with the official SDK as its client and a webhook endpoint. */
export interface StripeBench {
  stripe: Stripe;
  local: LocalStripe;
  /** Received events with a signature that the SDK accepts. */
  received: Stripe.Event[];
  /** Sets the status of the endpoint's responses. */
  answerWith: (status: number) => void;
  /** Runs a command of the control API. */
  control: (command: string, fields?: object) => Promise<unknown>;
  /** Sends a form to a hosted page without following its redirect. */
  submit: (url: string, fields: Record<string, string>) => Promise<Response>;
}

export const MONTHLY = 'price_monthly';
export const YEARLY = 'price_yearly';

export async function startBench(options: Partial<StripeOptions> = {}): Promise<StripeBench> {
  const received: Stripe.Event[] = [];
  let status = 200;
  const endpoint = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature']);
      received.push(
        Stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, WEBHOOK_SECRET),
      );
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  const { port } = endpoint.address() as AddressInfo;
  const local = await startStripe({
    port: 0,
    secretKey: 'sk_test_bench',
    webhook: { url: `http://127.0.0.1:${port}/hook`, secret: WEBHOOK_SECRET },
    prices: [
      { id: MONTHLY, name: 'Mensal', unitAmount: 2990, currency: 'brl', interval: 'month' },
      { id: YEARLY, name: 'Anual', unitAmount: 29_900, currency: 'brl', interval: 'year' },
    ],
    ...options,
  });
  onTestFinished(async () => {
    await local.close();
    endpoint.closeAllConnections();
    endpoint.close();
  });
  return {
    stripe: sdk(local),
    local,
    received,
    answerWith: (next) => {
      status = next;
    },
    control: async (command, fields = {}) => {
      const response = await fetch(`${local.url}/_local/${command}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      });
      return (await response.json()) as unknown;
    },
    submit: (url, fields) =>
      fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) }),
  };
}

/** Creates the official client for the local server, without retries and telemetry unless `config` enables them. */
export function sdk(local: LocalStripe, config: Partial<Stripe.StripeConfig> = {}): Stripe {
  return new Stripe('sk_test_bench', {
    host: '127.0.0.1',
    port: local.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...config,
  });
}

/** Creates a checkout session of one price, for a new customer. */
export async function openCheckout(stripe: Stripe, price = MONTHLY) {
  const customer = await stripe.customers.create({ email: 'ana@example.com', name: 'Ana' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    client_reference_id: 'uid-ana',
    line_items: [{ price, quantity: 1 }],
    metadata: { uid: 'uid-ana' },
    subscription_data: { metadata: { uid: 'uid-ana' } },
    success_url: 'http://shop.test/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.test/cancel',
    locale: 'pt-BR',
  });
  return { customer, session };
}

/** Creates a customer who subscribes on the checkout page. */
export async function subscribed(bench: StripeBench, card = 'pm_card_visa', price = MONTHLY) {
  const { session, customer } = await openCheckout(bench.stripe, price);
  await bench.submit(String(session.url), { card, action: 'pay' });
  if (card === 'pm_card_threeDSecure2Required') {
    await bench.submit(String(session.url), { card, action: 'approve' });
  }
  const paid = await bench.stripe.checkout.sessions.retrieve(session.id);
  const subscription = await bench.stripe.subscriptions.retrieve(paid.subscription as string);
  return { customer, session: paid, subscription };
}
