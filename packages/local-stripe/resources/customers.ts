import { invalidRequest, noSuch } from '../api-error.ts';
import type { Params } from '../api/form-body.ts';
import {
  changedMetadata,
  optionalInteger,
  optionalList,
  optionalMap,
  optionalText,
  requiredText,
} from '../api/params.ts';
import { listRoute, readRoute, route } from '../api/route.ts';
import type { StripeRoute } from '../api/route.ts';
import { moveBalance } from '../billing/customer-balance.ts';
import { endSubscription, hasEnded } from '../billing/subscription-end.ts';
import { change } from '../engine.ts';
import type { Engine } from '../engine.ts';
import type { Customer } from '../objects.ts';
import { newId } from '../store.ts';
import { attachMethod } from './payment-methods.ts';

const WRITABLE = [
  'address',
  'balance',
  'description',
  'email',
  'invoice_settings',
  'metadata',
  'name',
  'payment_method',
  'phone',
  'preferred_locales',
  'shipping',
  'tax',
  'tax_exempt',
] as const;

export const customerRoutes: readonly StripeRoute[] = [
  route('POST', '/v1/customers', WRITABLE, ({ engine, params }) => {
    const customer = engine.store.put('customers', newCustomer(engine));
    apply(engine, customer, params);
    engine.emit('customer.created', customer);
    return customer;
  }),
  listRoute('customers', '/v1/customers', {
    texts: ['email'],
    objects: ({ engine }) => engine.store.all('customers').filter(({ deleted }) => !deleted),
  }),
  readRoute('customers', '/v1/customers'),
  route('POST', '/v1/customers/:id', WRITABLE, ({ engine, params, id }) =>
    change(engine, 'customer.updated', livingCustomer(engine, id), (customer) => {
      apply(engine, customer, params);
    }),
  ),
  route('DELETE', '/v1/customers/:id', [], ({ engine, id }) => {
    const customer = livingCustomer(engine, id);
    for (const subscription of engine.store.all('subscriptions')) {
      if (subscription.customer === id && !hasEnded(subscription)) {
        endSubscription(engine, subscription, 'cancellation_requested');
      }
    }
    engine.emit('customer.deleted', customer);
    // Stripe returns this object in place of a deleted customer.
    const gone = { id, object: 'customer', deleted: true };
    engine.store.put('customers', gone as Customer);
    return gone;
  }),
  route(
    'POST',
    '/v1/customers/:id/balance_transactions',
    ['amount', 'currency', 'description', 'metadata'],
    ({ engine, params, id }) => {
      requiredText(params, 'amount');
      const amount = optionalInteger(params, 'amount') ?? 0;
      const currency = requiredText(params, 'currency');
      if (amount === 0) throw invalidRequest('Invalid integer: 0', { param: 'amount' });
      const customer = livingCustomer(engine, id);
      const transaction = moveBalance(engine, customer, {
        amount,
        currency,
        type: 'adjustment',
        description: optionalText(params, 'description') ?? null,
        metadata: changedMetadata(params),
      });
      engine.emit('customer.updated', customer, { balance: customer.balance - amount });
      return transaction;
    },
  ),
  listRoute('customerBalanceTransactions', '/v1/customers/:id/balance_transactions', {
    texts: ['invoice'],
    objects: ({ engine, id }) => {
      const { id: customer } = livingCustomer(engine, id);
      return engine.store
        .all('customerBalanceTransactions')
        .filter((one) => one.customer === customer);
    },
  }),
];

/**
 * Returns a customer that is not deleted.
 * @throws StripeApiError resource_missing, also for a deleted customer
 */
export function livingCustomer(engine: Engine, id: string, param = 'id'): Customer {
  const customer = engine.store.get('customers', id, param);
  if (customer.deleted) throw noSuch('customer', id, param);
  return customer;
}

export function newCustomer(engine: Engine, id = newId('cus', 14)): Customer {
  return {
    id,
    object: 'customer',
    created: engine.now(),
    livemode: false,
    address: null,
    balance: 0,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  } as Customer;
}

function apply(engine: Engine, customer: Customer, params: Params): void {
  for (const name of ['email', 'name', 'phone', 'description'] as const) {
    if (name in params) customer[name] = optionalText(params, name) ?? null;
  }
  customer.metadata = changedMetadata(params, customer.metadata);
  const locales = optionalList(params, 'preferred_locales');
  if (locales) customer.preferred_locales = locales.filter((locale) => typeof locale === 'string');
  const method = optionalText(params, 'payment_method');
  const attached = method ? attachMethod(engine, method, customer, 'payment_method') : undefined;
  const settings = optionalMap(params, 'invoice_settings');
  if (settings && 'default_payment_method' in settings) {
    const id = optionalText(settings, 'default_payment_method');
    customer.invoice_settings.default_payment_method =
      id === undefined
        ? null
        : id === method && attached
          ? attached.id
          : ownMethod(engine, customer, id);
  }
}

function ownMethod(engine: Engine, customer: Customer, id: string): string {
  const method = engine.store.find('paymentMethods', id);
  if (method?.customer === customer.id) return id;
  throw noSuch('PaymentMethod', id, 'invoice_settings[default_payment_method]');
}
