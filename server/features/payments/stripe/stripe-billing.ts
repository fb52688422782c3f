import type { Stripe } from 'stripe';
import { AppError, errorCode } from '#shared/app-error.ts';
import { nothingBilled } from '../billing-snapshot.ts';
import type { BillingSnapshot } from '../billing-snapshot.ts';
import { idOf, snapshotOf } from './snapshot-of.ts';
import { callStripe } from './stripe-failure.ts';

/** Reads the current billing data of a customer. @throws AppError 'unavailable', 'unknown' */
export type ReadBilling = (customerId: string) => Promise<BillingSnapshot>;

/** Maximum number of items of one kind per customer: forty years of monthly invoices. */
const mostItems = 500;

/** Results of a dispute after which the payment is retained. */
const harmlessDisputes: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

/** Creates the billing reader, with four Stripe requests per customer and one more per disputed charge. */
export function stripeBilling(stripe: Stripe): ReadBilling {
  return async (customer) => {
    const person = await findCustomer(stripe, customer);
    if (person === null) return nothingBilled;
    if (person.deleted) return { ...nothingBilled, customer: 'deleted' };
    const [subscriptions, invoices, charges] = await Promise.all([
      allOf(stripe.subscriptions.list({ customer, status: 'all', limit: 100 })),
      allOf(stripe.invoices.list({ customer, limit: 100, expand: ['data.payments'] })),
      allOf(stripe.charges.list({ customer, limit: 100 })),
    ]);
    const lostCharges = await findLostCharges(stripe, charges);
    return snapshotOf({
      email: person.email,
      balance: person.balance,
      subscriptions,
      invoices,
      charges,
      lostCharges,
    });
  };
}

/** Returns a customer, or the stub of a deleted one; null for one that never existed. */
async function findCustomer(
  stripe: Stripe,
  id: string,
): Promise<Stripe.Customer | Stripe.DeletedCustomer | null> {
  try {
    return await callStripe(stripe.customers.retrieve(id), 'reading a customer');
  } catch (error) {
    if (errorCode(error) === 'not-found') return null;
    throw error;
  }
}

/** Returns the uid for which a customer was created; '' for other or deleted customers. */
export async function uidOfCustomer(stripe: Stripe, id: string): Promise<string> {
  const customer = await findCustomer(stripe, id);
  return customer === null || customer.deleted ? '' : (customer.metadata['uid'] ?? '');
}

/** Returns the customer of a subscription; '' for an unknown subscription. @throws AppError 'unavailable' */
export async function customerOfSubscription(stripe: Stripe, id: string): Promise<string> {
  try {
    return idOf(
      (await callStripe(stripe.subscriptions.retrieve(id), 'reading a subscription')).customer,
    );
  } catch (error) {
    if (errorCode(error) === 'not-found') return '';
    throw error;
  }
}

/** Returns the charges with an open or lost dispute, with the lost amount in cents. */
async function findLostCharges(
  stripe: Stripe,
  charges: readonly Stripe.Charge[],
): Promise<ReadonlyMap<string, number>> {
  const lost = new Map<string, number>();
  for (const { id } of charges.filter(({ disputed }) => disputed)) {
    const disputes = await allOf(stripe.disputes.list({ charge: id, limit: 100 }));
    const harmful = disputes.filter(({ status }) => !harmlessDisputes.has(status));
    if (harmful.length === 0) continue;
    const decided = harmful.filter(({ status }) => status === 'lost');
    lost.set(
      id,
      decided.reduce((sum, { amount }) => sum + amount, 0),
    );
  }
  return lost;
}

/** Returns all items of a customer's list. @throws AppError 'unavailable'; 'unknown' for a list that is too long */
export async function allOf<T extends { id: string }>(
  list: Stripe.ApiListPromise<T>,
): Promise<T[]> {
  const items = await callStripe(list.autoPagingToArray({ limit: mostItems }), 'reading a list');
  if (items.length >= mostItems) throw new AppError('unknown', 'A customer has too many items');
  return items;
}
