import type { Stripe } from 'stripe';
import { clubIntervals } from '#features/club/model/club-member.ts';
import type {
  BillingInvoice,
  BillingSnapshot,
  BillingSubscription,
  BillingPayment,
} from '../billing-snapshot.ts';

/** Stripe objects of one customer. */
export interface StripeCustomerData {
  email: string | null;
  balance: number;
  subscriptions: readonly Stripe.Subscription[];
  /** Including their `payments`. */
  invoices: readonly Stripe.Invoice[];
  charges: readonly Stripe.Charge[];
  /** Ids of charges with an open or lost dispute, each with the lost amount in cents (0 while open). */
  lostCharges: ReadonlyMap<string, number>;
}

/** Converts Stripe objects to a snapshot. Paid amounts come from the invoice, refunded amounts from its charges. */
export function toBillingSnapshot(customerData: StripeCustomerData): BillingSnapshot {
  const charges = new Map<string, Stripe.Charge[]>();
  for (const charge of customerData.charges) {
    const paymentIntentId = referenceIdOf(charge.payment_intent);
    charges.set(paymentIntentId, [...(charges.get(paymentIntentId) ?? []), charge]);
  }
  return {
    customer: 'known',
    email: customerData.email ?? '',
    balanceCents: customerData.balance,
    subscriptions: customerData.subscriptions.map(toSubscription),
    invoices: customerData.invoices.map((invoice) =>
      toInvoice(invoice, charges, customerData.lostCharges),
    ),
  };
}

/** Returns the id of a reference that Stripe sends as an id or as an object; '' for none. */
export function referenceIdOf(reference: string | { id: string } | null | undefined): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}

function toSubscription(subscription: Stripe.Subscription): BillingSubscription {
  // Since API version 2025-03-31.basil the item has the period; each club subscription has one item.
  const [item] = subscription.items.data;
  const interval = item?.price.recurring?.interval;
  const periodStartSeconds = item?.current_period_start ?? subscription.start_date;
  const periodEndSeconds =
    item?.current_period_end ?? subscription.ended_at ?? subscription.start_date;
  // A cancellation in the portal sets one of the two fields, depending on the billing mode.
  const cancelAtSeconds =
    subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEndSeconds : null);
  return {
    id: subscription.id,
    status: subscription.status,
    priceId: item?.price.id ?? '',
    interval: clubIntervals.find((clubInterval) => clubInterval === interval) ?? null,
    createdAt: toDate(subscription.created),
    currentPeriodStart: toDate(periodStartSeconds),
    currentPeriodEnd: toDate(periodEndSeconds),
    cancelAt: toOptionalDate(cancelAtSeconds),
    endedAt: toOptionalDate(subscription.ended_at),
  };
}

function toInvoice(
  invoice: Stripe.Invoice,
  charges: ReadonlyMap<string, readonly Stripe.Charge[]>,
  lostCharges: ReadonlyMap<string, number>,
): BillingInvoice {
  const payments: BillingPayment[] = [];
  let isDisputed = false;
  let chargedBackCents = 0;
  for (const { payment, status } of invoice.payments?.data ?? []) {
    const paymentIntentId = referenceIdOf(payment.payment_intent);
    if (status !== 'paid' || paymentIntentId === '') continue;
    const paidCharges = (charges.get(paymentIntentId) ?? []).filter(({ paid }) => paid);
    isDisputed ||= paidCharges.some(({ id }) => lostCharges.has(id));
    chargedBackCents += sumOf(paidCharges, ({ id }) => lostCharges.get(id) ?? 0);
    payments.push({
      paymentIntentId,
      cents: sumOf(paidCharges, ({ amount_captured }) => amount_captured),
      refundedCents: sumOf(paidCharges, ({ amount_refunded }) => amount_refunded),
    });
  }
  return {
    id: invoice.id,
    subscriptionId: referenceIdOf(invoice.parent?.subscription_details?.subscription),
    status: invoice.status ?? 'draft',
    paidCents: invoice.amount_paid,
    paidAt: toOptionalDate(invoice.status_transitions.paid_at),
    finalizedAt: toOptionalDate(invoice.status_transitions.finalized_at),
    refundedCents: sumOf(payments, ({ refundedCents }) => refundedCents),
    chargedBackCents,
    isDisputed,
    balanceChangeCents: balanceChangeOf(invoice),
    hostedUrl: invoice.hosted_invoice_url ?? '',
    payments,
  };
}

/** A draft has not changed the balance yet, and voiding an invoice reverts its change. */
function balanceChangeOf({ status, starting_balance, ending_balance }: Stripe.Invoice): number {
  return status === 'void' || ending_balance === null ? 0 : ending_balance - starting_balance;
}

function sumOf<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}

/** Converts a Stripe timestamp in seconds. */
function toDate(seconds: number): Date {
  return new Date(seconds * 1_000);
}

function toOptionalDate(seconds: number | null): Date | null {
  return seconds === null ? null : toDate(seconds);
}
