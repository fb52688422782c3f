import type { Stripe } from 'stripe';
import { AppError, errorCode } from '#shared/app-error.ts';
import { isWithdrawable } from '#features/club/model/membership.ts';
import { SpokenError } from '#server/platform/http/spoken-error.ts';
import { isOver } from './billing-snapshot.ts';
import type { BillingInvoice, BillingSnapshot, BillingSubscription } from './billing-snapshot.ts';
import type { ClubChange, ClubStore } from './club-store.ts';
import type { CustomerRecord } from '#features/payments/model/stored-customer.ts';
import { undoCredit } from './customer-credit.ts';
import { findOwnCustomer, syncMembership } from './membership-sync.ts';
import type { SyncDependencies } from './membership-sync.ts';
import { askStripe } from './stripe/stripe-failure.ts';

export interface WithdrawalDependencies extends SyncDependencies {
  stripe: Stripe;
}

const mostAttempts = 5;

/** Who withdraws. */
export interface Withdrawer {
  uid: string;
  /** '' where the account has none. */
  email: string;
}

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
 * That they withdrew is remembered for twelve months: the benefits of what they subscribe to next begin later
 * (benefitsBeginAt()).
 * @returns all that was given back, in cents; the same when it is asked for again
 * @throws AppError 'not-found' without a subscription; 'conflict' when the seven days are over; 'unavailable'
 */
export async function withdraw(
  dependencies: WithdrawalDependencies,
  { uid, email }: Withdrawer,
): Promise<number> {
  const { store, readBilling, now } = dependencies;
  const customerId = await findOwnCustomer(dependencies, uid);
  if (customerId === '') throw noSubscription();
  const { withdrawing, duplicate } = (await store.read(uid)).customer;
  const finished = withdrawing === '' ? 0 : await finishWithdrawal(dependencies, uid);
  // What was given back of a second subscription is no answer to whoever withdraws from the first.
  const isFinishing = withdrawing !== '' && withdrawing !== duplicate;
  const billing = await readBilling(customerId);
  const subscription = subscriptionToWithdraw(billing);
  const isLive = subscription !== null && !isOver(subscription);
  const isInTime = subscription !== null && isWithdrawable(subscription.createdAt, now());
  // One that is live now is another than the one that was finished: it is withdrawn from, too.
  if (isFinishing && !(isLive && isInTime)) return finished;
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
  const at = now();
  await writeDown(store, uid, {
    from: '',
    to: subscription.id,
    also: { withdrawnAt: at },
    ...(email !== '' && { withdrawal: { email, at } }),
  });
  return finishWithdrawal(dependencies, uid);
}

/**
 * Ends a subscription that is one too many, as duplicateOf() names it, and gives everything back that was paid for
 * it. It is no withdrawal: nobody waits for it later. That it happened is kept for whoever paid twice. Safe to
 * repeat, and at once from two servers; what Stripe refuses to give back is left to the sweep.
 * @throws AppError 'unavailable' when it must be tried again
 */
export async function endDuplicate(
  dependencies: WithdrawalDependencies,
  uid: string,
  subscriptionId: string,
): Promise<void> {
  const { store, now, logger } = dependencies;
  try {
    const { withdrawing, duplicate } = (await store.read(uid)).customer;
    // A withdrawal is under way: it comes first.
    if (withdrawing !== '' && withdrawing !== subscriptionId) {
      await advanceWithdrawal(dependencies, uid);
    }
    const found = { duplicate: subscriptionId, duplicateEndedAt: now() };
    await writeDown(store, uid, {
      from: '',
      to: subscriptionId,
      ...(duplicate !== subscriptionId && { also: found }),
    });
    const { givenCents, missingCents } = await advanceWithdrawal(dependencies, uid);
    logger.warn({ givenCents, missingCents }, 'a second subscription was ended and given back');
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    // Stripe refuses, and will next time, too: what else there is to learn of the person must not wait for it.
    logger.error({ code: error.code }, 'a second subscription was not ended');
  }
}

/**
 * Does what is left of a withdrawal that was begun; 0 when none was. Idempotent, also from two places at once.
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
  // What else is one too many has to wait: its end would be another withdrawal within this one.
  const { billing: after } = await syncMembership({ ...dependencies, endDuplicate: null }, uid);
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

interface Writing {
  from: string;
  to: string;
  /** Written in the same commit. */
  also?: Partial<CustomerRecord>;
  withdrawal?: ClubChange['withdrawal'];
}

/** Nothing happens when it is not `from` any more: somebody else was faster. */
async function writeDown(
  store: ClubStore,
  uid: string,
  { from, to, also, withdrawal }: Writing,
): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const { revision, customer } = await store.read(uid);
    if (customer.withdrawing !== from) return;
    const outcome = await store.commit(uid, {
      seenRevision: revision,
      customer: { ...also, withdrawing: to },
      ...(withdrawal && { withdrawal }),
    });
    if (outcome === 'gone') throw noSubscription();
    if (outcome !== 'stale') return;
  }
  throw new AppError('unavailable', 'A customer changes too often to be written');
}

/** To somebody who has nothing to end, and nothing to open the portal for. */
export function noSubscription(): AppError {
  return new SpokenError('not-found', 'Você não tem uma assinatura do clube.');
}
