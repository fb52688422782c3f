/** Everything that Stripe says of one customer, as it was read at one moment. Amounts are integer cents. */
export interface BillingSnapshot {
  /** deleted: it has nothing any more. unknown: Stripe never had it, so that nothing can be told from it. */
  customer: 'known' | 'deleted' | 'unknown';
  /** '' where Stripe knows none. */
  email: string;
  /** What they owe; below zero a credit, which pays for the next invoice of any subscription. */
  balanceCents: number;
  subscriptions: readonly BillingSubscription[];
  invoices: readonly BillingInvoice[];
}

export interface BillingSubscription {
  id: string;
  /** Stripe's word. */
  status: string;
  priceId: string;
  interval: 'month' | 'year' | null;
  createdAt: Date;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  /** When it is going to end instead of being renewed. */
  cancelAt: Date | null;
  endedAt: Date | null;
}

export interface BillingInvoice {
  id: string;
  /** '' for an invoice of no subscription. */
  subscriptionId: string;
  /** Stripe's word: draft, open, paid, uncollectible or void. */
  status: string;
  paidCents: number;
  paidAt: Date | null;
  /** When it was first collected. */
  finalizedAt: Date | null;
  refundedCents: number;
  /** Taken back by a bank, for good. */
  chargedBackCents: number;
  /** Contested and not won: the money is gone, or may go. */
  isDisputed: boolean;
  /** What it moved of the customer's balance: below zero it left a credit, above it used one. */
  balanceChangeCents: number;
  /** Stripe's page of the invoice; '' when it has none. */
  hostedUrl: string;
  /** What it was paid with: what a refund takes back. */
  payments: readonly InvoicePart[];
}

/** One payment of an invoice. */
export interface InvoicePart {
  paymentIntentId: string;
  refundedCents: number;
  cents: number;
}

/** Of somebody without a customer. */
export const nothingBilled: BillingSnapshot = {
  customer: 'unknown',
  email: '',
  balanceCents: 0,
  subscriptions: [],
  invoices: [],
};

/** Stripe's words for a subscription that is over. */
const overStatuses: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** Whether a subscription can still charge somebody. */
export function isOver({ status }: Pick<BillingSubscription, 'status'>): boolean {
  return overStatuses.has(status);
}
