import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import { hasEnded, emptyBilling } from './billing-snapshot.ts';
import type { BillingSnapshot } from './billing-snapshot.ts';
import { changeClub } from './change-club.ts';
import type { ClubChange, ClubStore, StoredClub, StripeEventMark } from './club-store.ts';
import { findDuplicate, computeRecords } from './membership-records.ts';
import type { ClubRecords } from './membership-records.ts';
import type { PaymentRecord } from '#features/payments/model/club-payment.ts';
import type { ReadBilling } from './stripe/stripe-billing.ts';

export interface SyncDependencies {
  store: ClubStore;
  readBilling: ReadBilling;
  /** Returns the customer of a subscription; '' for none. */
  customerOfSubscription: (subscriptionId: string) => Promise<string>;
  /** See endDuplicate(); null while a subscription is already being ended. */
  endDuplicate: ((uid: string, subscriptionId: string) => Promise<void>) | null;
  now: () => Date;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** Result of a synchronisation. */
export interface SyncResult {
  /** gone: the user was erased or is being erased, so only the event is stored. seen: the event was already handled. */
  outcome: 'changed' | 'unchanged' | 'seen' | 'gone';
  billing: BillingSnapshot;
  records: ClubRecords;
}

/**
 * Ends a duplicate subscription, if there is one, and then updates the user's membership and payments from Stripe. The
 * stored data is read before Stripe, and the commit fails after a concurrent write, so an older reading never replaces
 * a newer one, even with duplicate, delayed or concurrent events.
 * @param event marked as done in the same commit
 * @throws AppError 'unavailable' if Stripe or the database does not respond; then nothing is marked
 */
export async function syncMembership(
  dependencies: SyncDependencies,
  uid: string,
  event?: StripeEventMark,
): Promise<SyncResult> {
  const { store, logger, endDuplicate } = dependencies;
  let hasEndedDuplicate = false;
  const { outcome, billing, records, clubChange } = await changeClub(
    store,
    uid,
    async (storedClub) => {
      const found = await readOwnBilling(dependencies, storedClub);
      const { subscriptions } = found.billing;
      const duplicate = findDuplicateToEnd(storedClub, found.billing);
      if (duplicate !== '' && endDuplicate && !hasEndedDuplicate) {
        await endDuplicate(uid, duplicate);
        hasEndedDuplicate = true;
        return 'again';
      }
      if (subscriptions.filter((subscription) => !hasEnded(subscription)).length > 1) {
        logger.error('a user is charged for two subscriptions');
      }
      const changed = await computeClubChange(dependencies, storedClub, found);
      const change = event ? { ...changed.clubChange, event } : changed.clubChange;
      return { ...changed, change, billing: found.billing };
    },
  );
  if (outcome === 'gone' || outcome === 'inactive') return { outcome: 'gone', billing, records };
  if (outcome === 'seen') return { outcome, billing, records };
  if (clubChange?.member) logger.info({ status: clubChange.member.status }, 'membership changed');
  return { outcome: clubChange ? 'changed' : 'unchanged', billing, records };
}

/**
 * Returns the id of a duplicate subscription to end, including one whose end was started and not completed; '' for
 * none.
 */
function findDuplicateToEnd({ customer }: StoredClub, billing: BillingSnapshot): string {
  const { duplicate, withdrawing } = customer;
  const isBeingEnded = duplicate !== '' && duplicate === withdrawing;
  return isBeingEnded ? duplicate : (findDuplicate(billing)?.id ?? '');
}

/**
 * Returns the changes that a synchronisation would make, or null for none.
 * @param customerId used if no customer is recorded
 */
export async function previewChange(
  dependencies: SyncDependencies,
  uid: string,
  customerId: string,
): Promise<ReturnType<typeof findClubChange>> {
  const storedClub = await dependencies.store.read(uid);
  const ownCustomerId = storedClub.customer.customerId || customerId;
  const billing = await dependencies.readBilling(ownCustomerId);
  const found = { customerId: ownCustomerId, billing };
  return (await computeClubChange(dependencies, storedClub, found)).clubChange;
}

async function computeClubChange(
  { store, now }: SyncDependencies,
  storedClub: StoredClub,
  found: CustomerBilling,
) {
  const planIds = await readPlanIds(store, found.billing);
  const planIdOf = (priceId: string) => planIds.get(priceId) ?? '';
  const records = computeRecords(found.billing, storedClub, planIdOf, now());
  return { records, clubChange: findClubChange(storedClub, found, records) };
}

/**
 * Returns the id of the user's Stripe customer; '' for none. If none is recorded for a stored membership, it runs
 * syncMembership() first, which finds the customer by the subscription.
 * @throws AppError 'unavailable'
 */
export async function findOrSyncCustomer(
  dependencies: SyncDependencies,
  uid: string,
): Promise<string> {
  const { customer, member } = await dependencies.store.read(uid);
  if (customer.customerId !== '' || member === null) return customer.customerId;
  await syncMembership(dependencies, uid);
  return (await dependencies.store.read(uid)).customer.customerId;
}

/** Returns the differences from the stored data, or null for none. */
export function findClubChange(
  storedClub: StoredClub,
  found: CustomerBilling,
  { member, payments }: ClubRecords,
): Omit<ClubChange, 'expectedRevision' | 'event'> | null {
  const changedPayments = new Map<string, PaymentRecord>();
  for (const [id, payment] of payments) {
    if (!isDeepStrictEqual(storedClub.payments.get(id) ?? null, payment))
      changedPayments.set(id, payment);
  }
  const customer = findCustomerChange(storedClub, found);
  const isMemberUnchanged = member === null || isDeepStrictEqual(storedClub.member, member);
  if (customer === null && isMemberUnchanged && changedPayments.size === 0) return null;
  return {
    ...(customer && { customer }),
    ...(!isMemberUnchanged && { member }),
    ...(changedPayments.size > 0 && { payments: changedPayments }),
  };
}

/**
 * Returns the changed fields of the customer record, or null for none. A recorded customer that Stripe deleted or does
 * not know is removed; the next customer is created under another idempotency key (generation). A running withdrawal is
 * removed too, because it would block the withdrawal from a later subscription.
 */
function findCustomerChange({ customer }: StoredClub, { customerId, billing }: CustomerBilling) {
  if (customer.customerId !== '' && billing.customer !== 'known') {
    return {
      customerId: '',
      email: '',
      generation: customer.generation + 1,
      checkoutKey: '',
      checkoutPriceId: '',
      checkoutSessionId: '',
      withdrawing: '',
    };
  }
  if (customerId === customer.customerId && billing.email === customer.email) return null;
  return { customerId, email: billing.email };
}

/** The user's customer, '' for none, with its data at Stripe. */
export interface CustomerBilling {
  customerId: string;
  billing: BillingSnapshot;
}

/**
 * Reads the billing data of the recorded customer. For older memberships, which store only the subscription, it finds
 * the customer by the subscription.
 */
async function readOwnBilling(
  { readBilling, customerOfSubscription }: SyncDependencies,
  { customer, member }: StoredClub,
): Promise<CustomerBilling> {
  const { customerId } = customer;
  if (customerId !== '') return { customerId, billing: await readBilling(customerId) };
  const storedSubscriptionId = member?.stripeSubscriptionId ?? '';
  const found =
    storedSubscriptionId === '' ? '' : await customerOfSubscription(storedSubscriptionId);
  const billing = found === '' ? emptyBilling : await readBilling(found);
  return billing.customer === 'known'
    ? { customerId: found, billing }
    : { customerId, billing: emptyBilling };
}

async function readPlanIds(
  store: ClubStore,
  billing: BillingSnapshot,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const { priceId } of billing.subscriptions) {
    if (priceId === '' || ids.has(priceId)) continue;
    const plans = await store.listPlansOfPrice(priceId);
    const plan = plans.find(({ isActive }) => isActive) ?? plans[0];
    ids.set(priceId, plan?.id ?? '');
  }
  return ids;
}
