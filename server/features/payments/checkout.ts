import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { AppError, errorCode } from '#shared/app-error.ts';
import { benefitsBeginAt } from '#features/club/model/membership.ts';
import { SpokenError } from '#server/platform/http/spoken-error.ts';
import { isOver } from './billing-snapshot.ts';
import { expireSessions, openSessions, retrieveSession } from './checkout-session.ts';
import { ensureCustomer } from './club-customer.ts';
import { isRefused, refusal } from './club-refusal.ts';
import type { Refusal } from './club-refusal.ts';
import type { ClubStore } from './club-store.ts';
import type { CustomerRecord } from '#features/payments/model/stored-customer.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import { dropWish } from './membership-end.ts';
import { syncMembership } from './membership-sync.ts';
import type { SyncDependencies } from './membership-sync.ts';
import type { ReturnAddresses } from './return-addresses.ts';
import { allOf } from './stripe/stripe-billing.ts';
import { askStripe } from './stripe/stripe-failure.ts';

export interface CheckoutDependencies extends SyncDependencies {
  stripe: Stripe;
  addresses: ReturnAddresses;
}

export interface Buyer {
  uid: string;
  /** '' where the account has none. */
  email: string;
}

/** The page to pay on, or that the buyer subscribes already. */
export type CheckoutResult =
  | {
      kind: 'created';
      id: string;
      url: string;
      /** When the benefits begin of what is paid for now; null for at once. */
      benefitsFrom: Date | null;
    }
  | { kind: 'subscribed'; customerId: string };

/** Other checkouts of the same person that get in the way; each of them ends. */
const mostAttempts = 5;

/**
 * Begins a checkout for a price that a plan on sale sells. One that the buyer began for the same price and did not
 * pay is given again; one for another price ends, so that nobody pays for two.
 *
 * Which checkout is the customer's is decided in their record, whose revision everybody compares who changes it, so
 * that it holds for any number of servers: a checkout is written down before its session is made, the session before
 * anybody is sent to it, and the others are ended, and the subscriptions read, in between. A crash leaves a session
 * that nobody knows the address of; the next checkout takes it up by its key, or ends it.
 *
 * Whoever was made inactive begins none, also in the moment of it; a wish to end what somebody active pays for is of
 * before they were made active again, and goes.
 * @throws AppError 'permission-denied' while the club is switched off; as refusal(); 'invalid-input' for a price that no active plan sells; 'conflict' when another of the buyer's checkouts was
 *   begun at the same moment, for another price; 'unavailable' and 'unknown' of Stripe
 */
export async function beginCheckout(
  dependencies: CheckoutDependencies,
  buyer: Buyer,
  priceId: string,
): Promise<CheckoutResult> {
  const { stripe, store, now } = dependencies;
  if (!(await store.isClubEnabled())) {
    throw new SpokenError(
      'permission-denied',
      'O clube não está aceitando assinaturas no momento.',
    );
  }
  const plan = (await store.plansOf(priceId)).find(({ isActive }) => isActive);
  if (!plan) throw new SpokenError('invalid-input', 'Este plano não está à venda.');
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    // Forgets a customer that was deleted at Stripe, and finds one that was not written down.
    const { billing } = await syncMembership(dependencies, buyer.uid);
    const { customerId, withdrawnAt, ending } = await ensureCustomer(dependencies, buyer);
    if (ending !== '') await dropWish(store, buyer.uid);
    const subscribed = { kind: 'subscribed', customerId } as const;
    if (billing.subscriptions.some((subscription) => !isOver(subscription))) return subscribed;
    const order = { uid: buyer.uid, plan, priceId };
    const page = await ownPage(dependencies, order);
    if (page === null || !(await isAlone(dependencies, order, page))) continue;
    const { id, url } = page;
    // One that was ended just now may have been paid before.
    if (!(await subscribes(stripe, customerId))) {
      return { kind: 'created', id, url, benefitsFrom: benefitsBeginAt(now(), withdrawnAt) };
    }
    await expireSessions(stripe, await openSessions(stripe, customerId));
    return subscribed;
  }
  throw new AppError('unavailable', 'A checkout changes too often to be begun');
}

async function subscribes(stripe: Stripe, customer: string): Promise<boolean> {
  const all = stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
  return (await allOf(all)).some((subscription) => !isOver(subscription));
}

interface Order {
  uid: string;
  plan: SubscriptionPlan;
  priceId: string;
}

/** A session that can be paid, of the checkout that is written down. */
interface Page {
  id: string;
  url: string;
  checkoutKey: string;
  customerId: string;
}

/**
 * The page of the customer's checkout, written down: the one they have for this price, or a new one in the place of
 * any other.
 * @returns null when somebody else changed the record meanwhile
 */
async function ownPage(dependencies: CheckoutDependencies, order: Order): Promise<Page | null> {
  const { store } = dependencies;
  const { revision, customer } = await store.read(order.uid);
  if (customer.customerId === '') return null;
  if (customer.checkoutPriceId === order.priceId) {
    const page = await heldPage(dependencies, order, customer);
    if (page) return page;
  }
  const reserved = {
    checkoutKey: randomUUID(),
    checkoutPriceId: order.priceId,
    checkoutSessionId: '',
  };
  const outcome = await store.commit(order.uid, {
    seenRevision: revision,
    forActive: true,
    customer: reserved,
  });
  if (isRefused(outcome)) throw refusal(outcome);
  if (outcome !== 'done') return null;
  return makePage(dependencies, order, { ...customer, ...reserved });
}

/** The page of a checkout that is written down, which a crash may have left without one; null when it is over. */
async function heldPage(
  dependencies: CheckoutDependencies,
  order: Order,
  held: CustomerRecord,
): Promise<Page | null> {
  const { checkoutKey, customerId } = held;
  const id = held.checkoutSessionId || (await makePage(dependencies, order, held))?.id;
  // What Stripe repeats for a key is the session as it was then.
  const session = id === undefined ? null : await retrieveSession(dependencies.stripe, id);
  if (session?.status !== 'open' || session.customer !== customerId) return null;
  return pageOf(session, { checkoutKey, customerId });
}

/** @returns null when Stripe is asked for the same elsewhere, or for something else under this key, or as giveWay() */
async function makePage(
  dependencies: CheckoutDependencies,
  order: Order,
  { customerId, checkoutKey }: CustomerRecord,
): Promise<Page | null> {
  const session = await makeSession(dependencies, order, { customerId, checkoutKey });
  if (session === null) return null;
  const page = pageOf(session, { checkoutKey, customerId });
  const holder = await writeSession(dependencies.store, order.uid, page);
  if (holder === null) return page;
  if (typeof holder !== 'string') return giveWay(dependencies, order, page, holder);
  await expireSessions(dependencies.stripe, [page.id]);
  throw refusal(holder);
}

async function makeSession(
  { stripe, addresses }: CheckoutDependencies,
  { uid, plan, priceId }: Order,
  { customerId, checkoutKey }: Pick<CustomerRecord, 'customerId' | 'checkoutKey'>,
): Promise<Stripe.Checkout.Session | null> {
  const metadata = { uid, planId: plan.id, priceId };
  const making = stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customerId,
      client_reference_id: uid,
      line_items: [{ price: priceId, quantity: 1 }],
      success_url: addresses.success,
      cancel_url: addresses.cancel,
      locale: 'pt-BR',
      metadata,
      subscription_data: { metadata },
    },
    { idempotencyKey: `checkout:${checkoutKey}` },
  );
  try {
    return await askStripe(making, 'beginning a checkout');
  } catch (error) {
    if (errorCode(error) === 'conflict') return null;
    throw error;
  }
}

/**
 * Writes a session down, unless the checkout it was made for is not the customer's any more.
 * @returns null when it is written; otherwise the record that holds another checkout; a refusal for
 *   somebody who may pay nothing any more
 * @throws AppError 'unavailable'
 */
async function writeSession(
  store: ClubStore,
  uid: string,
  { id, checkoutKey }: Page,
): Promise<CustomerRecord | Refusal | null> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const { revision, customer } = await store.read(uid);
    if (customer.checkoutKey !== checkoutKey) return customer;
    if (customer.checkoutSessionId === id) return null;
    const change = { checkoutSessionId: id };
    const outcome = await store.commit(uid, {
      seenRevision: revision,
      forActive: true,
      customer: change,
    });
    if (outcome === 'done') return null;
    if (isRefused(outcome)) return outcome;
  }
  throw new AppError('unavailable', 'A customer changes too often to be written');
}

/**
 * Ends whatever else the customer could pay.
 * @returns false when the page had to give way instead, as giveWay()
 */
async function isAlone(
  dependencies: CheckoutDependencies,
  order: Order,
  page: Page,
): Promise<boolean> {
  const { stripe, store } = dependencies;
  const open = await openSessions(stripe, page.customerId);
  // After the list: a session in it that has taken this one's place was written down before it was made.
  const { customer } = await store.read(order.uid);
  if (customer.checkoutKey !== page.checkoutKey) {
    await giveWay(dependencies, order, page, customer);
    return false;
  }
  await expireSessions(
    stripe,
    open.filter((id) => id !== page.id),
  );
  return true;
}

/**
 * Ends a session whose checkout another one has taken the place of.
 * @returns null when that sells the same, and so is the page for both, or when it is gone by now
 * @throws AppError 'conflict' otherwise
 */
async function giveWay(
  { stripe }: CheckoutDependencies,
  { priceId }: Order,
  { id }: Page,
  { checkoutPriceId }: CustomerRecord,
): Promise<null> {
  await expireSessions(stripe, [id]);
  if (checkoutPriceId === priceId || checkoutPriceId === '') return null;
  throw new SpokenError(
    'conflict',
    'Você abriu o pagamento de outro plano ao mesmo tempo. Continue por lá, ou toque de novo para pagar este.',
  );
}

function pageOf(
  { id, url }: Stripe.Checkout.Session,
  { checkoutKey, customerId }: Pick<Page, 'checkoutKey' | 'customerId'>,
): Page {
  if (!url) throw new AppError('unknown', 'A checkout without a page');
  return { id, url, checkoutKey, customerId };
}
