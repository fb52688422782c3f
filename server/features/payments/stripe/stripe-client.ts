import { Stripe } from 'stripe';
import type { StripeConfig } from '#server/stripe-config.ts';

/**
 * The version of Stripe's API that everything here is written for: webhook endpoints must be made with the same
 * one (docs/deploy.md). The compiler refuses another than the client's types describe.
 */
export const stripeApiVersion = '2026-10-28.endive';

/** One attempt; the client makes a second one after a failure that may pass, with the same idempotency key. */
const attemptMs = 6_000;

/** Stripe's own client. One call takes at most twice `timeoutMs` and the pause in between. */
export function createStripe(
  { secretKey, host }: Pick<StripeConfig, 'secretKey' | 'host'>,
  timeoutMs = attemptMs,
): Stripe {
  return new Stripe(secretKey, {
    apiVersion: stripeApiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(host !== null && standIn(host)),
  });
}

function standIn(host: string) {
  const { hostname, port } = new URL(`http://${host}`);
  return { protocol: 'http' as const, host: hostname, port };
}
