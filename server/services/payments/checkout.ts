import type { Stripe } from 'stripe';
import { AppError, errorCode } from '#domain/app-error.ts';
import { SpokenError } from '../../spoken-error.ts';
import { isOver } from './billing-snapshot.ts';
import type { BillingSnapshot } from './billing-snapshot.ts';
import { ensureCustomer } from './club-customer.ts';
import type { ClubStore, CustomerRecord, PlanRecord } from './club-store.ts';
import { syncMembership } from './membership-sync.ts';
import type { SyncDependencies } from './membership-sync.ts';
import type { ReturnAddresses } from './return-addresses.ts';
import { askStripe } from './stripe-failure.ts';

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
  { kind: 'created'; id: string; url: string } | { kind: 'subscribed'; customerId: string };

/**
 * Begins a checkout for a price that a plan on sale sells. One that the buyer began for the same price and did not
 * pay is given again; one for another price ends, so that nobody pays for two.
 * @throws AppError 'permission-denied' while the club is switched off; 'invalid-input' for a price that no active
 *   plan sells; 'unavailable', 'conflict' and 'unknown' of Stripe
 */
export async function beginCheckout(
  dependencies: CheckoutDependencies,
  buyer: Buyer,
  priceId: string,
): Promise<CheckoutResult> {
  const { store } = dependencies;
  if (!(await store.isClubEnabled())) {
    throw new SpokenError(
      'permission-denied',
      'O clube não está aceitando assinaturas no momento.',
    );
  }
  const plan = (await store.plansOf(priceId)).find(({ isActive }) => isActive);
  if (!plan) throw new SpokenError('invalid-input', 'Este plano não está à venda.');
  // Forgets a customer that was deleted at Stripe, and finds one that was not written down.
  const { billing } = await syncMembership(dependencies, buyer.uid);
  const customer = await ensureCustomer(dependencies, buyer);
  if (subscribes(billing)) return { kind: 'subscribed', customerId: customer.customerId };
  const open = await openSession(dependencies, customer, priceId);
  return open ?? createSession(dependencies, { buyer, plan, priceId, customer });
}

/** Whether a subscription still charges, or would once its first payment comes. */
function subscribes({ subscriptions }: BillingSnapshot): boolean {
  return subscriptions.some((subscription) => !isOver(subscription));
}

async function openSession(
  { stripe }: CheckoutDependencies,
  { checkoutSessionId, customerId }: CustomerRecord,
  priceId: string,
): Promise<CheckoutResult | null> {
  if (checkoutSessionId === '') return null;
  const session = await retrieveSession(stripe, checkoutSessionId);
  if (session?.status !== 'open' || session.customer !== customerId) return null;
  if (session.metadata?.['priceId'] === priceId && session.url) {
    return { kind: 'created', id: session.id, url: session.url };
  }
  try {
    await askStripe(stripe.checkout.sessions.expire(session.id), 'ending a checkout');
  } catch (error) {
    if (errorCode(error) === 'unavailable') throw error;
    // Paid or over meanwhile. Whoever paid subscribes now, and is told so the next time.
    throw new AppError('conflict', 'The earlier checkout changed meanwhile');
  }
  return null;
}

/** A checkout session; null for none of that id. @throws AppError as askStripe(), without 'not-found' */
export async function retrieveSession(
  stripe: Stripe,
  id: string,
): Promise<Stripe.Checkout.Session | null> {
  try {
    return await askStripe(stripe.checkout.sessions.retrieve(id), 'reading a checkout');
  } catch (error) {
    if (errorCode(error) === 'not-found') return null;
    throw error;
  }
}

interface NewSession {
  buyer: Buyer;
  plan: PlanRecord;
  priceId: string;
  customer: CustomerRecord;
}

async function createSession(
  { stripe, store, addresses }: CheckoutDependencies,
  { buyer: { uid }, plan, priceId, customer }: NewSession,
): Promise<CheckoutResult> {
  const { customerId, generation, checkouts } = customer;
  const metadata = { uid, planId: plan.id, priceId };
  // Two clicks at once count the same checkout, and get one session.
  const idempotencyKey = `checkout:${uid}:${generation}:${checkouts}:${plan.id}:${priceId}`;
  const session = await askStripe(
    stripe.checkout.sessions.create(
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
      { idempotencyKey },
    ),
    'beginning a checkout',
  );
  if (!session.url) throw new AppError('unknown', 'A checkout without a page');
  await rememberSession(store, uid, session.id);
  return { kind: 'created', id: session.id, url: session.url };
}

/** So that the next checkout finds this one. Somebody else's change in between is theirs to keep. */
async function rememberSession(store: ClubStore, uid: string, sessionId: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { revision, customer } = await store.read(uid);
    if (customer.checkoutSessionId === sessionId) return;
    const change = { checkoutSessionId: sessionId, checkouts: customer.checkouts + 1 };
    const outcome = await store.commit(uid, { seenRevision: revision, customer: change });
    if (outcome !== 'stale') return;
  }
}
