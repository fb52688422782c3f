import type { Stripe } from 'stripe';
import { errorCode } from '#shared/app-error.ts';
import { readAllItems } from './stripe/stripe-billing.ts';
import { callStripe, ifNotFound } from './stripe/call-stripe.ts';

/** Returns a checkout session, or null for an unknown id. @throws AppError as callStripe(), without 'not-found' */
export function retrieveSession(
  stripe: Stripe,
  id: string,
): Promise<Stripe.Checkout.Session | null> {
  const session = callStripe(stripe.checkout.sessions.retrieve(id), 'reading a checkout');
  return session.catch(ifNotFound(null));
}

/**
 * Returns the ids of all payable sessions of a customer. Reads them from Stripe, to include sessions that a crash or
 * another server left unrecorded. A customer unknown to Stripe has none.
 * @throws AppError 'unavailable', 'unknown'
 */
export async function listOpenSessions(stripe: Stripe, customer: string): Promise<string[]> {
  const openSessions = stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  const sessions = await readAllItems(openSessions).catch(ifNotFound([]));
  return sessions.map(({ id }) => id);
}

/**
 * Expires sessions so that they can no longer be paid. Paid or expired sessions are unchanged.
 * @throws AppError 'unavailable'
 */
export async function expireSessions(stripe: Stripe, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    try {
      await callStripe(stripe.checkout.sessions.expire(id), 'expiring a checkout');
    } catch (error) {
      if (errorCode(error) === 'unavailable') throw error;
    }
  }
}
