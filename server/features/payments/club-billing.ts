import { currentLanguage } from '#server/platform/language.ts';
import { stripeLocales } from './return-addresses.ts';
import type { CheckoutSessionResponse } from '#features/payments/model/payment-contract.ts';
import { AppError } from '#shared/app-error.ts';
import { isEntitled } from '#features/club/model/membership.ts';
import type { KeyedLock } from '#server/platform/keyed-lock.ts';
import { beginCheckout } from './checkout.ts';
import type { Buyer, CheckoutDependencies, CheckoutResult } from './checkout.ts';
import { retrieveSession } from './checkout-session.ts';
import { toMembershipState } from './membership-records.ts';
import { referenceIdOf } from './stripe/to-billing-snapshot.ts';
import { findOrSyncCustomer, syncMembership } from './membership-sync.ts';
import { callStripe } from './stripe/call-stripe.ts';
import { noSubscriptionError, withdraw } from './withdrawal.ts';
import type { WithdrawalRequester } from './withdrawal.ts';

/** Operations of a user on the user's own membership. */
export interface ClubBilling {
  /** @throws AppError as beginCheckout() */
  beginCheckout(buyer: Buyer, priceId: string): Promise<CheckoutResult>;
  /**
   * Returns the state of the caller's checkout. If the membership is not active yet, the state is read from Stripe and
   * does not depend on a webhook event.
   * @throws AppError 'not-found' for a session of another user, 'unavailable'
   */
  readCheckoutState(uid: string, sessionId: string): Promise<CheckoutSessionResponse['state']>;
  /**
   * Returns the URL of the customer portal.
   * @throws AppError 'not-found' for a user without a Stripe customer, 'unavailable'
   */
  createPortalUrl(uid: string): Promise<string>;
  /** Returns the refunded amount in cents. @throws AppError as withdraw() */
  withdraw(requester: WithdrawalRequester): Promise<number>;
}

/**
 * Creates the billing operations over Stripe and the club's records. All operations of one user except
 * createPortalUrl() run one after the other within this process. This only avoids conflicts; correctness does not
 * depend on it.
 */
export function createClubBilling(
  dependencies: CheckoutDependencies & { lock: KeyedLock },
): ClubBilling {
  const { stripe, store, addresses, now, lock } = dependencies;

  async function createPortalSessionUrl(customerId: string): Promise<string> {
    const session = await callStripe(
      stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: addresses().club,
        locale: stripeLocales[currentLanguage()],
      }),
      'opening the portal',
    );
    return session.url;
  }

  async function readMembershipState(
    uid: string,
    subscriptionId: string,
  ): Promise<CheckoutSessionResponse['state']> {
    const { member: storedMember } = await store.read(uid);
    const isStored = storedMember?.stripeSubscriptionId === subscriptionId;
    if (isStored && isEntitled(toMembershipState(storedMember), now())) return 'active';
    const { records } = await syncMembership(dependencies, uid);
    const { member } = records;
    const { duplicate } = (await store.read(uid)).customer;
    if (subscriptionId !== '' && duplicate === subscriptionId) return 'duplicate';
    if (member === null || member.status === 'incomplete') return 'processing';
    return isEntitled(toMembershipState(member), now()) ? 'active' : 'ended';
  }

  return {
    beginCheckout: (buyer, priceId) =>
      lock.run(buyer.uid, () => beginCheckout(dependencies, buyer, priceId)),

    async readCheckoutState(uid, sessionId) {
      const session = await retrieveSession(stripe, sessionId);
      if (session?.client_reference_id !== uid) throw new AppError('not-found', 'No such checkout');
      if (session.status === 'expired') return 'expired';
      if (session.status !== 'complete') return 'open';
      return lock.run(uid, () => readMembershipState(uid, referenceIdOf(session.subscription)));
    },

    async createPortalUrl(uid) {
      const customerId = await findOrSyncCustomer(dependencies, uid);
      if (customerId === '') throw noSubscriptionError();
      return createPortalSessionUrl(customerId);
    },

    withdraw: (requester) => lock.run(requester.uid, () => withdraw(dependencies, requester)),
  };
}
