import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { listOpenSessions } from './checkout-session.ts';

/** Returns a Stripe client that fails to list sessions. */
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

it('a customer unknown to Stripe has no open sessions', async () => {
  expect(await listOpenSessions(refusing('resource_missing'), 'cus_lost')).toEqual([]);
});

it('rejects for any other error of Stripe', async () => {
  await expect(listOpenSessions(refusing('lock_timeout'), 'cus_1')).rejects.toMatchObject({
    code: 'conflict',
  });
});
