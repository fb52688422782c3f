import type { Stripe } from 'stripe';
import { AppError } from '#shared/app-error.ts';
import type { MembershipEnding } from '#features/club/model/membership-ending.ts';
import { isCharged } from '#features/club/model/membership-ending.ts';
import type { MemberRecord } from '#features/club/model/club-member.ts';
import { hasEnded } from './billing-snapshot.ts';
import type { BillingSubscription } from './billing-snapshot.ts';
import { changeClub } from './change-club.ts';
import { expireSessions, listOpenSessions } from './checkout-session.ts';
import { isRefused, refusalError } from './club-refusal.ts';
import type { ClubStore } from './club-store.ts';
import { paidStatuses, toEndedMember } from './membership-records.ts';
import { syncMembership } from './membership-sync.ts';
import { callStripe } from './stripe/call-stripe.ts';
import { endSubscription } from './withdrawal.ts';
import type { WithdrawalDependencies } from './withdrawal.ts';

/**
 * Executes the `ending` request in customers/{uid}: expires open checkouts and ends every subscription, immediately or
 * at the end of the paid period, without a refund. The request is removed only after Stripe confirms the end in a new
 * reading; until then the next call or the sweep retries. If the user is no longer inactive, the request is dropped and
 * nothing ends. Idempotent, also from two servers concurrently.
 * @throws AppError 'unavailable' if it must be retried; 'conflict', 'unknown' if Stripe refuses
 */
export async function finishEnding(
  dependencies: WithdrawalDependencies,
  uid: string,
): Promise<void> {
  const { store, stripe, readBilling } = dependencies;
  const { ending } = (await store.read(uid)).customer;
  if (ending === '') return;
  if (!(await store.isInactive(uid))) {
    await removeObsoleteEndingRequest(store, uid);
    return;
  }
  // The synchronisation removes a recorded customer that Stripe no longer knows, and records an unrecorded one.
  await syncMembership(dependencies, uid);
  const { customerId } = (await store.read(uid)).customer;
  if (customerId !== '') {
    await expireSessions(stripe, await listOpenSessions(stripe, customerId));
    const { subscriptions } = await readBilling(customerId);
    for (const subscription of subscriptions) await endAsRequested(stripe, subscription, ending);
  }
  const { billing } = await syncMembership(dependencies, uid);
  if (billing.subscriptions.some((subscription) => needsEnding(subscription, ending))) {
    throw new AppError('unavailable', 'Stripe did not end a subscription');
  }
  await removeFinishedEndingRequest(dependencies, uid, {
    ending,
    hasSubscription: billing.subscriptions.length > 0,
  });
}

/**
 * Removes the `ending` request of a user who is active again; ends nothing.
 * @throws AppError 'unavailable'; errors of refusalError()
 */
export async function removeObsoleteEndingRequest(store: ClubStore, uid: string): Promise<void> {
  const change = { requiresActiveUser: true, customer: { ending: '' } } as const;
  const { outcome } = await changeClub(store, uid, ({ customer }) => ({
    change: customer.ending === '' ? null : change,
  }));
  if (isRefused(outcome)) throw refusalError(outcome);
}

/**
 * Returns true if a subscription must still be ended. An unpaid subscription always ends immediately, because it has no
 * paid period.
 */
function needsEnding(subscription: BillingSubscription, ending: MembershipEnding): boolean {
  if (hasEnded(subscription)) return false;
  const canContinue = ending === 'period_end' && paidStatuses.has(subscription.status);
  return !canContinue || subscription.cancelAt === null;
}

/** @throws AppError as finishEnding() */
async function endAsRequested(
  stripe: Stripe,
  subscription: BillingSubscription,
  ending: MembershipEnding,
): Promise<void> {
  if (!needsEnding(subscription, ending)) return;
  const { id, status } = subscription;
  if (ending === 'now' || !paidStatuses.has(status)) {
    await endSubscription(stripe, id);
  } else {
    await callStripe(
      stripe.subscriptions.update(id, { cancel_at_period_end: true }),
      'ending a subscription with its period',
    );
  }
}

/**
 * Does nothing if another `ending` request has replaced this one; the call for that request handles it.
 * @param hasSubscription true if Stripe has a subscription of the user, so that the membership is already updated from
 *   Stripe
 */
async function removeFinishedEndingRequest(
  { store, now }: WithdrawalDependencies,
  uid: string,
  { ending, hasSubscription }: { ending: MembershipEnding; hasSubscription: boolean },
): Promise<void> {
  await changeClub(store, uid, ({ customer, member }) => {
    if (customer.ending !== ending) return { change: null };
    const isLocal = member !== null && !hasSubscription;
    const endedMember = isLocal && { member: endLocalMembership(member, ending, now()) };
    return { change: { customer: { ending: '' }, ...endedMember } };
  });
}

/** Ends a membership that Stripe does not know, such as one of a demonstration. */
function endLocalMembership(
  member: MemberRecord,
  ending: MembershipEnding,
  now: Date,
): MemberRecord {
  if (!isCharged(member)) return member;
  return ending === 'now' ? toEndedMember(member, now) : { ...member, cancelAtPeriodEnd: true };
}
