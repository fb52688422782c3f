import { change } from '../engine.ts';
import type { Engine } from '../engine.ts';
import type {
  Customer,
  Invoice,
  Metadata,
  PaymentMethod,
  Price,
  Subscription,
} from '../objects.ts';
import { newSubscription } from '../resources/new-objects.ts';
import { newId } from '../store.ts';
import { chargeInvoice } from './charge-invoice.ts';
import type { PaymentOutcome, PaymentSetting } from './charge-invoice.ts';
import { issueInvoice } from './invoicing.ts';

export interface SubscriptionOrder {
  customer: Customer;
  price: Price;
  quantity: number;
  metadata: Metadata;
  method: PaymentMethod | undefined;
  setting: PaymentSetting;
}

export interface NewSubscription {
  subscription: Subscription;
  invoice: Invoice;
  outcome: PaymentOutcome;
}

/**
 * Creates a subscription with its first invoice. The subscription is active when that invoice is paid. Until then it is
 * incomplete, for at most 23 hours (advance.ts).
 */
export function subscribe(engine: Engine, order: SubscriptionOrder): NewSubscription {
  const { customer, price, quantity, metadata, method, setting } = order;
  const subscription = engine.store.put(
    'subscriptions',
    newSubscription(engine, { customer, price, quantity, metadata, method }),
  );
  const [item] = subscription.items.data;
  if (!item) throw new Error('The subscription has no item');
  const invoice = issueInvoice(engine, subscription, {
    reason: 'subscription_create',
    lines: [
      {
        id: newId('il'),
        amount: price.unit_amount * quantity,
        description: describe(engine, price, quantity),
        price: price.id,
        proration: false,
        period: { start: item.current_period_start, end: item.current_period_end },
      },
    ],
  });
  engine.emit('customer.subscription.created', subscription);
  const outcome = chargeInvoice(engine, invoice, method, setting);
  if (outcome.kind === 'paid') {
    change(engine, 'customer.subscription.updated', subscription, (incomplete) => {
      incomplete.status = 'active';
    });
  }
  return { subscription, invoice, outcome };
}

/** Returns the text of an invoice line, such as '1 × Mensal'. */
export function describe(engine: Engine, price: Price, quantity: number): string {
  return `${quantity} × ${engine.store.find('products', price.product)?.name ?? price.id}`;
}

/** Returns the card of a subscription: its own, or the customer's default. */
export function methodOf(engine: Engine, subscription: Subscription): PaymentMethod | undefined {
  const { store } = engine;
  const customer = store.find('customers', subscription.customer);
  const id =
    subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method;
  return id ? store.find('paymentMethods', id) : undefined;
}
