import type { Stripe } from 'stripe';
import { AppError, errorCode } from '#domain/app-error.ts';
import type { BillingSnapshot } from './billing-snapshot.ts';
import { allOf } from './stripe-billing.ts';
import { askStripe } from './stripe-failure.ts';

/** The only currency of the club's prices (docs/deploy.md). */
const currency = 'brl';

/**
 * Puts a customer's balance back to what it was before a subscription that is withdrawn from. The credit that a
 * change of plan left for the time not used goes, because the whole payment is given back, and would pay for the
 * next subscription otherwise; a credit of before that the subscription used up comes back.
 * Safe to repeat, and at once from two places: the movement names the subscription.
 * @throws AppError 'unavailable', 'unknown'
 */
export async function undoCredit(
  stripe: Stripe,
  customerId: string,
  { customer, balanceCents, invoices }: BillingSnapshot,
  subscriptionId: string,
): Promise<void> {
  const moved = invoices
    .filter((invoice) => invoice.subscriptionId === subscriptionId)
    .reduce((sum, { balanceChangeCents }) => sum + balanceChangeCents, 0);
  // What is left of the credit, and no more: nobody comes to owe something.
  const amount = moved < 0 ? Math.min(-moved, Math.max(0, -balanceCents)) : -moved;
  if (customer !== 'known' || amount === 0) return;
  try {
    const movements = await allOf(
      stripe.customers.listBalanceTransactions(customerId, { limit: 100 }),
    );
    // A key is remembered for some days, the movement for ever.
    if (movements.some(({ metadata }) => metadata?.['withdrawal'] === subscriptionId)) return;
    await askStripe(
      stripe.customers.createBalanceTransaction(
        customerId,
        { amount, currency, metadata: { withdrawal: subscriptionId } },
        { idempotencyKey: `withdraw:${subscriptionId}:credit` },
      ),
      'undoing a credit',
    );
  } catch (error) {
    const code = errorCode(error);
    // Deleted meanwhile, and its balance with it.
    if (code === 'not-found') return;
    // The request beside this one is at it; the next reading tells what came of it.
    throw code === 'conflict' ? new AppError('unavailable', 'A credit is being undone') : error;
  }
}
