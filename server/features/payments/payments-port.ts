import type { Firestore } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';

/** What is asked of whoever collects the club's payments when somebody is erased or made inactive. */
export interface PaymentsPort {
  /**
   * Ends a person's subscription at once, so that nothing is charged any more. Nothing happens when they
   * have none or it has ended. Idempotent.
   * @throws AppError 'active-subscription' when one cannot be cancelled here; 'unavailable'
   */
  cancelSubscription(uid: string): Promise<void>;
  /**
   * Does what `ending` of customers/{uid} asks for, and takes the wish away once it is done; nothing where there is
   * none. Idempotent.
   * @throws AppError 'unavailable' while the payment provider has not done it; 'conflict', 'unknown' when it refuses
   */
  finishEnding(uid: string): Promise<void>;
}

/** Words of the payment provider for a subscription that charges nothing any more. */
const ended: ReadonlySet<unknown> = new Set(['canceled', 'incomplete_expired']);

/**
 * The port where no payment provider is configured: it cancels nothing, so it lets nobody be erased whom a
 * provider may still charge.
 */
export function noPayments(firestore: Firestore): PaymentsPort {
  return {
    async cancelSubscription(uid) {
      const record = firestore.collection('clubMembers').doc(uid);
      const member = await record.get();
      const fields: Record<string, unknown> = member.data() ?? {};
      const isCharged = Boolean(fields['stripeSubscriptionId']) && !ended.has(fields['status']);
      if (isCharged) {
        throw new AppError(
          'active-subscription',
          'No payments are configured that could cancel it',
        );
      }
    },

    finishEnding() {
      return Promise.reject(new AppError('unavailable', 'No payments are configured'));
    },
  };
}
