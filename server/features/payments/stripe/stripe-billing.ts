import type { Stripe } from 'stripe';
import { AppError, errorCode } from '#shared/app-error.ts';
import { nothingBilled } from '../billing-snapshot.ts';
import type { BillingSnapshot } from '../billing-snapshot.ts';
import { idOf, snapshotOf } from './snapshot-of.ts';
import { askStripe } from './stripe-failure.ts';

/** Reads what Stripe says of a customer, now. @throws AppError 'unavailable', 'unknown' */
export type ReadBilling = (customerId: string) => Promise<BillingSnapshot>;

/** Items of one kind that one customer has at most: forty years of monthly invoices. */
const mostItems = 500;

/** A dispute that ended like this left the money here. */
const harmlessDisputes: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

/** Four reads of Stripe for a customer, and one more for each charge that is disputed. */
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

/** A customer, or what is left of a deleted one; null for one that never was. */
async function findCustomer(
  stripe: Stripe,
  id: string,
): Promise<Stripe.Customer | Stripe.DeletedCustomer | null> {
  try {
    return await askStripe(stripe.customers.retrieve(id), 'reading a customer');
  } catch (error) {
    if (errorCode(error) === 'not-found') return null;
    throw error;
  }
}

/** The uid that a customer was made for; '' for a customer of something else, or one that is gone. */
export async function uidOfCustomer(stripe: Stripe, id: string): Promise<string> {
  const customer = await findCustomer(stripe, id);
  return customer === null || customer.deleted ? '' : (customer.metadata['uid'] ?? '');
}

/** Whose a subscription is; '' for one that does not exist. @throws AppError 'unavailable' */
export async function customerOfSubscription(stripe: Stripe, id: string): Promise<string> {
  try {
    return idOf(
      (await askStripe(stripe.subscriptions.retrieve(id), 'reading a subscription')).customer,
    );
  } catch (error) {
    if (errorCode(error) === 'not-found') return '';
    throw error;
  }
}

/** Of these charges, those whose dispute took, or may take, the money back, with the cents that are gone for good. */
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

/** All of a list of one customer. @throws AppError 'unavailable'; 'unknown' for one that is too long */
export async function allOf<T extends { id: string }>(
  list: Stripe.ApiListPromise<T>,
): Promise<T[]> {
  const items = await askStripe(list.autoPagingToArray({ limit: mostItems }), 'reading a list');
  if (items.length >= mostItems) throw new AppError('unknown', 'A customer has too many items');
  return items;
}
