import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { AppError, errorCode } from '#shared/app-error.ts';
import { computeBenefitsStart } from '#features/club/model/membership.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import { hasEnded } from './billing-snapshot.ts';
import { changeClub } from './change-club.ts';
import { expireSessions, listOpenSessions, retrieveSession } from './checkout-session.ts';
import { ensureCustomer } from './club-customer.ts';
import { isRefused, refusalError } from './club-refusal.ts';
import type { PaymentRefusal } from './club-refusal.ts';
import type { ClubStore } from './club-store.ts';
import type { CustomerRecord } from '#features/payments/model/customer.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import { clubTexts } from './club-texts.ts';
import { removeObsoleteEndingRequest } from './membership-end.ts';
import { syncMembership } from './membership-sync.ts';
import type { SyncDependencies } from './membership-sync.ts';
import { currentLanguage } from '#server/platform/language.ts';
import { stripeLocales } from './return-addresses.ts';
import type { ReturnAddresses } from './return-addresses.ts';
import { readAllItems } from './stripe/stripe-billing.ts';
import { callStripe } from './stripe/call-stripe.ts';

export interface CheckoutDependencies extends SyncDependencies {
  stripe: Stripe;
  addresses: ReturnAddresses;
}

export interface Buyer {
  uid: string;
  /** '' if the account has none. */
  email: string;
}

/** The payment page, or the customer of a buyer who already has a subscription. */
export type CheckoutResult =
  | {
      kind: 'created';
      id: string;
      url: string;
      /** Start of the benefits of the new subscription; null for immediately. */
      benefitsFrom: Date | null;
    }
  | { kind: 'subscribed'; customerId: string };

/** Maximum number of attempts if other checkouts of the same user interfere. */
const maxAttempts = 5;

/**
 * Starts a checkout for a price that a plan on sale sells. An unpaid checkout of the buyer for the same price is
 * reused; one for another price is expired, so that a buyer never pays for two. The customer record decides which
 * checkout is current, on any number of servers. A checkout is recorded before its session is created; after a crash
 * the next checkout gets this session again by its idempotency key, or expires it. An inactive user cannot start a
 * checkout. An ending request left over from an earlier deactivation of the account is dropped.
 * @throws AppError 'permission-denied' while the club is switched off; errors of refusalError(); 'invalid-input' for a
 *   price that no active plan sells; 'conflict' if the buyer started a checkout for another price at the same time;
 *   'unavailable' and 'unknown' of Stripe
 */
export async function beginCheckout(
  dependencies: CheckoutDependencies,
  buyer: Buyer,
  priceId: string,
): Promise<CheckoutResult> {
  const { stripe, store, now } = dependencies;
  if (!(await store.isClubEnabled())) {
    throw new UserFacingError('permission-denied', clubTexts().subscribingClosed);
  }
  const plan = (await store.listPlansOfPrice(priceId)).find(({ isActive }) => isActive);
  if (!plan) throw new UserFacingError('invalid-input', clubTexts().planNotOnSale);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    // The synchronisation removes a recorded customer that was deleted at Stripe, and records an unrecorded one.
    const { billing } = await syncMembership(dependencies, buyer.uid);
    const { customerId, withdrawnAt, ending } = await ensureCustomer(dependencies, buyer);
    if (ending !== '') await removeObsoleteEndingRequest(store, buyer.uid);
    const alreadySubscribed = { kind: 'subscribed', customerId } as const;
    if (billing.subscriptions.some((subscription) => !hasEnded(subscription)))
      return alreadySubscribed;
    const checkoutRequest = { uid: buyer.uid, plan, priceId };
    const page = await ensureCheckoutPage(dependencies, checkoutRequest);
    if (page === null || !(await expireOtherSessions(dependencies, checkoutRequest, page)))
      continue;
    const { id, url } = page;
    // A session that was just expired may have been paid before.
    if (!(await hasSubscription(stripe, customerId))) {
      return { kind: 'created', id, url, benefitsFrom: computeBenefitsStart(now(), withdrawnAt) };
    }
    await expireSessions(stripe, await listOpenSessions(stripe, customerId));
    return alreadySubscribed;
  }
  throw new AppError('unavailable', 'Too many concurrent changes of a checkout');
}

async function hasSubscription(stripe: Stripe, customer: string): Promise<boolean> {
  const subscriptions = stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
  return (await readAllItems(subscriptions)).some((subscription) => !hasEnded(subscription));
}

interface PlanCheckoutRequest {
  uid: string;
  plan: SubscriptionPlan;
  priceId: string;
}

/** A payable session of the recorded checkout. */
interface CheckoutPage {
  id: string;
  url: string;
  checkoutKey: string;
  customerId: string;
}

/**
 * Returns the page of the customer's checkout: the existing one for this price, or a new one that replaces any other.
 * @returns null if the caller must try again: the customer is missing, the record was changed concurrently, or
 *   createCheckoutPage() returned null
 */
async function ensureCheckoutPage(
  dependencies: CheckoutDependencies,
  checkoutRequest: PlanCheckoutRequest,
): Promise<CheckoutPage | null> {
  const { store } = dependencies;
  const { revision, customer } = await store.read(checkoutRequest.uid);
  if (customer.customerId === '') return null;
  if (customer.checkoutPriceId === checkoutRequest.priceId) {
    const page = await findRecordedPage(dependencies, checkoutRequest, customer);
    if (page) return page;
  }
  const newCheckout = {
    checkoutKey: randomUUID(),
    checkoutPriceId: checkoutRequest.priceId,
    checkoutSessionId: '',
  };
  const outcome = await store.commit(checkoutRequest.uid, {
    expectedRevision: revision,
    requiresActiveUser: true,
    customer: newCheckout,
  });
  if (isRefused(outcome)) throw refusalError(outcome);
  if (outcome !== 'done') return null;
  return createCheckoutPage(dependencies, checkoutRequest, { ...customer, ...newCheckout });
}

/**
 * Returns the page of the recorded checkout, or null if that checkout cannot be paid any more. Creates the session if
 * none is recorded, for example after a crash.
 */
async function findRecordedPage(
  dependencies: CheckoutDependencies,
  checkoutRequest: PlanCheckoutRequest,
  record: CustomerRecord,
): Promise<CheckoutPage | null> {
  const { checkoutKey, customerId } = record;
  const id =
    record.checkoutSessionId ||
    (await createCheckoutPage(dependencies, checkoutRequest, record))?.id;
  // For a repeated idempotency key Stripe returns the session in its original state, so it is read again.
  const session = id === undefined ? null : await retrieveSession(dependencies.stripe, id);
  if (session?.status !== 'open' || session.customer !== customerId) return null;
  return toCheckoutPage(session, { checkoutKey, customerId });
}

/**
 * Creates and records the session of a checkout. If another checkout replaced it during the request to Stripe, the
 * result or error is that of expireReplacedSession().
 * @returns null if Stripe refuses the idempotency key, because another request is using it or it was used with other
 *   parameters
 * @throws AppError of refusalError() if the user may not pay any more; 'unavailable', 'unknown'
 */
async function createCheckoutPage(
  dependencies: CheckoutDependencies,
  checkoutRequest: PlanCheckoutRequest,
  { customerId, checkoutKey }: CustomerRecord,
): Promise<CheckoutPage | null> {
  const session = await createSession(dependencies, checkoutRequest, { customerId, checkoutKey });
  if (session === null) return null;
  const page = toCheckoutPage(session, { checkoutKey, customerId });
  const recordProblem = await recordSession(dependencies.store, checkoutRequest.uid, page);
  if (recordProblem === null) return page;
  if (typeof recordProblem !== 'string')
    return expireReplacedSession(dependencies, checkoutRequest, page, recordProblem);
  await expireSessions(dependencies.stripe, [page.id]);
  throw refusalError(recordProblem);
}

async function createSession(
  { stripe, addresses }: CheckoutDependencies,
  { uid, plan, priceId }: PlanCheckoutRequest,
  { customerId, checkoutKey }: Pick<CustomerRecord, 'customerId' | 'checkoutKey'>,
): Promise<Stripe.Checkout.Session | null> {
  const metadata = { uid, planId: plan.id, priceId };
  const { success, cancel } = addresses();
  const request = stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customerId,
      client_reference_id: uid,
      line_items: [{ price: priceId, quantity: 1 }],
      success_url: success,
      cancel_url: cancel,
      locale: stripeLocales[currentLanguage()],
      metadata,
      subscription_data: { metadata },
    },
    { idempotencyKey: `checkout:${checkoutKey}` },
  );
  try {
    return await callStripe(request, 'creating a checkout');
  } catch (error) {
    if (errorCode(error) === 'conflict') return null;
    throw error;
  }
}

/**
 * Records a session unless its checkout was replaced.
 * @returns null if recorded; the customer record if it contains another checkout; a refusal if the user may not pay any
 *   more
 * @throws AppError 'unavailable'
 */
async function recordSession(
  store: ClubStore,
  uid: string,
  { id, checkoutKey }: CheckoutPage,
): Promise<CustomerRecord | PaymentRefusal | null> {
  const { outcome, replacement } = await changeClub(store, uid, ({ customer }) => {
    const change = { requiresActiveUser: true, customer: { checkoutSessionId: id } } as const;
    if (customer.checkoutKey !== checkoutKey) return { change: null, replacement: customer };
    return { change: customer.checkoutSessionId === id ? null : change, replacement: null };
  });
  return isRefused(outcome) ? outcome : replacement;
}

/**
 * Expires all other payable sessions of the customer.
 * @returns false if the checkout of `page` was replaced; then the session of `page` is expired instead
 * @throws AppError as expireReplacedSession()
 */
async function expireOtherSessions(
  dependencies: CheckoutDependencies,
  checkoutRequest: PlanCheckoutRequest,
  page: CheckoutPage,
): Promise<boolean> {
  const { stripe, store } = dependencies;
  const openIds = await listOpenSessions(stripe, page.customerId);
  // Read after the list, because a checkout that replaces this one is recorded before its session is created. If the
  // list contains the new session, this read therefore finds the new checkout.
  const { customer } = await store.read(checkoutRequest.uid);
  if (customer.checkoutKey !== page.checkoutKey) {
    await expireReplacedSession(dependencies, checkoutRequest, page, customer);
    return false;
  }
  await expireSessions(
    stripe,
    openIds.filter((id) => id !== page.id),
  );
  return true;
}

/**
 * Expires a session whose checkout was replaced by another one.
 * @returns null if the new checkout sells the same price, so that the next attempt uses its page, or if none is
 *   recorded any more
 * @throws AppError 'conflict' otherwise
 */
async function expireReplacedSession(
  { stripe }: CheckoutDependencies,
  { priceId }: PlanCheckoutRequest,
  { id }: CheckoutPage,
  { checkoutPriceId }: CustomerRecord,
): Promise<null> {
  await expireSessions(stripe, [id]);
  if (checkoutPriceId === priceId || checkoutPriceId === '') return null;
  throw new UserFacingError('conflict', clubTexts().otherCheckoutOpen);
}

function toCheckoutPage(
  { id, url }: Stripe.Checkout.Session,
  { checkoutKey, customerId }: Pick<CheckoutPage, 'checkoutKey' | 'customerId'>,
): CheckoutPage {
  if (!url) throw new AppError('unknown', 'The checkout has no address');
  return { id, url, checkoutKey, customerId };
}
