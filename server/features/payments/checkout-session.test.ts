import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { openSessions } from './checkout-session.ts';

/** Stripe, which refuses to list sessions. */
function refusing(code: string): Stripe {
  const stripe = new Stripe('sk_test_local');
  const error = new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    message: 'No',
    code,
  });
  const refusal = { autoPagingToArray: () => Promise.reject(error) };
  Object.assign(stripe.checkout.sessions, { list: () => refusal });
  return stripe;
}

it('a customer that Stripe does not know can pay no session, so that nobody is kept by it', async () => {
  expect(await openSessions(refusing('resource_missing'), 'cus_lost')).toEqual([]);
});

it('what Stripe refuses otherwise is no answer', async () => {
  await expect(openSessions(refusing('lock_timeout'), 'cus_1')).rejects.toMatchObject({
    code: 'conflict',
  });
});
