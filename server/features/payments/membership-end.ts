import type { Stripe } from 'stripe';
import { AppError } from '#shared/app-error.ts';
import type { MembershipEnding } from '#features/club/model/membership-ending.ts';
import { isCharged } from '#features/club/model/membership-ending.ts';
import type { MemberRecord } from '#features/club/model/stored-membership.ts';
import { isOver } from './billing-snapshot.ts';
import type { BillingSubscription } from './billing-snapshot.ts';
import { expireSessions, openSessions } from './checkout-session.ts';
import { isRefused, refusal } from './club-refusal.ts';
import type { ClubStore } from './club-store.ts';
import { endedMember } from './membership-plan.ts';
import { syncMembership } from './membership-sync.ts';
import { askStripe } from './stripe/stripe-failure.ts';
import { endSubscription } from './withdrawal.ts';
import type { WithdrawalDependencies } from './withdrawal.ts';

const mostAttempts = 5;

/**
 * Does what `ending` of customers/{uid} asks for: open checkouts can not be paid any more, and every subscription
 * ends, now or with what is paid for. Only when Stripe, read again, says so is the wish taken away; until then asking
 * again, or the sweep, goes on with it. Nothing is given back. Idempotent, also from two servers at once. Of somebody
 * who is not inactive any more nothing ends: the wish goes.
 * @throws AppError 'unavailable' when it must be tried again; 'conflict', 'unknown' when Stripe refuses
 */
export async function finishEnding(
  dependencies: WithdrawalDependencies,
  uid: string,
): Promise<void> {
  const { store, stripe, readBilling } = dependencies;
  const { ending } = (await store.read(uid)).customer;
  if (ending === '') return;
  if (!(await store.isInactive(uid))) {
    await dropWish(store, uid);
    return;
  }
  // Forgets a customer whom Stripe does not know any more, and finds one that was not written down.
  await syncMembership(dependencies, uid);
  const { customerId } = (await store.read(uid)).customer;
  if (customerId !== '') {
    await expireSessions(stripe, await openSessions(stripe, customerId));
    const { subscriptions } = await readBilling(customerId);
    for (const one of subscriptions) await end(stripe, one, ending);
  }
  const { billing } = await syncMembership(dependencies, uid);
  if (billing.subscriptions.some((one) => isLeft(one, ending))) {
    throw new AppError('unavailable', 'Stripe did not end a subscription');
  }
  await forgetWish(dependencies, uid, { ending, isKnown: billing.subscriptions.length > 0 });
}

/**
 * Takes the wish to end away from somebody who is active again, and ends nothing.
 * @throws AppError 'unavailable'; as refusal()
 */
export async function dropWish(store: ClubStore, uid: string): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const { revision, customer } = await store.read(uid);
    if (customer.ending === '') return;
    const outcome = await store.commit(uid, {
      seenRevision: revision,
      forActive: true,
      customer: { ending: '' },
    });
    if (isRefused(outcome)) throw refusal(outcome);
    if (outcome !== 'stale') return;
  }
  throw new AppError('unavailable', 'A customer changes too often to be written');
}

/** Stripe's words for a subscription whose period is paid for. */
const paidStatuses: ReadonlySet<string> = new Set(['active', 'trialing']);

/** Whether a subscription still has to be ended. What nothing is paid for has no period to go on for. */
function isLeft(subscription: BillingSubscription, ending: MembershipEnding): boolean {
  if (isOver(subscription)) return false;
  const mayGoOn = ending === 'period_end' && paidStatuses.has(subscription.status);
  return !mayGoOn || subscription.cancelAt === null;
}

/** @throws AppError as finishEnding() */
async function end(
  stripe: Stripe,
  subscription: BillingSubscription,
  ending: MembershipEnding,
): Promise<void> {
  if (!isLeft(subscription, ending)) return;
  const { id, status } = subscription;
  if (ending === 'now' || !paidStatuses.has(status)) {
    await endSubscription(stripe, id);
  } else {
    await askStripe(
      stripe.subscriptions.update(id, { cancel_at_period_end: true }),
      'ending a subscription with its period',
    );
  }
}

interface Done {
  ending: MembershipEnding;
  /** Stripe has a subscription of theirs, so that the membership is already what Stripe says. */
  isKnown: boolean;
}

/** Nothing happens when another wish took its place: whoever made it goes on with that one. */
async function forgetWish(
  { store, now }: WithdrawalDependencies,
  uid: string,
  { ending, isKnown }: Done,
): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const { revision, customer, member } = await store.read(uid);
    if (customer.ending !== ending) return;
    const outcome = await store.commit(uid, {
      seenRevision: revision,
      customer: { ending: '' },
      ...(!isKnown && member && { member: endedHere(member, ending, now()) }),
    });
    if (outcome !== 'stale') return;
  }
  throw new AppError('unavailable', 'A customer changes too often to be written');
}

/** A membership that Stripe never heard of, such as a demonstration's: nobody but us can end it. */
function endedHere(member: MemberRecord, ending: MembershipEnding, now: Date): MemberRecord {
  if (!isCharged(member)) return member;
  return ending === 'now' ? endedMember(member, now) : { ...member, cancelAtPeriodEnd: true };
}
