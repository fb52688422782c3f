import type { Stripe } from 'stripe';
import { AppError, errorCode } from '#shared/app-error.ts';
import { isWithdrawable } from '#features/club/model/membership.ts';
import { clubTexts } from './club-texts.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import { hasEnded } from './billing-snapshot.ts';
import type { BillingInvoice, BillingSnapshot, BillingSubscription } from './billing-snapshot.ts';
import { changeClub } from './change-club.ts';
import type { ClubChange, ClubStore } from './club-store.ts';
import type { CustomerRecord } from '#features/payments/model/customer.ts';
import { revertCredit } from './customer-credit.ts';
import { findOrSyncCustomer, syncMembership } from './membership-sync.ts';
import type { SyncDependencies } from './membership-sync.ts';
import { callStripe, ifNotFound } from './stripe/call-stripe.ts';

export interface WithdrawalDependencies extends SyncDependencies {
  stripe: Stripe;
}

/** The user who withdraws. */
export interface WithdrawalRequester {
  uid: string;
  /** '' if the account has none. */
  email: string;
}

/** Progress of a withdrawal in integer cents. */
export interface WithdrawalResult {
  refundedCents: number;
  /** Amount that is not refunded yet, although the refund was requested. */
  missingCents: number;
}

/**
 * Ends a user's subscription immediately and refunds all its payments, within its first seven days (Código de Defesa do
 * Consumidor, art. 49). The withdrawal is recorded first, so that after a crash another call or finishWithdrawal()
 * completes it. Amounts lost to a chargeback are not refunded again. The withdrawal is remembered for twelve months:
 * the benefits of the next subscription start later (computeBenefitsStart()).
 * @returns the total refunded amount in cents; the same for a repeated call
 * @throws AppError 'not-found' without a subscription; 'conflict' after the seven days; 'unavailable'
 */
export async function withdraw(
  dependencies: WithdrawalDependencies,
  { uid, email }: WithdrawalRequester,
): Promise<number> {
  const { store, readBilling, now } = dependencies;
  const customerId = await findOrSyncCustomer(dependencies, uid);
  if (customerId === '') throw noSubscriptionError();
  const { withdrawing, duplicate } = (await store.read(uid)).customer;
  const finishedCents = withdrawing === '' ? 0 : await finishWithdrawal(dependencies, uid);
  // The refund of a duplicate subscription is not the result of this withdrawal.
  const isCompletingWithdrawal = withdrawing !== '' && withdrawing !== duplicate;
  const billing = await readBilling(customerId);
  const subscription = findSubscriptionToWithdraw(billing);
  const isSubscriptionRunning = subscription !== null && !hasEnded(subscription);
  const isWithinWithdrawalPeriod =
    subscription !== null && isWithdrawable(subscription.createdAt, now());
  // A subscription that still runs is not the one of the completed withdrawal, so it is withdrawn too.
  if (isCompletingWithdrawal && !(isSubscriptionRunning && isWithinWithdrawalPeriod))
    return finishedCents;
  if (subscription === null) throw noSubscriptionError();
  if (!isSubscriptionRunning) {
    const refundedCents = refundedCentsOf(billing, subscription.id);
    // After a double click the second call returns the result of the first.
    if (refundedCents > 0 && missingCentsOf(billing, subscription.id) === 0) return refundedCents;
    throw noSubscriptionError();
  }
  if (!isWithinWithdrawalPeriod) {
    throw new UserFacingError('conflict', clubTexts().withdrawalPeriodOver);
  }
  const withdrawnAt = now();
  await storeWithdrawal(store, uid, {
    fromSubscriptionId: '',
    toSubscriptionId: subscription.id,
    fields: { withdrawnAt },
    ...(email !== '' && { withdrawal: { email, at: withdrawnAt } }),
  });
  return finishWithdrawal(dependencies, uid);
}

/**
 * Ends a duplicate subscription, as found by findDuplicate(), and refunds all its payments. This does not count as a
 * withdrawal, so the benefits of a later subscription are not delayed. The end is recorded in the customer record.
 * Idempotent, also from two servers concurrently. The sweep retries refunds that Stripe refuses.
 * @throws AppError 'unavailable' if it must be retried
 */
export async function endDuplicate(
  dependencies: WithdrawalDependencies,
  uid: string,
  subscriptionId: string,
): Promise<void> {
  const { store, now, logger } = dependencies;
  try {
    const { withdrawing, duplicate } = (await store.read(uid)).customer;
    // Completes a running withdrawal first.
    if (withdrawing !== '' && withdrawing !== subscriptionId) {
      await advanceWithdrawal(dependencies, uid);
    }
    const duplicateFields = { duplicate: subscriptionId, duplicateEndedAt: now() };
    await storeWithdrawal(store, uid, {
      fromSubscriptionId: '',
      toSubscriptionId: subscriptionId,
      ...(duplicate !== subscriptionId && { fields: duplicateFields }),
    });
    const { refundedCents, missingCents } = await advanceWithdrawal(dependencies, uid);
    logger.warn(
      { givenCents: refundedCents, missingCents },
      'second subscription ended and refunded',
    );
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    // Stripe would refuse an immediate retry too, so the synchronisation continues. The sweep retries later.
    logger.error({ code: error.code }, 'second subscription not ended');
  }
}

/**
 * Completes a started withdrawal. Idempotent, also if called concurrently.
 * @returns the total refunded amount in cents; 0 without a started withdrawal
 * @throws AppError 'unavailable', also while a refund is outstanding; 'conflict', 'unknown'
 */
export async function finishWithdrawal(
  dependencies: WithdrawalDependencies,
  uid: string,
): Promise<number> {
  const { refundedCents, missingCents } = await advanceWithdrawal(dependencies, uid);
  if (missingCents > 0) throw new AppError('unavailable', 'A refund is pending');
  return refundedCents;
}

/**
 * Like finishWithdrawal(), but returns the missing amount instead of failing if Stripe refuses a refund.
 * @throws AppError 'unavailable', 'conflict', 'unknown' if Stripe does not respond or does not end the subscription
 */
export async function advanceWithdrawal(
  dependencies: WithdrawalDependencies,
  uid: string,
): Promise<WithdrawalResult> {
  const { store, stripe, readBilling } = dependencies;
  const { customer } = await store.read(uid);
  const { customerId, withdrawing } = customer;
  if (customerId === '' || withdrawing === '') return { refundedCents: 0, missingCents: 0 };
  await endSubscription(stripe, withdrawing);
  const billing = await readBilling(customerId);
  for (const invoice of paidInvoices(billing, withdrawing))
    await refundInvoice(dependencies, invoice);
  await revertCredit(stripe, customerId, billing, withdrawing);
  // Other duplicates are ended later, because ending one would nest a second withdrawal.
  const { billing: updatedBilling } = await syncMembership(
    { ...dependencies, endDuplicate: null },
    uid,
  );
  const missingCents = missingCentsOf(updatedBilling, withdrawing);
  if (missingCents === 0)
    await storeWithdrawal(store, uid, { fromSubscriptionId: withdrawing, toSubscriptionId: '' });
  return { refundedCents: refundedCentsOf(updatedBilling, withdrawing), missingCents };
}

/**
 * Ends a subscription immediately in any state; does nothing if it is over or unknown.
 * @throws AppError 'unavailable', 'conflict'
 */
export async function endSubscription(stripe: Stripe, id: string): Promise<void> {
  const cancellation = stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false });
  // Stripe also returns 'not-found' for an ended subscription.
  await callStripe(cancellation, 'ending a subscription').catch(ifNotFound(null));
}

/**
 * Requests refunds from Stripe. A refused refund shows as missing in the next reading. @throws AppError 'unavailable'
 */
async function refundInvoice(
  { stripe, logger }: WithdrawalDependencies,
  { id, payments }: BillingInvoice,
): Promise<void> {
  for (const { paymentIntentId, cents, refundedCents } of payments) {
    if (refundedCents >= cents) continue;
    try {
      await callStripe(
        stripe.refunds.create(
          { payment_intent: paymentIntentId, reason: 'requested_by_customer' },
          { idempotencyKey: `withdraw:${id}:${paymentIntentId}` },
        ),
        'refunding',
      );
    } catch (error) {
      const code = errorCode(error);
      if (code === 'unavailable') throw error;
      // The payment is disputed, or was already refunded manually or by a concurrent request.
      if (code === 'conflict') continue;
      logger.error({ code, invoice: id }, 'Stripe refused a refund');
    }
  }
}

/** Returns the newest subscription that still charges, or else the newest one. */
function findSubscriptionToWithdraw({
  subscriptions,
}: BillingSnapshot): BillingSubscription | null {
  const newestFirst = [...subscriptions].sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  );
  return newestFirst.find((subscription) => !hasEnded(subscription)) ?? newestFirst[0] ?? null;
}

function paidInvoices({ invoices }: BillingSnapshot, id: string): BillingInvoice[] {
  return invoices.filter(({ subscriptionId, paidCents }) => subscriptionId === id && paidCents > 0);
}

function refundedCentsOf(billing: BillingSnapshot, subscriptionId: string): number {
  return paidInvoices(billing, subscriptionId).reduce(
    (sum, invoice) => sum + invoice.refundedCents,
    0,
  );
}

/**
 * Returns the amount still to be refunded. Excludes money that was not paid through Stripe, and disputed payments,
 * which Stripe refuses to refund.
 */
function missingCentsOf(billing: BillingSnapshot, subscriptionId: string): number {
  return paidInvoices(billing, subscriptionId)
    .filter(({ isDisputed }) => !isDisputed)
    .flatMap(({ payments }) => payments)
    .reduce((sum, { cents, refundedCents }) => sum + cents - refundedCents, 0);
}

interface WithdrawalChange {
  fromSubscriptionId: string;
  toSubscriptionId: string;
  /** Further fields written in the same commit. */
  fields?: Partial<CustomerRecord>;
  withdrawal?: ClubChange['withdrawal'];
}

/**
 * Changes `withdrawing` from `fromSubscriptionId` to `toSubscriptionId`. Does nothing if it has another value after a
 * concurrent change.
 */
async function storeWithdrawal(
  store: ClubStore,
  uid: string,
  { fromSubscriptionId, toSubscriptionId, fields, withdrawal }: WithdrawalChange,
): Promise<void> {
  const change = {
    customer: { ...fields, withdrawing: toSubscriptionId },
    ...(withdrawal && { withdrawal }),
  };
  const { outcome } = await changeClub(store, uid, ({ customer }) => ({
    change: customer.withdrawing === fromSubscriptionId ? change : null,
  }));
  if (outcome === 'gone') throw noSubscriptionError();
}

/** Returns the error for a user who has no subscription to end or no customer portal. */
export function noSubscriptionError(): AppError {
  return new UserFacingError('not-found', clubTexts().noMembership);
}
