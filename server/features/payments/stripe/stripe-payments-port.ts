import type { Stripe } from 'stripe';
import { AppError, errorCode } from '#shared/app-error.ts';
import type { PaymentsPort } from '../payments-port.ts';
import { isOver } from '../billing-snapshot.ts';
import { expireSessions, openSessions } from '../checkout-session.ts';
import { askStripe } from './stripe-failure.ts';
import { finishEnding } from '../membership-end.ts';
import { advanceWithdrawal, endSubscription } from '../withdrawal.ts';
import type { WithdrawalDependencies } from '../withdrawal.ts';

/**
 * Over Stripe. Of whoever is erased, a checkout that is open can not be paid any more, every subscription ends now,
 * and the customer is deleted at Stripe, which keeps the payments that law asks for and forgets the rest.
 */
export function stripePaymentsPort(dependencies: WithdrawalDependencies): PaymentsPort {
  const { stripe, store, readBilling } = dependencies;
  return {
    async cancelSubscription(uid) {
      const { customer, member } = await store.read(uid);
      if (customer.customerId === '') {
        // A membership of before customers were written down, or a demonstration's.
        const left = member?.stripeSubscriptionId ?? '';
        if (left !== '') await refuseWhenCharged(() => endSubscription(stripe, left));
        return;
      }
      await expireSessions(stripe, await openSessions(stripe, customer.customerId));
      await giveBackWhatIsLeft(dependencies, uid);
      const { customer: known, subscriptions } = await readBilling(customer.customerId);
      for (const subscription of subscriptions.filter((one) => !isOver(one))) {
        await refuseWhenCharged(() => endSubscription(stripe, subscription.id));
      }
      if (known === 'known') await deleteCustomer(stripe, customer.customerId);
    },

    finishEnding: (uid) => finishEnding(dependencies, uid),
  };
}

/**
 * What they were promised back does not go with them, as far as Stripe gives it back: what it refuses is told to
 * whoever keeps the site, and keeps nobody from leaving.
 */
async function giveBackWhatIsLeft(
  dependencies: WithdrawalDependencies,
  uid: string,
): Promise<void> {
  const { logger } = dependencies;
  try {
    const { missingCents } = await advanceWithdrawal(dependencies, uid);
    if (missingCents > 0) logger.error({ missingCents }, 'somebody leaves who gets money back');
  } catch (error) {
    // What still charges ends after this, or refuses the erasure there.
    if (errorCode(error) === 'unavailable') throw error;
    logger.error({ code: errorCode(error) }, 'somebody leaves whose withdrawal was not finished');
  }
}

/** Nobody is erased whom Stripe may still charge. */
async function refuseWhenCharged(ending: () => Promise<void>): Promise<void> {
  try {
    await ending();
  } catch (error) {
    if (errorCode(error) === 'unavailable') throw error;
    throw new AppError('active-subscription', 'Stripe did not end a subscription');
  }
}

async function deleteCustomer(stripe: Stripe, customerId: string): Promise<void> {
  try {
    await askStripe(stripe.customers.del(customerId), 'deleting a customer');
  } catch (error) {
    if (errorCode(error) !== 'not-found') throw error;
  }
}
