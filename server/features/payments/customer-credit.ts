import type { Stripe } from 'stripe';
import { AppError, errorCode } from '#shared/app-error.ts';
import type { BillingInvoice, BillingSnapshot } from './billing-snapshot.ts';
import { allOf } from './stripe/stripe-billing.ts';
import { askStripe } from './stripe/stripe-failure.ts';

/** The only currency of the club's prices (docs/deploy.md). */
const currency = 'brl';

/**
 * Puts a customer's balance back to what it was before a subscription that is withdrawn from. The credit that a
 * change of plan left for the time not used goes, because the whole payment is given back, and would pay for the
 * next subscription otherwise; a credit of before that the subscription used up comes back.
 * Idempotent, also from two places at once.
 * @throws AppError 'unavailable', 'unknown'
 */
export async function undoCredit(
  stripe: Stripe,
  customerId: string,
  billing: BillingSnapshot,
  subscriptionId: string,
): Promise<void> {
  const moved = movedBy(invoicesOf(billing, subscriptionId));
  const amount = moved < 0 ? Math.min(-moved, creditOf(billing)) : -moved;
  await moveOnce(stripe, customerId, { reason: 'withdrawal', subscriptionId, amount });
}

/**
 * Takes back the credit that a change of plan left for the unused time of a payment which a bank took back for good.
 * Idempotent; nothing happens while there is no such payment.
 * @throws AppError 'unavailable', 'unknown'
 */
export async function takeBackLostCredit(
  stripe: Stripe,
  customerId: string,
  billing: BillingSnapshot,
): Promise<void> {
  for (const { id: subscriptionId } of billing.subscriptions) {
    const invoices = invoicesOf(billing, subscriptionId);
    const lost = invoices.reduce((sum, { chargedBackCents }) => sum + chargedBackCents, 0);
    const amount = Math.max(0, Math.min(-movedBy(invoices), creditOf(billing), lost));
    await moveOnce(stripe, customerId, { reason: 'chargeback', subscriptionId, amount });
  }
}

function invoicesOf({ invoices }: BillingSnapshot, id: string): BillingInvoice[] {
  return invoices.filter(({ subscriptionId }) => subscriptionId === id);
}

function movedBy(invoices: readonly BillingInvoice[]): number {
  return invoices.reduce((sum, { balanceChangeCents }) => sum + balanceChangeCents, 0);
}

/** What is left of a credit; no more than that is taken, so that nobody comes to owe something. */
function creditOf({ balanceCents }: BillingSnapshot): number {
  return Math.max(0, -balanceCents);
}

interface Movement {
  reason: 'withdrawal' | 'chargeback';
  subscriptionId: string;
  amount: number;
}

/** Once for a reason and a subscription: Stripe forgets a key after some days, and what moved a balance never. */
async function moveOnce(
  stripe: Stripe,
  customer: string,
  { reason, subscriptionId, amount }: Movement,
): Promise<void> {
  if (amount === 0) return;
  try {
    const moved = await allOf(stripe.customers.listBalanceTransactions(customer, { limit: 100 }));
    if (moved.some(({ metadata }) => metadata?.[reason] === subscriptionId)) return;
    await askStripe(
      stripe.customers.createBalanceTransaction(
        customer,
        { amount, currency, metadata: { [reason]: subscriptionId } },
        { idempotencyKey: `${reason}:${subscriptionId}:credit` },
      ),
      'moving a balance',
    );
  } catch (error) {
    const code = errorCode(error);
    // Deleted meanwhile, and its balance with it.
    if (code === 'not-found') return;
    // The request beside this one is at it; the next reading tells what came of it.
    throw code === 'conflict' ? new AppError('unavailable', 'A balance is being moved') : error;
  }
}
