import type { Firestore } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import { hasEnded } from './billing-snapshot.ts';

/** Operations of the payment provider that are needed when a user is erased or set to inactive. */
export interface PaymentsPort {
  /**
   * Prepares an erasure: ends all subscriptions of the user immediately, so that nothing more is charged, and deletes
   * the customer at the provider. Idempotent.
   * @throws AppError 'active-subscription' if a subscription cannot be cancelled; 'unavailable'
   */
  cancelSubscription(uid: string): Promise<void>;
  /**
   * Executes the `ending` request in customers/{uid} and removes it afterwards; does nothing without one. Idempotent.
   * @throws AppError 'unavailable' until the payment provider has completed it, and always without a provider;
   *   'conflict', 'unknown' if it refuses
   */
  finishEnding(uid: string): Promise<void>;
}

/**
 * Creates the port for a server without a payment provider. It cannot cancel anything, so it refuses the erasure of
 * users whom a provider may still charge.
 */
export function createNoPaymentsPort(firestore: Firestore): PaymentsPort {
  return {
    async cancelSubscription(uid) {
      const member = await firestore.collection('clubMembers').doc(uid).get();
      const status = String(member.get('status'));
      if (member.get('stripeSubscriptionId') && !hasEnded({ status })) {
        throw new AppError(
          'active-subscription',
          'Payments are not configured, so the subscription cannot be cancelled',
        );
      }
    },

    finishEnding() {
      return Promise.reject(new AppError('unavailable', 'Payments are not configured'));
    },
  };
}
