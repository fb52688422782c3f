import type { Stripe } from 'stripe';
import { AppError } from '#shared/app-error.ts';
import { isRefused, refusal } from './club-refusal.ts';
import type { ClubStore } from './club-store.ts';
import type { CustomerRecord } from '#features/payments/model/stored-customer.ts';
import { callStripe } from './stripe/stripe-failure.ts';

const mostAttempts = 5;

/**
 * Returns the user's Stripe customer record, and creates the customer if there is none. The idempotency key contains
 * the uid, so that concurrent requests, or a retry after a crash, create the same customer.
 * @returns the customer's record
 * @throws AppError 'unavailable'; as refusal()
 */
export async function ensureCustomer(
  { stripe, store }: { stripe: Stripe; store: ClubStore },
  { uid, email }: { uid: string; email: string },
): Promise<CustomerRecord> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const { revision, customer } = await store.read(uid);
    if (customer.customerId !== '') return customer;
    // A withdrawal is remembered by e-mail address, so that erasing the account does not avoid the waiting period.
    const recalled = email === '' ? null : await store.withdrawalOf(email);
    const customerId = await makeCustomer(stripe, uid, customer.generation);
    if (email !== '') {
      // Separate from the call above: a repeated idempotency key requires equal parameters, and the address may change.
      await callStripe(stripe.customers.update(customerId, { email }), 'naming a customer');
    }
    const withdrawnAt = latest(customer.withdrawnAt, recalled);
    const change = { customerId, email, withdrawnAt };
    const outcome = await store.commit(uid, {
      seenRevision: revision,
      forActive: true,
      customer: change,
    });
    if (outcome === 'done') return { ...customer, ...change };
    if (isRefused(outcome)) throw refusal(outcome);
  }
  throw new AppError('unavailable', 'A customer changes too often to be written');
}

function latest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

async function makeCustomer(stripe: Stripe, uid: string, generation: number): Promise<string> {
  const key = generation === 0 ? `customer:${uid}` : `customer:${uid}:${generation}`;
  const made = await callStripe(
    stripe.customers.create({ metadata: { uid } }, { idempotencyKey: key }),
    'making a customer',
  );
  return made.id;
}
