import type { Stripe } from 'stripe';
import { AppError, errorCode } from '#domain/app-error.ts';
import { isWithdrawable } from '#domain/membership.ts';
import { SpokenError } from '../../spoken-error.ts';
import { isOver } from './billing-snapshot.ts';
import type { BillingInvoice, BillingSnapshot, BillingSubscription } from './billing-snapshot.ts';
import type { ClubStore } from './club-store.ts';
import { findOwnCustomer, syncMembership } from './membership-sync.ts';
import type { SyncDependencies } from './membership-sync.ts';
import { askStripe } from './stripe-failure.ts';

export interface WithdrawalDependencies extends SyncDependencies {
  stripe: Stripe;
}

const mostAttempts = 5;

/**
 * Ends a person's subscription at once and gives everything back that was paid for it, in its first seven days
 * (Código de Defesa do Consumidor, art. 49). The wish is written down before anything is done, so that a crash at
 * any moment is finished by asking again or by finishWithdrawal().
 * @returns all that was given back, in cents; the same when it is asked for again
 * @throws AppError 'not-found' without a subscription; 'conflict' when the seven days are over; 'unavailable'
 */
export async function withdraw(dependencies: WithdrawalDependencies, uid: string): Promise<number> {
  const { store, readBilling, now } = dependencies;
  const customerId = await findOwnCustomer(dependencies, uid);
  if (customerId === '') throw noSubscription();
  const { customer } = await store.read(uid);
  if (customer.withdrawing !== '') return finishWithdrawal(dependencies, uid);
  const billing = await readBilling(customerId);
  const subscription = subscriptionToWithdraw(billing);
  if (!subscription) throw noSubscription();
  if (isOver(subscription)) {
    const given = givenBack(billing, subscription.id);
    // The button pressed twice: the answer of the first.
    if (given > 0 && remaining(billing, subscription.id) === 0) return given;
    throw noSubscription();
  }
  if (!isWithdrawable(subscription.createdAt, now())) {
    throw new SpokenError(
      'conflict',
      'O prazo de 7 dias para desistir terminou. Você ainda pode cancelar a renovação da assinatura.',
    );
  }
  await writeDown(store, uid, subscription.id);
  return finishWithdrawal(dependencies, uid);
}

/**
 * Does what is left of a withdrawal that was begun; 0 when none was. Safe to repeat, and at once from two places.
 * @returns all that was given back, in cents
 * @throws AppError 'unavailable', 'conflict'
 */
export async function finishWithdrawal(
  dependencies: WithdrawalDependencies,
  uid: string,
): Promise<number> {
  const { store, stripe, readBilling } = dependencies;
  const { customer } = await store.read(uid);
  const { customerId, withdrawing } = customer;
  if (customerId === '' || withdrawing === '') return 0;
  await endSubscription(stripe, withdrawing);
  const billing = await readBilling(customerId);
  for (const invoice of paidInvoices(billing, withdrawing)) await giveBack(stripe, invoice);
  const { billing: after } = await syncMembership(dependencies, uid);
  if (remaining(after, withdrawing) > 0) {
    throw new AppError('unavailable', 'A refund is not done yet');
  }
  await writeDown(store, uid, '');
  return givenBack(after, withdrawing);
}

/**
 * Ends a subscription now, whatever its state; one that is over or unknown stays as it is.
 * @throws AppError 'unavailable', 'conflict'
 */
export async function endSubscription(stripe: Stripe, id: string): Promise<void> {
  try {
    await askStripe(
      stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false }),
      'ending a subscription',
    );
  } catch (error) {
    // Stripe says the same of one that has ended.
    if (errorCode(error) !== 'not-found') throw error;
  }
}

async function giveBack(stripe: Stripe, { id, payments }: BillingInvoice): Promise<void> {
  for (const { paymentIntentId, cents, refundedCents } of payments) {
    if (refundedCents >= cents) continue;
    try {
      await askStripe(
        stripe.refunds.create(
          { payment_intent: paymentIntentId, reason: 'requested_by_customer' },
          { idempotencyKey: `withdraw:${id}:${paymentIntentId}` },
        ),
        'refunding',
      );
    } catch (error) {
      // Given back meanwhile, by hand or by the request beside this one: the next reading tells.
      if (errorCode(error) !== 'conflict') throw error;
    }
  }
}

/** The one that still charges, or else the last that was. */
function subscriptionToWithdraw({ subscriptions }: BillingSnapshot): BillingSubscription | null {
  const newestFirst = [...subscriptions].sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  );
  return newestFirst.find((subscription) => !isOver(subscription)) ?? newestFirst[0] ?? null;
}

function paidInvoices({ invoices }: BillingSnapshot, id: string): BillingInvoice[] {
  return invoices.filter(({ subscriptionId, paidCents }) => subscriptionId === id && paidCents > 0);
}

function givenBack(billing: BillingSnapshot, subscriptionId: string): number {
  return paidInvoices(billing, subscriptionId).reduce((sum, one) => sum + one.refundedCents, 0);
}

/** What can still be given back; money that never passed through Stripe cannot. */
function remaining(billing: BillingSnapshot, subscriptionId: string): number {
  return paidInvoices(billing, subscriptionId)
    .flatMap(({ payments }) => payments)
    .reduce((sum, { cents, refundedCents }) => sum + cents - refundedCents, 0);
}

async function writeDown(store: ClubStore, uid: string, withdrawing: string): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const { revision, customer } = await store.read(uid);
    if (customer.withdrawing === withdrawing) return;
    const change = { withdrawing };
    const outcome = await store.commit(uid, { seenRevision: revision, customer: change });
    if (outcome === 'gone') throw noSubscription();
    if (outcome !== 'stale') return;
  }
  throw new AppError('unavailable', 'A customer changes too often to be written');
}

/** To somebody who has nothing to end, and nothing to open the portal for. */
export function noSubscription(): AppError {
  return new SpokenError('not-found', 'Você não tem uma assinatura do clube.');
}
