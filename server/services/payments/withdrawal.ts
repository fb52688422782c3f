import type { Stripe } from 'stripe';
import { AppError, errorCode } from '#domain/app-error.ts';
import { isWithdrawable } from '#domain/membership.ts';
import { SpokenError } from '../../spoken-error.ts';
import { isOver } from './billing-snapshot.ts';
import type { BillingInvoice, BillingSnapshot, BillingSubscription } from './billing-snapshot.ts';
import type { ClubStore } from './club-store.ts';
import { undoCredit } from './customer-credit.ts';
import { findOwnCustomer, syncMembership } from './membership-sync.ts';
import type { SyncDependencies } from './membership-sync.ts';
import { askStripe } from './stripe-failure.ts';

export interface WithdrawalDependencies extends SyncDependencies {
  stripe: Stripe;
}

const mostAttempts = 5;

/** How far a withdrawal came; integer cents. */
export interface Withdrawn {
  givenCents: number;
  /** Still to be given back, though Stripe was asked to. */
  missingCents: number;
}

/**
 * Ends a person's subscription at once and gives everything back that was paid for it, in its first seven days
 * (Código de Defesa do Consumidor, art. 49). The wish is written down before anything is done, so that a crash at
 * any moment is finished by asking again or by finishWithdrawal(). What a bank took back is not given back twice.
 * @returns all that was given back, in cents; the same when it is asked for again
 * @throws AppError 'not-found' without a subscription; 'conflict' when the seven days are over; 'unavailable'
 */
export async function withdraw(dependencies: WithdrawalDependencies, uid: string): Promise<number> {
  const { store, readBilling, now } = dependencies;
  const customerId = await findOwnCustomer(dependencies, uid);
  if (customerId === '') throw noSubscription();
  const isFinishing = (await store.read(uid)).customer.withdrawing !== '';
  const givenEarlier = isFinishing ? await finishWithdrawal(dependencies, uid) : 0;
  const billing = await readBilling(customerId);
  const subscription = subscriptionToWithdraw(billing);
  const isLive = subscription !== null && !isOver(subscription);
  const isInTime = subscription !== null && isWithdrawable(subscription.createdAt, now());
  // One that is live now is another than the one that was finished: it is withdrawn from, too.
  if (isFinishing && !(isLive && isInTime)) return givenEarlier;
  if (subscription === null) throw noSubscription();
  if (!isLive) {
    const given = givenBack(billing, subscription.id);
    // The button pressed twice: the answer of the first.
    if (given > 0 && remaining(billing, subscription.id) === 0) return given;
    throw noSubscription();
  }
  if (!isInTime) {
    throw new SpokenError(
      'conflict',
      'O prazo de 7 dias para desistir terminou. Você ainda pode cancelar a renovação da assinatura.',
    );
  }
  await writeDown(store, uid, { from: '', to: subscription.id });
  return finishWithdrawal(dependencies, uid);
}

/**
 * Does what is left of a withdrawal that was begun; 0 when none was. Safe to repeat, and at once from two places.
 * @returns all that was given back, in cents
 * @throws AppError 'unavailable', also while something is still to be given back; 'conflict', 'unknown'
 */
export async function finishWithdrawal(
  dependencies: WithdrawalDependencies,
  uid: string,
): Promise<number> {
  const { givenCents, missingCents } = await advanceWithdrawal(dependencies, uid);
  if (missingCents > 0) throw new AppError('unavailable', 'A refund is not done yet');
  return givenCents;
}

/**
 * As finishWithdrawal(), but says what is missing instead of failing when Stripe refuses to give something back.
 * @throws AppError 'unavailable', 'conflict', 'unknown' when Stripe cannot be asked, or does not end the subscription
 */
export async function advanceWithdrawal(
  dependencies: WithdrawalDependencies,
  uid: string,
): Promise<Withdrawn> {
  const { store, stripe, readBilling } = dependencies;
  const { customer } = await store.read(uid);
  const { customerId, withdrawing } = customer;
  if (customerId === '' || withdrawing === '') return { givenCents: 0, missingCents: 0 };
  await endSubscription(stripe, withdrawing);
  const billing = await readBilling(customerId);
  for (const invoice of paidInvoices(billing, withdrawing)) await giveBack(dependencies, invoice);
  await undoCredit(stripe, customerId, billing, withdrawing);
  const { billing: after } = await syncMembership(dependencies, uid);
  const missingCents = remaining(after, withdrawing);
  if (missingCents === 0) await writeDown(store, uid, { from: withdrawing, to: '' });
  return { givenCents: givenBack(after, withdrawing), missingCents };
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

/** Asks Stripe to; what it refuses stays for the next reading to tell. @throws AppError 'unavailable' */
async function giveBack(
  { stripe, logger }: WithdrawalDependencies,
  { id, payments }: BillingInvoice,
): Promise<void> {
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
      const code = errorCode(error);
      if (code === 'unavailable') throw error;
      // Contested, or given back meanwhile, by hand or by the request beside this one.
      if (code === 'conflict') continue;
      logger.error({ code, invoice: id }, 'Stripe does not give a payment back');
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

/**
 * What is still to be given back. Money that never passed through Stripe cannot, and what is contested is between
 * the bank and us: Stripe refuses to refund it.
 */
function remaining(billing: BillingSnapshot, subscriptionId: string): number {
  return paidInvoices(billing, subscriptionId)
    .filter(({ isDisputed }) => !isDisputed)
    .flatMap(({ payments }) => payments)
    .reduce((sum, { cents, refundedCents }) => sum + cents - refundedCents, 0);
}

/** Nothing happens when it is not `from` any more: somebody else was faster. */
async function writeDown(
  store: ClubStore,
  uid: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const { revision, customer } = await store.read(uid);
    if (customer.withdrawing !== from) return;
    const change = { withdrawing: to };
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
