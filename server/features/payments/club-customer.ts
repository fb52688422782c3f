import type { Stripe } from 'stripe';
import { changeClub } from './change-club.ts';
import { isRefused, refusalError } from './club-refusal.ts';
import type { ClubStore } from './club-store.ts';
import type { CustomerRecord } from '#features/payments/model/customer.ts';
import { callStripe } from './stripe/call-stripe.ts';

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
  const { outcome, record } = await changeClub(store, uid, async ({ customer }) => {
    if (customer.customerId !== '') return { change: null, record: customer };
    // A withdrawal is remembered by e-mail address, so that erasing the account does not avoid the waiting period.
    const earlierWithdrawal = email === '' ? null : await store.findWithdrawalDate(email);
    const customerId = await createCustomer(stripe, uid, customer.generation);
    if (email !== '') {
      // Separate from the call above: a repeated idempotency key requires equal parameters, and the address may change.
      await callStripe(stripe.customers.update(customerId, { email }), 'updating a customer');
    }
    const withdrawnAt = laterDate(customer.withdrawnAt, earlierWithdrawal);
    const fields = { customerId, email, withdrawnAt };
    return {
      change: { requiresActiveUser: true, customer: fields },
      record: { ...customer, ...fields },
    };
  });
  if (isRefused(outcome)) throw refusalError(outcome);
  return record;
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
