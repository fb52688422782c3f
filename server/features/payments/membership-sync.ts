import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import { AppError } from '#shared/app-error.ts';
import { isOver, nothingBilled } from './billing-snapshot.ts';
import type { BillingSnapshot } from './billing-snapshot.ts';
import type { ClubChange, ClubStore, StoredClub, StripeEventMark } from './club-store.ts';
import { duplicateOf, planRecords } from './membership-plan.ts';
import type { ClubRecords } from './membership-plan.ts';
import type { PaymentRecord } from '#features/payments/model/stored-club-payment.ts';
import type { ReadBilling } from './stripe/stripe-billing.ts';

export interface SyncDependencies {
  store: ClubStore;
  readBilling: ReadBilling;
  /** Whose a subscription is; '' for nobody's. */
  customerOfSubscription: (subscriptionId: string) => Promise<string>;
  /** As endDuplicate(); null where something is being ended already. */
  endDuplicate: ((uid: string, subscriptionId: string) => Promise<void>) | null;
  now: () => Date;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** What a synchronisation found. */
export interface SyncResult {
  /** gone: the person was erased, nothing is kept. seen: the event was done before. */
  outcome: 'changed' | 'unchanged' | 'seen' | 'gone';
  billing: BillingSnapshot;
  records: ClubRecords;
}

/** Others that change the same person's records in the same moment; each of them ends. */
const mostAttempts = 10;

/**
 * Brings a person's membership and payments to what Stripe says now. What is stored is read first, Stripe second,
 * and the commit fails when somebody else wrote in between: so an older reading of Stripe never replaces a newer
 * one, however events are doubled, delayed or done at once.
 * @param event marked as done in the same commit
 * @throws AppError 'unavailable' when Stripe or the database cannot be asked; nothing is marked then
 */
export async function syncMembership(
  dependencies: SyncDependencies,
  uid: string,
  event?: StripeEventMark,
): Promise<SyncResult> {
  const { store, now, logger, endDuplicate } = dependencies;
  let hasEnded = false;
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const stored = await store.read(uid);
    const { customerId, billing } = await readOwnBilling(dependencies, stored);
    const duplicate = tooMany(stored, billing);
    if (duplicate !== '' && endDuplicate && !hasEnded) {
      await endDuplicate(uid, duplicate);
      hasEnded = true;
      continue;
    }
    if (billing.subscriptions.filter((one) => !isOver(one)).length > 1) {
      logger.error('somebody is charged for two subscriptions');
    }
    const planIds = await readPlanIds(store, billing);
    const planOf = (priceId: string) => planIds.get(priceId) ?? '';
    const records = planRecords(billing, stored, planOf, now());
    const change = changeOf(stored, { customerId, billing }, records);
    if (change === null && event === undefined) return { outcome: 'unchanged', billing, records };
    const outcome = await store.commit(uid, {
      seenRevision: stored.revision,
      ...change,
      ...(event && { event }),
    });
    if (outcome === 'stale') continue;
    if (outcome !== 'done') {
      return { outcome: outcome === 'seen' ? 'seen' : 'gone', billing, records };
    }
    if (change?.member) logger.info({ status: change.member.status }, 'a membership changed');
    return { outcome: change ? 'changed' : 'unchanged', billing, records };
  }
  throw new AppError('unavailable', 'A membership changes too often to be written');
}

/** The subscription to end because it is one too many, or of which that was begun and not finished; '' for none. */
function tooMany({ customer }: StoredClub, billing: BillingSnapshot): string {
  const { duplicate, withdrawing } = customer;
  const isUnderWay = duplicate !== '' && duplicate === withdrawing;
  return isUnderWay ? duplicate : (duplicateOf(billing)?.id ?? '');
}

/**
 * What a synchronisation would change; null for nothing.
 * @param customerId read instead of the one that is written down, when none is
 */
export async function findChange(
  { store, readBilling, now }: SyncDependencies,
  uid: string,
  customerId: string,
): Promise<ReturnType<typeof changeOf>> {
  const stored = await store.read(uid);
  const own = stored.customer.customerId || customerId;
  const billing = await readBilling(own);
  const planIds = await readPlanIds(store, billing);
  const planOf = (priceId: string) => planIds.get(priceId) ?? '';
  const records = planRecords(billing, stored, planOf, now());
  return changeOf(stored, { customerId: own, billing }, records);
}

/** Somebody's customer, written down or found by their subscription; '' for none. @throws AppError 'unavailable' */
export async function findOwnCustomer(
  dependencies: SyncDependencies,
  uid: string,
): Promise<string> {
  const { customer, member } = await dependencies.store.read(uid);
  if (customer.customerId !== '' || member === null) return customer.customerId;
  await syncMembership(dependencies, uid);
  return (await dependencies.store.read(uid)).customer.customerId;
}

/** What differs from what is stored; null for nothing. */
export function changeOf(
  stored: StoredClub,
  found: OwnBilling,
  { member, payments }: ClubRecords,
): Omit<ClubChange, 'seenRevision' | 'event'> | null {
  const changed = new Map<string, PaymentRecord>();
  for (const [id, payment] of payments) {
    if (!isDeepStrictEqual(stored.payments.get(id) ?? null, payment)) changed.set(id, payment);
  }
  const customer = customerChange(stored, found);
  const isMemberSame = member === null || isDeepStrictEqual(stored.member, member);
  if (customer === null && isMemberSame && changed.size === 0) return null;
  return {
    ...(customer && { customer }),
    ...(!isMemberSame && { member }),
    ...(changed.size > 0 && { payments: changed }),
  };
}

/**
 * A customer that was deleted at Stripe is let go of: the next one is made under another key. What they were
 * withdrawing from is gone with it, and must not keep them from withdrawing from what comes.
 */
function customerChange({ customer }: StoredClub, { customerId, billing }: OwnBilling) {
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

/** Somebody's customer, '' for none, with what Stripe says of it. */
export interface OwnBilling {
  customerId: string;
  billing: BillingSnapshot;
}

/** A membership of before customers were written down names its subscription, and that its customer. */
async function readOwnBilling(
  { readBilling, customerOfSubscription }: SyncDependencies,
  { customer, member }: StoredClub,
): Promise<OwnBilling> {
  const { customerId } = customer;
  if (customerId !== '') return { customerId, billing: await readBilling(customerId) };
  const named = member?.stripeSubscriptionId ?? '';
  const found = named === '' ? '' : await customerOfSubscription(named);
  const billing = found === '' ? nothingBilled : await readBilling(found);
  return billing.customer === 'known'
    ? { customerId: found, billing }
    : { customerId, billing: nothingBilled };
}

async function readPlanIds(
  store: ClubStore,
  billing: BillingSnapshot,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const { priceId } of billing.subscriptions) {
    if (priceId === '' || ids.has(priceId)) continue;
    const plans = await store.plansOf(priceId);
    const plan = plans.find(({ isActive }) => isActive) ?? plans[0];
    ids.set(priceId, plan?.id ?? '');
  }
  return ids;
}
