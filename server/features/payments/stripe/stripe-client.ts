import { Stripe } from 'stripe';
import type { StripeConfig } from '#server/stripe-config.ts';

/**
 * Version of the Stripe API that this code uses. Webhook endpoints must be created with the same version
 * (deploy/stripe-webhook.txt). The compiler rejects a version other than that of the client's types.
 */
export const stripeApiVersion = '2026-10-28.endive';

/** Timeout in ms of one attempt. The client retries once after a temporary failure, with the same idempotency key. */
const attemptTimeoutMs = 6_000;

/** Creates the official Stripe client. A call takes at most twice `timeoutMs` plus the delay in between. */
export function createStripe(
  { secretKey, host }: Pick<StripeConfig, 'secretKey' | 'host'>,
  timeoutMs = attemptTimeoutMs,
): Stripe {
  return new Stripe(secretKey, {
    apiVersion: stripeApiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(host !== null && fakeStripeOptions(host)),
  });
}

function fakeStripeOptions(host: string) {
  const { hostname, port } = new URL(`http://${host}`);
  return { protocol: 'http' as const, host: hostname, port };
}
