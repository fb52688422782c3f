import type { Stripe } from 'stripe';
import { AppError } from '#shared/app-error.ts';
import { emptyBilling } from '../billing-snapshot.ts';
import type { BillingSnapshot } from '../billing-snapshot.ts';
import { referenceIdOf, toBillingSnapshot } from './to-billing-snapshot.ts';
import { callStripe, ifNotFound } from './call-stripe.ts';

/** Reads the current billing data of a customer. @throws AppError 'unavailable', 'unknown' */
export type ReadBilling = (customerId: string) => Promise<BillingSnapshot>;

/** Maximum number of items of one kind per customer: forty years of monthly invoices. */
const maxItems = 500;

/** Statuses of a dispute after which the club keeps the payment. */
const harmlessDisputeStatuses: ReadonlySet<string> = new Set([
  'won',
  'warning_closed',
  'prevented',
]);

/** Creates the billing reader, with at least four Stripe requests per customer and one more per disputed charge. */
export function createBillingReader(stripe: Stripe): ReadBilling {
  return async (customer) => {
    const stripeCustomer = await findCustomer(stripe, customer);
    if (stripeCustomer === null) return emptyBilling;
    if (stripeCustomer.deleted) return { ...emptyBilling, customer: 'deleted' };
    const [subscriptions, invoices, charges] = await Promise.all([
      readAllItems(stripe.subscriptions.list({ customer, status: 'all', limit: 100 })),
      readAllItems(stripe.invoices.list({ customer, limit: 100, expand: ['data.payments'] })),
      readAllItems(stripe.charges.list({ customer, limit: 100 })),
    ]);
    const lostCharges = await findLostCharges(stripe, charges);
    return toBillingSnapshot({
      email: stripeCustomer.email,
      balance: stripeCustomer.balance,
      subscriptions,
      invoices,
      charges,
      lostCharges,
    });
  };
}

/** Returns a customer, or the stub of a deleted one; null for one that never existed. */
function findCustomer(
  stripe: Stripe,
  id: string,
): Promise<Stripe.Customer | Stripe.DeletedCustomer | null> {
  return callStripe(stripe.customers.retrieve(id), 'reading a customer').catch(ifNotFound(null));
}

/** Returns the uid for which a customer was created; '' for other or deleted customers. */
export async function uidOfCustomer(stripe: Stripe, id: string): Promise<string> {
  const customer = await findCustomer(stripe, id);
  return customer === null || customer.deleted ? '' : (customer.metadata['uid'] ?? '');
}

/** Returns the customer of a subscription; '' for an unknown subscription. @throws AppError 'unavailable' */
export async function customerOfSubscription(stripe: Stripe, id: string): Promise<string> {
  const subscription = callStripe(stripe.subscriptions.retrieve(id), 'reading a subscription');
  return referenceIdOf((await subscription.catch(ifNotFound(null)))?.customer);
}

/** Returns the ids of charges with an open or lost dispute, each with the lost amount in cents (0 while open). */
async function findLostCharges(
  stripe: Stripe,
  charges: readonly Stripe.Charge[],
): Promise<ReadonlyMap<string, number>> {
  const lostCents = new Map<string, number>();
  for (const { id } of charges.filter(({ disputed }) => disputed)) {
    const disputes = await readAllItems(stripe.disputes.list({ charge: id, limit: 100 }));
    const openOrLostDisputes = disputes.filter(
      ({ status }) => !harmlessDisputeStatuses.has(status),
    );
    if (openOrLostDisputes.length === 0) continue;
    const lostDisputes = openOrLostDisputes.filter(({ status }) => status === 'lost');
    lostCents.set(
      id,
      lostDisputes.reduce((sum, { amount }) => sum + amount, 0),
    );
  }
  return lostCents;
}

/** Returns all items of a Stripe list. @throws AppError 'unavailable'; 'unknown' for a list that is too long */
export async function readAllItems<T extends { id: string }>(
  list: Stripe.ApiListPromise<T>,
): Promise<T[]> {
  const items = await callStripe(list.autoPagingToArray({ limit: maxItems }), 'reading a list');
  if (items.length >= maxItems) throw new AppError('unknown', 'A customer has too many items');
  return items;
}
