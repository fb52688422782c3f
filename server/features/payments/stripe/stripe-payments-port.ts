import { AppError, errorCode } from '#shared/app-error.ts';
import type { PaymentsPort } from '../payments-port.ts';
import { hasEnded } from '../billing-snapshot.ts';
import { expireSessions, listOpenSessions } from '../checkout-session.ts';
import { callStripe, ifNotFound } from './call-stripe.ts';
import { finishEnding } from '../membership-end.ts';
import { advanceWithdrawal, endSubscription } from '../withdrawal.ts';
import type { WithdrawalDependencies } from '../withdrawal.ts';

/**
 * Creates the port over Stripe. For an erased user it expires open checkouts, ends every subscription immediately and
 * deletes the customer at Stripe, which retains only the payments that the law requires.
 */
export function createStripePaymentsPort(dependencies: WithdrawalDependencies): PaymentsPort {
  const { stripe, store, readBilling } = dependencies;
  return {
    async cancelSubscription(uid) {
      const { customer, member } = await store.read(uid);
      if (customer.customerId === '') {
        // The membership is older than the customer records, or belongs to a demonstration.
        const storedSubscriptionId = member?.stripeSubscriptionId ?? '';
        if (storedSubscriptionId !== '')
          await refuseIfCharged(() => endSubscription(stripe, storedSubscriptionId));
        return;
      }
      await expireSessions(stripe, await listOpenSessions(stripe, customer.customerId));
      await refundOutstandingPayments(dependencies, uid);
      const { customer: customerState, subscriptions } = await readBilling(customer.customerId);
      for (const subscription of subscriptions.filter((candidate) => !hasEnded(candidate))) {
        await refuseIfCharged(() => endSubscription(stripe, subscription.id));
      }
      if (customerState !== 'known') return;
      const deletion = callStripe(stripe.customers.del(customer.customerId), 'deleting a customer');
      await deletion.catch(ifNotFound(null));
    },

    finishEnding: (uid) => finishEnding(dependencies, uid),
  };
}

/**
 * Requests outstanding refunds before the customer is deleted. A refund that Stripe refuses is logged for the operator
 * and does not block the erasure.
 */
async function refundOutstandingPayments(
  dependencies: WithdrawalDependencies,
  uid: string,
): Promise<void> {
  const { logger } = dependencies;
  try {
    const { missingCents } = await advanceWithdrawal(dependencies, uid);
    if (missingCents > 0)
      logger.error({ missingCents }, 'account erased with an outstanding refund');
  } catch (error) {
    // Subscriptions that still charge are ended next, and a failure there refuses the erasure.
    if (errorCode(error) === 'unavailable') throw error;
    logger.error({ code: errorCode(error) }, 'account erased with an unfinished withdrawal');
  }
}

/** Refuses to erase a user whom Stripe may still charge. */
async function refuseIfCharged(endCall: () => Promise<void>): Promise<void> {
  try {
    await endCall();
  } catch (error) {
    if (errorCode(error) === 'unavailable') throw error;
    throw new AppError('active-subscription', 'Stripe did not end a subscription');
  }
}
