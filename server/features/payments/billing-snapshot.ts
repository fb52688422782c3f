/** All billing data of one Stripe customer, from one reading (ReadBilling). Amounts are integer cents. */
export interface BillingSnapshot {
  /**
   * known: the customer exists at Stripe. deleted: the customer was deleted, and no data are read. unknown: Stripe has
   * no such customer, or the user has no customer.
   */
  customer: 'known' | 'deleted' | 'unknown';
  /** '' if Stripe has none. */
  email: string;
  /** Amount owed; a negative amount is a credit, which pays the next invoice of any subscription. */
  balanceCents: number;
  subscriptions: readonly BillingSubscription[];
  invoices: readonly BillingInvoice[];
}

export interface BillingSubscription {
  id: string;
  /** Status as sent by Stripe. */
  status: string;
  priceId: string;
  interval: 'month' | 'year' | null;
  createdAt: Date;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  /** Time at which the subscription ends instead of renewing. */
  cancelAt: Date | null;
  endedAt: Date | null;
}

export interface BillingInvoice {
  id: string;
  /** '' for an invoice without a subscription. */
  subscriptionId: string;
  /** Status as sent by Stripe: draft, open, paid, uncollectible or void. */
  status: string;
  paidCents: number;
  paidAt: Date | null;
  /** Time at which the invoice was finalised and its collection started. */
  finalizedAt: Date | null;
  refundedCents: number;
  /** Amount of lost chargebacks. */
  chargedBackCents: number;
  /** True for a dispute that is open or lost: the money is gone or may be. */
  isDisputed: boolean;
  /** Change of the customer's balance by the invoice: negative if it left a credit, positive if it used one. */
  balanceChangeCents: number;
  /** URL of the invoice page at Stripe; '' for none. */
  hostedUrl: string;
  /** Paid payments of the invoice through Stripe; each can be refunded. */
  payments: readonly BillingPayment[];
}

/** One payment of an invoice. */
export interface BillingPayment {
  paymentIntentId: string;
  refundedCents: number;
  cents: number;
}

/** Snapshot of a user without a Stripe customer. */
export const emptyBilling: BillingSnapshot = {
  customer: 'unknown',
  email: '',
  balanceCents: 0,
  subscriptions: [],
  invoices: [],
};

/** Stripe statuses of a subscription that is over. */
const endedStatuses: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** Returns true if a subscription can no longer charge the user. */
export function hasEnded({ status }: Pick<BillingSubscription, 'status'>): boolean {
  return endedStatuses.has(status);
}
