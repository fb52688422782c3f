import { addInterval } from '../billing/intervals.ts';
import type { Engine } from '../engine.ts';
import type {
  Charge,
  Customer,
  Dispute,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  Metadata,
  PaymentIntent,
  PaymentMethod,
  Price,
  Refund,
  Subscription,
} from '../objects.ts';
import { newId } from '../store.ts';
import {
  CHARGE_CONSTANTS,
  INVOICE_CONSTANTS,
  ITEM_CONSTANTS,
  PAYMENT_INTENT_CONSTANTS,
  SUBSCRIPTION_CONSTANTS,
} from './object-constants.ts';

/**
 * Creates objects with every field of Stripe's responses. Fields of unsupported features have the values of an account
 * that does not use them (object-constants.ts).
 */

interface SubscriptionParts {
  customer: Customer;
  price: Price;
  quantity: number;
  metadata: Metadata;
  method: PaymentMethod | undefined;
}

export function newSubscription(engine: Engine, parts: SubscriptionParts): Subscription {
  const { customer, price, quantity, metadata, method } = parts;
  const now = engine.now();
  const id = newId('sub');
  const recurring = price.recurring ?? { interval: 'month', interval_count: 1 };
  return {
    ...SUBSCRIPTION_CONSTANTS,
    id,
    object: 'subscription',
    created: now,
    livemode: false,
    customer: customer.id,
    status: 'incomplete',
    items: {
      object: 'list',
      data: [
        {
          ...ITEM_CONSTANTS,
          id: newId('si', 14),
          object: 'subscription_item',
          created: now,
          price,
          quantity,
          subscription: id,
          current_period_start: now,
          current_period_end: addInterval(now, recurring.interval, recurring.interval_count),
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    start_date: now,
    billing_cycle_anchor: now,
    latest_invoice: null,
    default_payment_method: method?.id ?? null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    currency: price.currency,
  };
}

interface InvoiceParts {
  subscription: Subscription;
  customerEmail: string | null;
  reason: Invoice['billing_reason'];
  lines: readonly InvoiceLine[];
  total: number;
  due: number;
  startingBalance: number;
  endingBalance: number;
  number: string;
}

export function newInvoice(engine: Engine, parts: InvoiceParts): Invoice {
  const { subscription, total, due } = parts;
  const now = engine.now();
  const id = newId('in');
  return {
    ...INVOICE_CONSTANTS,
    id,
    object: 'invoice',
    created: now,
    livemode: false,
    customer: subscription.customer,
    customer_email: parts.customerEmail,
    status: 'open',
    billing_reason: parts.reason,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
    starting_balance: parts.startingBalance,
    ending_balance: parts.endingBalance,
    attempt_count: 0,
    attempted: false,
    effective_at: now,
    next_payment_attempt: null,
    number: parts.number,
    currency: subscription.currency,
    hosted_invoice_url: `${engine.publicUrl}/invoice/${id}`,
    invoice_pdf: `${engine.publicUrl}/invoice/${id}`,
    lines: {
      object: 'list',
      data: parts.lines.map((line) => newLine(id, subscription, line)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_start: now,
    period_end: now,
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
  } as Invoice;
}

function newLine(invoice: string, subscription: Subscription, line: InvoiceLine) {
  return {
    id: line.id,
    object: 'line_item',
    amount: line.amount,
    currency: subscription.currency,
    description: line.description,
    discount_amounts: [],
    discountable: !line.proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.proration,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: subscription.items.data[0]?.id ?? null,
      },
    },
    period: line.period,
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: line.price, product: subscription.items.data[0]?.price.product },
      unit_amount_decimal: String(line.amount),
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription: subscription.id,
    subtotal: line.amount,
    taxes: [],
  };
}

export function newPaymentIntent(engine: Engine, invoice: Invoice): PaymentIntent {
  const id = newId('pi');
  return {
    ...PAYMENT_INTENT_CONSTANTS,
    id,
    object: 'payment_intent',
    created: engine.now(),
    livemode: false,
    amount: invoice.amount_due,
    amount_received: 0,
    client_secret: newId(`${id}_secret`),
    currency: invoice.currency,
    customer: invoice.customer,
    description: 'Subscription payment',
    status: 'requires_payment_method',
    latest_charge: null,
    payment_method: null,
    last_payment_error: null,
    metadata: {},
  } as PaymentIntent;
}

export function newInvoicePayment(
  engine: Engine,
  invoice: Invoice,
  intent: PaymentIntent,
): InvoicePayment {
  return {
    id: newId('inpay'),
    object: 'invoice_payment',
    created: engine.now(),
    livemode: false,
    amount_paid: null,
    amount_requested: invoice.amount_due,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  } as InvoicePayment;
}

export function newCharge(
  engine: Engine,
  intent: PaymentIntent,
  failure: { code: string; message: string } | null,
): Charge {
  const isPaid = failure === null;
  return {
    ...CHARGE_CONSTANTS,
    id: newId('ch'),
    object: 'charge',
    created: engine.now(),
    livemode: false,
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    captured: isPaid,
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    metadata: {},
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: intent.payment_method ?? 'pm_unknown',
    refunded: false,
    status: isPaid ? 'succeeded' : 'failed',
  } as Charge;
}

export function newRefund(
  engine: Engine,
  charge: Charge,
  order: { amount: number; reason: string | null; metadata: Metadata },
): Refund {
  return {
    id: newId('re'),
    object: 'refund',
    created: engine.now(),
    amount: order.amount,
    balance_transaction: null,
    charge: charge.id,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: order.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: order.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  } as Refund;
}

/** Creates a dispute of the whole charge. */
export function newDispute(engine: Engine, charge: Charge): Dispute {
  return {
    id: newId('du'),
    object: 'dispute',
    created: engine.now(),
    livemode: false,
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: null,
    is_charge_refundable: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'general',
    status: 'needs_response',
  } as Dispute;
}
