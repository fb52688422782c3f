import type { Stripe } from 'stripe';
import { AppError, errorCode } from '#shared/app-error.ts';
import type { BillingInvoice, BillingSnapshot } from './billing-snapshot.ts';
import { readAllItems } from './stripe/stripe-billing.ts';
import { callStripe } from './stripe/call-stripe.ts';

/** Only currency of the club's prices (docs/deploy.md). */
const currency = 'brl';

/**
 * Resets a customer's balance to its state before a withdrawn subscription. Removes the credit that a change of plan
 * left for unused time, because the whole payment is refunded and the credit would also pay for the next subscription.
 * Restores an earlier credit that the subscription used up. Idempotent, also if called concurrently.
 * @throws AppError 'unavailable', 'unknown'
 */
export async function revertCredit(
  stripe: Stripe,
  customerId: string,
  billing: BillingSnapshot,
  subscriptionId: string,
): Promise<void> {
  const movements = balanceChangeOf(invoicesOf(billing, subscriptionId));
  const amountCents = movements < 0 ? Math.min(-movements, creditOf(billing)) : -movements;
  await moveBalanceOnce(stripe, customerId, { reason: 'withdrawal', subscriptionId, amountCents });
}

/**
 * Removes the credit that a change of plan left for the unused time of a payment lost to a chargeback. Does nothing
 * without such a payment. Idempotent.
 * @throws AppError 'unavailable', 'unknown'
 */
export async function removeLostCredit(
  stripe: Stripe,
  customerId: string,
  billing: BillingSnapshot,
): Promise<void> {
  for (const { id: subscriptionId } of billing.subscriptions) {
    const invoices = invoicesOf(billing, subscriptionId);
    const lostCents = invoices.reduce((sum, { chargedBackCents }) => sum + chargedBackCents, 0);
    const amountCents = Math.max(
      0,
      Math.min(-balanceChangeOf(invoices), creditOf(billing), lostCents),
    );
    await moveBalanceOnce(stripe, customerId, {
      reason: 'chargeback',
      subscriptionId,
      amountCents,
    });
  }
}

function invoicesOf({ invoices }: BillingSnapshot, id: string): BillingInvoice[] {
  return invoices.filter(({ subscriptionId }) => subscriptionId === id);
}

function balanceChangeOf(invoices: readonly BillingInvoice[]): number {
  return invoices.reduce((sum, { balanceChangeCents }) => sum + balanceChangeCents, 0);
}

/** Returns the remaining credit. At most this amount is removed, so that the customer never owes money. */
function creditOf({ balanceCents }: BillingSnapshot): number {
  return Math.max(0, -balanceCents);
}

interface BalanceMovement {
  reason: 'withdrawal' | 'chargeback';
  subscriptionId: string;
  amountCents: number;
}

/**
 * Moves the balance once per reason and subscription. Idempotency keys expire after some days, so the balance
 * transactions are checked, which Stripe stores permanently.
 */
async function moveBalanceOnce(
  stripe: Stripe,
  customer: string,
  { reason, subscriptionId, amountCents }: BalanceMovement,
): Promise<void> {
  if (amountCents === 0) return;
  try {
    const movements = await readAllItems(
      stripe.customers.listBalanceTransactions(customer, { limit: 100 }),
    );
    if (movements.some(({ metadata }) => metadata?.[reason] === subscriptionId)) return;
    await callStripe(
      stripe.customers.createBalanceTransaction(
        customer,
        { amount: amountCents, currency, metadata: { [reason]: subscriptionId } },
        { idempotencyKey: `${reason}:${subscriptionId}:credit` },
      ),
      'changing a balance',
    );
  } catch (error) {
    const code = errorCode(error);
    // The customer was deleted concurrently, together with the balance.
    if (code === 'not-found') return;
    // A concurrent request moves the balance; the next attempt reads the result.
    throw code === 'conflict'
      ? new AppError('unavailable', 'The balance is being changed by another request')
      : error;
  }
}
