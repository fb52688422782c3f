import * as v from 'valibot';

import {
  alreadySubscribedAnswer,
  checkoutCreatedAnswer,
  checkoutSessionAnswer,
  portalAnswer,
  withdrawalAnswer,
} from '#features/payments/model/payment-contract.ts';
import type {
  CheckoutSessionAnswer,
  CreateCheckoutBody,
} from '#features/payments/model/payment-contract.ts';
import { AppError } from '#shared/app-error.ts';
import { parseUrl } from '#shared/addresses/parse-url.ts';

import { checkedAnswer } from '#platform/api/checked-answer.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/** Stripe is asked in between, which takes its time. */
const billingTimeoutMs = 30_000;

/** Where a checkout goes on: at the payment provider, or nowhere for somebody who subscribes already. */
export type CheckoutStart =
  /** `id` is the checkout's; `benefitsFrom` is null when the benefits can be used at once. */
  | { kind: 'created'; id: string; url: string; benefitsFrom: Date | null }
  /** `portalUrl` is null when the portal did not answer. */
  | { kind: 'subscribed'; portalUrl: string | null };

/**
 * Opens a checkout for a plan's price.
 * @throws AppError 'permission-denied' while the club is off or the account may not; 'conflict' when another one was
 *   begun at the same moment; 'unavailable', 'timeout', 'too-many-requests', 'unauthenticated'
 */
export function beginCheckout(priceId: string): Promise<CheckoutStart> {
  const path = '/api/create-checkout-session';
  const body: CreateCheckoutBody = { priceId };
  return signedFetch(
    path,
    { method: 'POST', body, timeoutMs: billingTimeoutMs },
    async (answer) => {
      if (answer.status === 409) {
        const parsed = v.safeParse(
          alreadySubscribedAnswer,
          await answer
            .clone()
            .json()
            .catch(() => null),
        );
        if (parsed.success)
          return { kind: 'subscribed', portalUrl: parsed.output.portalUrl ?? null };
      }
      const { id, url, benefitsFrom } = await checkedAnswer(path, checkoutCreatedAnswer)(answer);
      const from = benefitsFrom === null ? null : new Date(benefitsFrom);
      return { kind: 'created', id, url: webAddress(url), benefitsFrom: from };
    },
  );
}

/**
 * How one's own checkout stands.
 * @throws AppError 'not-found' for somebody else's; as beginCheckout()
 */
export async function getCheckoutState(id: string): Promise<CheckoutSessionAnswer['state']> {
  const path = `/api/checkout-session/${encodeURIComponent(id)}`;
  const read = checkedAnswer(path, checkoutSessionAnswer);
  const { state } = await signedFetch(path, { method: 'GET', timeoutMs: billingTimeoutMs }, read);
  return state;
}

/**
 * The page on which card, plan and renewal are changed.
 * @throws AppError 'not-found' for somebody who never paid; as beginCheckout()
 */
export async function openPortal(): Promise<string> {
  const path = '/api/billing/portal';
  const read = checkedAnswer(path, portalAnswer);
  const { url } = await signedFetch(path, { method: 'POST', timeoutMs: billingTimeoutMs }, read);
  return webAddress(url);
}

/**
 * Ends the subscription now and gives everything back.
 * @returns integer cents that were given back
 * @throws AppError 'conflict' when the time for it is over; 'not-found' without a subscription; as beginCheckout()
 */
export async function withdraw(): Promise<number> {
  const path = '/api/billing/withdraw';
  const read = checkedAnswer(path, withdrawalAnswer);
  const limits = { method: 'POST', timeoutMs: 2 * billingTimeoutMs } as const;
  const { refundedCents } = await signedFetch(path, limits, read);
  return refundedCents;
}

/** Only addresses of the web are followed, whatever a server says. */
function webAddress(text: string): string {
  if (!/^https?:$/.test(parseUrl(text)?.protocol ?? ''))
    throw new AppError('unavailable', 'An address that is none of the web');
  return text;
}
