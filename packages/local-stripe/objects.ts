/**
 * The stored objects, in the format of Stripe's API (version 2026-10-28.endive). These types name only the fields that
 * this package reads or changes; `resources/` adds the constant fields. Times are Unix seconds, amounts are in the
 * smallest unit of the currency.
 */
interface StripeObject {
  id: string;
  object: string;
  created: number;
  livemode: false;
}

export type Metadata = Record<string, string>;
export type Interval = 'day' | 'week' | 'month' | 'year';

export interface ApiList<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export interface Customer extends StripeObject {
  email: string | null;
  name: string | null;
  phone: string | null;
  description: string | null;
  balance: number;
  delinquent: boolean;
  metadata: Metadata;
  preferred_locales: string[];
  invoice_settings: { default_payment_method: string | null };
  deleted?: true;
}

export interface Product extends StripeObject {
  name: string;
  description: string | null;
  active: boolean;
  metadata: Metadata;
  default_price: string | null;
  updated: number;
}

export interface Price extends StripeObject {
  product: string;
  active: boolean;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  nickname: string | null;
  metadata: Metadata;
  recurring: { interval: Interval; interval_count: number; usage_type: 'licensed' } | null;
  type: 'recurring' | 'one_time';
}

export interface PaymentMethod extends StripeObject {
  customer: string | null;
  type: 'card';
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
}

export interface CheckoutSession extends StripeObject {
  mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  customer: string | null;
  customer_email: string | null;
  customer_details: { email: string | null; name: string | null } | null;
  client_reference_id: string | null;
  subscription: string | null;
  invoice: string | null;
  metadata: Metadata;
  success_url: string | null;
  cancel_url: string | null;
  url: string | null;
  expires_at: number;
  locale: string | null;
  currency: string;
  amount_total: number;
}

/** The subscription that a checkout session creates once it is paid. */
export interface CheckoutPlan {
  price: string;
  quantity: number;
  subscriptionMetadata: Metadata;
}

export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused'
  | 'trialing';

export interface SubscriptionItem extends Omit<StripeObject, 'livemode'> {
  price: Price;
  quantity: number;
  subscription: string;
  current_period_start: number;
  current_period_end: number;
}

export interface Subscription extends StripeObject {
  customer: string;
  status: SubscriptionStatus;
  items: ApiList<SubscriptionItem>;
  metadata: Metadata;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  start_date: number;
  billing_cycle_anchor: number;
  latest_invoice: string | null;
  default_payment_method: string | null;
  cancellation_details: {
    comment: string | null;
    feedback: string | null;
    reason: 'cancellation_requested' | 'payment_failed' | null;
  };
  currency: string;
}

export interface InvoiceLine {
  id: string;
  amount: number;
  description: string;
  price: string;
  proration: boolean;
  period: { start: number; end: number };
}

export interface Invoice extends StripeObject {
  customer: string;
  customer_email: string | null;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  total: number;
  starting_balance: number;
  ending_balance: number | null;
  attempt_count: number;
  attempted: boolean;
  next_payment_attempt: number | null;
  number: string;
  currency: string;
  hosted_invoice_url: string;
  lines: ApiList<Record<string, unknown>>;
  parent: {
    type: 'subscription_details';
    quote_details: null;
    subscription_details: { subscription: string; metadata: Metadata };
  };
  period_start: number;
  period_end: number;
  status_transitions: {
    finalized_at: number | null;
    marked_uncollectible_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
  };
}

export interface InvoicePayment extends StripeObject {
  invoice: string;
  status: 'open' | 'paid' | 'canceled';
  amount_paid: number | null;
  amount_requested: number;
  payment: { type: 'payment_intent'; payment_intent: string };
  status_transitions: { canceled_at: number | null; paid_at: number | null };
}

export interface PaymentIntent extends StripeObject {
  amount: number;
  amount_received: number;
  currency: string;
  customer: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  latest_charge: string | null;
  payment_method: string | null;
  last_payment_error: Record<string, unknown> | null;
  metadata: Metadata;
}

export interface Charge extends StripeObject {
  amount: number;
  amount_refunded: number;
  currency: string;
  customer: string;
  paid: boolean;
  refunded: boolean;
  /** True if the charge was ever disputed, whatever the outcome. */
  disputed: boolean;
  status: 'succeeded' | 'failed';
  payment_intent: string;
  payment_method: string;
  failure_code: string | null;
  failure_message: string | null;
  metadata: Metadata;
}

export interface Refund extends Omit<StripeObject, 'livemode'> {
  amount: number;
  charge: string;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  status: 'succeeded';
}

export interface Dispute extends StripeObject {
  amount: number;
  charge: string;
  currency: string;
  is_charge_refundable: boolean;
  metadata: Metadata;
  payment_intent: string;
  reason: string;
  status: 'needs_response' | 'won' | 'lost';
}

/** A change of a customer's balance. A negative amount is a credit. */
export interface CustomerBalanceTransaction extends StripeObject {
  amount: number;
  checkout_session: null;
  credit_note: null;
  currency: string;
  customer: string;
  customer_account: null;
  description: string | null;
  ending_balance: number;
  invoice: string | null;
  metadata: Metadata;
  type: 'adjustment' | 'applied_to_invoice';
}

export interface PortalSession extends StripeObject {
  customer: string;
  configuration: string;
  return_url: string | null;
  url: string;
  locale: string | null;
  flow: Record<string, unknown> | null;
}

export interface PortalConfiguration extends StripeObject {
  active: boolean;
  is_default: boolean;
  metadata: Metadata;
}

export interface StripeEvent extends StripeObject {
  type: string;
  api_version: string;
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null } | null;
}

/** Type of the objects in each table of the store (store.ts), by table name. */
export interface Tables {
  customers: Customer;
  customerBalanceTransactions: CustomerBalanceTransaction;
  products: Product;
  prices: Price;
  paymentMethods: PaymentMethod;
  checkoutSessions: CheckoutSession;
  subscriptions: Subscription;
  invoices: Invoice;
  invoicePayments: InvoicePayment;
  paymentIntents: PaymentIntent;
  charges: Charge;
  refunds: Refund;
  disputes: Dispute;
  portalSessions: PortalSession;
  portalConfigurations: PortalConfiguration;
  events: StripeEvent;
}
