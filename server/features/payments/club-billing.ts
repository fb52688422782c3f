import type { CheckoutSessionAnswer } from '#features/payments/model/payment-contract.ts';
import { AppError } from '#shared/app-error.ts';
import { isEntitled } from '#features/club/model/membership.ts';
import type { KeyedLock } from '#server/platform/keyed-lock.ts';
import { beginCheckout } from './checkout.ts';
import type { Buyer, CheckoutDependencies, CheckoutResult } from './checkout.ts';
import { retrieveSession } from './checkout-session.ts';
import { standingOf } from './membership-plan.ts';
import { idOf } from './stripe/snapshot-of.ts';
import { findOwnCustomer, syncMembership } from './membership-sync.ts';
import { askStripe } from './stripe/stripe-failure.ts';
import { noSubscription, withdraw } from './withdrawal.ts';
import type { Withdrawer } from './withdrawal.ts';

/** What a person does about their own membership. */
export interface ClubBilling {
  /** @throws AppError as beginCheckout() */
  beginCheckout(buyer: Buyer, priceId: string): Promise<CheckoutResult>;
  /**
   * How the caller's checkout stands; the membership is read from Stripe when it is not active yet, so that it
   * needs no event.
   * @throws AppError 'not-found' for a session of somebody else, 'unavailable'
   */
  checkoutState(uid: string, sessionId: string): Promise<CheckoutSessionAnswer['state']>;
  /** The portal's address. @throws AppError 'not-found' for somebody who never paid, 'unavailable' */
  openPortal(uid: string): Promise<string>;
  /** Cents that were given back. @throws AppError as withdraw() */
  withdraw(person: Withdrawer): Promise<number>;
}

/**
 * Over Stripe and the club's records. One person's requests of this process are done one at a time, which spares
 * them getting in each other's way; what is paid does not depend on it.
 */
export function createClubBilling(
  dependencies: CheckoutDependencies & { lock: KeyedLock },
): ClubBilling {
  const { stripe, store, addresses, now, lock } = dependencies;

  async function portalOf(customerId: string): Promise<string> {
    const session = await askStripe(
      stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: addresses.club,
        locale: 'pt-BR',
      }),
      'opening the portal',
    );
    return session.url;
  }

  async function membershipState(
    uid: string,
    subscriptionId: string,
  ): Promise<CheckoutSessionAnswer['state']> {
    const { member: known } = await store.read(uid);
    const isStored = known?.stripeSubscriptionId === subscriptionId;
    if (isStored && isEntitled(standingOf(known), now())) return 'active';
    const { records } = await syncMembership(dependencies, uid);
    const { member } = records;
    const { duplicate } = (await store.read(uid)).customer;
    if (subscriptionId !== '' && duplicate === subscriptionId) return 'duplicate';
    if (member === null || member.status === 'incomplete') return 'processing';
    return isEntitled(standingOf(member), now()) ? 'active' : 'ended';
  }

  return {
    beginCheckout: (buyer, priceId) =>
      lock.run(buyer.uid, () => beginCheckout(dependencies, buyer, priceId)),

    async checkoutState(uid, sessionId) {
      const session = await retrieveSession(stripe, sessionId);
      if (session?.client_reference_id !== uid) throw new AppError('not-found', 'No such checkout');
      if (session.status === 'expired') return 'expired';
      if (session.status !== 'complete') return 'open';
      return lock.run(uid, () => membershipState(uid, idOf(session.subscription)));
    },

    async openPortal(uid) {
      const customerId = await findOwnCustomer(dependencies, uid);
      if (customerId === '') throw noSubscription();
      return portalOf(customerId);
    },

    withdraw: (person) => lock.run(person.uid, () => withdraw(dependencies, person)),
  };
}
