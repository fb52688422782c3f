import { invalidRequest } from '../api-error.ts';
import { lineItems } from '../api/expand.ts';
import type { Params } from '../api/form-body.ts';
import { LIST_PARAMS } from '../api/list.ts';
import {
  changedMetadata,
  mapsOf,
  optionalInteger,
  optionalMap,
  optionalText,
  optionalUrl,
  requiredText,
} from '../api/params.ts';
import { listRoute, route } from '../api/route.ts';
import type { StripeRoute } from '../api/route.ts';
import { sessionNow } from '../billing/checkout.ts';
import type { Engine } from '../engine.ts';
import type { CheckoutSession } from '../objects.ts';
import { newId } from '../store.ts';
import { livingCustomer } from './customers.ts';
import { recurringPrice } from './subscriptions.ts';

const HOUR = 3600;
const CREATE_PARAMS = [
  'adaptive_pricing',
  'allow_promotion_codes',
  'automatic_tax',
  'billing_address_collection',
  'cancel_url',
  'client_reference_id',
  'consent_collection',
  'currency',
  'custom_text',
  'customer',
  'customer_email',
  'customer_update',
  'expires_at',
  'line_items',
  'locale',
  'metadata',
  'mode',
  'payment_method_collection',
  'payment_method_types',
  'phone_number_collection',
  'saved_payment_method_options',
  'subscription_data',
  'success_url',
  'tax_id_collection',
  'ui_mode',
];

export const checkoutSessionRoutes: readonly StripeRoute[] = [
  route('POST', '/v1/checkout/sessions', CREATE_PARAMS, ({ engine, params }) =>
    create(engine, params),
  ),
  listRoute('checkoutSessions', '/v1/checkout/sessions', {
    texts: ['customer', 'status', 'subscription'],
    accepts: ['payment_intent'],
    objects: ({ engine }) =>
      engine.store.all('checkoutSessions').map(({ id }) => sessionNow(engine, id)),
  }),
  route('GET', '/v1/checkout/sessions/:id', [], ({ engine, id }) => sessionNow(engine, id)),
  route('GET', '/v1/checkout/sessions/:id/line_items', LIST_PARAMS, ({ engine, id }) =>
    lineItems(engine.store, sessionNow(engine, id).id),
  ),
  route('POST', '/v1/checkout/sessions/:id/expire', [], ({ engine, id }) => {
    const session = sessionNow(engine, id);
    if (session.status !== 'open') {
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    session.expires_at = engine.now();
    return sessionNow(engine, id);
  }),
];

function create(engine: Engine, params: Params): CheckoutSession {
  const mode = requiredText(params, 'mode');
  if (mode !== 'subscription') {
    throw invalidRequest(`The local stand-in sells subscriptions only, not mode=${mode}.`, {
      param: 'mode',
    });
  }
  const items = mapsOf(params, 'line_items');
  const [item] = items;
  if (!item || items.length > 1) {
    throw invalidRequest('The local stand-in takes exactly one of line_items.', {
      code: 'parameter_missing',
      param: 'line_items',
    });
  }
  const price = recurringPrice(engine, requiredText(item, 'price'), 'line_items[0][price]');
  const customerId = optionalText(params, 'customer');
  const email = optionalText(params, 'customer_email');
  if (customerId !== undefined && email !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.');
  }
  const customer = customerId === undefined ? null : livingCustomer(engine, customerId, 'customer');
  const now = engine.now();
  const expiresAt = optionalInteger(params, 'expires_at') ?? now + 24 * HOUR;
  if (expiresAt < now + HOUR / 2 || expiresAt > now + 24 * HOUR) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  }
  const quantity = optionalInteger(item, 'quantity') ?? 1;
  const id = newId('cs_test', 58);
  const successUrl = optionalUrl(params, 'success_url');
  if (successUrl === undefined) requiredText(params, 'success_url');
  engine.store.checkoutPlans.set(id, {
    price: price.id,
    quantity,
    subscriptionMetadata: changedMetadata(optionalMap(params, 'subscription_data') ?? {}),
  });
  return engine.store.put('checkoutSessions', {
    ...SESSION_CONSTANTS,
    id,
    object: 'checkout.session',
    created: now,
    livemode: false,
    mode,
    status: 'open',
    payment_status: 'unpaid',
    customer: customer?.id ?? null,
    customer_email: email ?? null,
    customer_details: { email: customer?.email ?? email ?? null, name: customer?.name ?? null },
    client_reference_id: optionalText(params, 'client_reference_id') ?? null,
    subscription: null,
    invoice: null,
    metadata: changedMetadata(params),
    success_url: successUrl ?? null,
    cancel_url: optionalUrl(params, 'cancel_url') ?? null,
    url: `${engine.publicUrl}/checkout/${id}`,
    expires_at: expiresAt,
    locale: optionalText(params, 'locale') ?? null,
    currency: price.currency,
    amount_subtotal: price.unit_amount * quantity,
    amount_total: price.unit_amount * quantity,
  } as CheckoutSession);
}

const SESSION_CONSTANTS = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  customer_creation: null,
  discounts: [],
  integration_identifier: null,
  invoice_creation: null,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'always',
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_method_types: ['card'],
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
};
