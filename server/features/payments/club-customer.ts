import type { Stripe } from 'stripe';
import { AppError } from '#shared/app-error.ts';
import { isRefused, refusalError } from './club-refusal.ts';
import type { ClubStore } from './club-store.ts';
import type { CustomerRecord } from '#features/payments/model/customer.ts';
import { callStripe } from './stripe/call-stripe.ts';

const maxAttempts = 5;

/**
 * Returns the user's Stripe customer record, and creates the customer if there is none. The idempotency key contains
 * the uid, so that concurrent requests, or a retry after a crash, create the same customer.
 * @returns the customer's record
 * @throws AppError 'unavailable'; errors of refusalError()
 */
export async function ensureCustomer(
  { stripe, store }: { stripe: Stripe; store: ClubStore },
  { uid, email }: { uid: string; email: string },
): Promise<CustomerRecord> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { revision, customer } = await store.read(uid);
    if (customer.customerId !== '') return customer;
    // A withdrawal is remembered by e-mail address, so that erasing the account does not avoid the waiting period.
    const earlierWithdrawal = email === '' ? null : await store.findWithdrawalDate(email);
    const customerId = await createCustomer(stripe, uid, customer.generation);
    if (email !== '') {
      // Separate from the call above: a repeated idempotency key requires equal parameters, and the address may change.
      await callStripe(stripe.customers.update(customerId, { email }), 'updating a customer');
    }
    const withdrawnAt = laterDate(customer.withdrawnAt, earlierWithdrawal);
    const change = { customerId, email, withdrawnAt };
    const outcome = await store.commit(uid, {
      expectedRevision: revision,
      requiresActiveUser: true,
      customer: change,
    });
    if (outcome === 'done') return { ...customer, ...change };
    if (isRefused(outcome)) throw refusalError(outcome);
  }
  throw new AppError('unavailable', 'Too many concurrent changes of a customer');
}

function laterDate(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}

async function createCustomer(stripe: Stripe, uid: string, generation: number): Promise<string> {
  const idempotencyKey = generation === 0 ? `customer:${uid}` : `customer:${uid}:${generation}`;
  const createdCustomer = await callStripe(
    stripe.customers.create({ metadata: { uid } }, { idempotencyKey }),
    'creating a customer',
  );
  return createdCustomer.id;
}
