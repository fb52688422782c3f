import * as v from 'valibot';

import {
  alreadySubscribedResponse,
  checkoutCreatedResponse,
  checkoutSessionResponse,
  portalResponse,
  withdrawalResponse,
} from '#features/payments/model/payment-contract.ts';
import type {
  CheckoutSessionResponse,
  CreateCheckoutBody,
} from '#features/payments/model/payment-contract.ts';
import { AppError } from '#shared/app-error.ts';
import { parseUrl } from '#shared/addresses/safe-url.ts';

import { createResponseReader } from '#platform/api/response-reader.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/** Longer than for other requests, because the server calls Stripe. */
const billingTimeoutMs = 30_000;

/** Result of a checkout request: a page of the payment provider, or an existing subscription. */
export type CheckoutStartResult =
  /** `id` is the id of the checkout; `benefitsFrom` is null if the benefits begin immediately. */
  | { kind: 'created'; id: string; url: string; benefitsFrom: Date | null }
  /** `portalUrl` is null if the portal is unavailable. */
  | { kind: 'subscribed'; portalUrl: string | null };

/**
 * Creates a checkout for the price of a plan.
 * @throws AppError 'permission-denied' if the club is closed or the account has no permission; 'conflict' if another
 *   checkout was started at the same moment; 'unavailable', 'timeout', 'too-many-requests', 'unauthenticated'
 */
export function beginCheckout(priceId: string): Promise<CheckoutStartResult> {
  const path = '/api/create-checkout-session';
  const body: Pick<CreateCheckoutBody, 'priceId'> = { priceId };
  return signedFetch(
    path,
    { method: 'POST', body, timeoutMs: billingTimeoutMs },
    async (response) => {
      if (response.status === 409) {
        const parsed = v.safeParse(
          alreadySubscribedResponse,
          await response
            .clone()
            .json()
            .catch(() => null),
        );
        if (parsed.success)
          return { kind: 'subscribed', portalUrl: parsed.output.portalUrl ?? null };
      }
      const { id, url, benefitsFrom } = await createResponseReader(
        path,
        checkoutCreatedResponse,
      )(response);
      const startsAt = benefitsFrom === null ? null : new Date(benefitsFrom);
      return { kind: 'created', id, url: requireWebUrl(url), benefitsFrom: startsAt };
    },
  );
}

/**
 * Returns the state of a checkout of the signed-in user.
 * @throws AppError 'not-found' for the checkout of another user; errors of beginCheckout()
 */
export async function getCheckoutState(id: string): Promise<CheckoutSessionResponse['state']> {
  const path = `/api/checkout-session/${encodeURIComponent(id)}`;
  const parseResponse = createResponseReader(path, checkoutSessionResponse);
  const { state } = await signedFetch(
    path,
    { method: 'GET', timeoutMs: billingTimeoutMs },
    parseResponse,
  );
  return state;
}

/**
 * Returns the URL of the billing portal, where card, plan and renewal are changed.
 * @throws AppError 'not-found' for a user without a Stripe customer; errors of beginCheckout()
 */
export async function fetchPortalUrl(): Promise<string> {
  const path = '/api/billing/portal';
  const parseResponse = createResponseReader(path, portalResponse);
  const { url } = await signedFetch(
    path,
    { method: 'POST', timeoutMs: billingTimeoutMs },
    parseResponse,
  );
  return requireWebUrl(url);
}

/**
 * Ends the subscription immediately and refunds the full price.
 * @returns refunded amount in integer cents
 * @throws AppError 'conflict' after the withdrawal period; 'not-found' without a subscription; errors of
 *   beginCheckout()
 */
export async function withdraw(): Promise<number> {
  const path = '/api/billing/withdraw';
  const parseResponse = createResponseReader(path, withdrawalResponse);
  const requestOptions = { method: 'POST', timeoutMs: 2 * billingTimeoutMs } as const;
  const { refundedCents } = await signedFetch(path, requestOptions, parseResponse);
  return refundedCents;
}

/** Returns the URL if it uses http or https, as a safeguard against unsafe URLs in an answer of the server. */
function requireWebUrl(text: string): string {
  if (!/^https?:$/.test(parseUrl(text)?.protocol ?? ''))
    throw new AppError('unavailable', 'An address that is none of the web');
  return text;
}
