import { invalidRequest, noSuch } from '../api-error.ts';
import { LIST_PARAMS, page } from '../api/list.ts';
import { optionalText, requiredText } from '../api/params.ts';
import { readRoute, route } from '../api/route.ts';
import type { StripeRoute } from '../api/route.ts';
import { findTestCard } from '../billing/test-cards.ts';
import type { TestCard } from '../billing/test-cards.ts';
import type { Engine } from '../engine.ts';
import type { Customer, PaymentMethod } from '../objects.ts';
import { newId } from '../store.ts';

export const paymentMethodRoutes: readonly StripeRoute[] = [
  route('GET', '/v1/payment_methods', [...LIST_PARAMS, 'customer', 'type'], ({ engine, params }) =>
    listMethods(engine, requiredText(params, 'customer'), params),
  ),
  route(
    'GET',
    '/v1/customers/:id/payment_methods',
    [...LIST_PARAMS, 'type', 'allow_redisplay'],
    ({ engine, params, id }) => listMethods(engine, id, params),
  ),
  readRoute('paymentMethods', '/v1/payment_methods'),
  route('POST', '/v1/payment_methods/:id/attach', ['customer'], ({ engine, params, id }) => {
    const customer = engine.store.get('customers', requiredText(params, 'customer'), 'customer');
    return attachMethod(engine, id, customer, 'id');
  }),
];

function listMethods(engine: Engine, customer: string, params: Parameters<typeof page>[1]) {
  optionalText(params, 'type');
  const methods = engine.store
    .all('paymentMethods')
    .filter((method) => method.customer === customer);
  return page(methods, params, '/v1/payment_methods');
}

/**
 * Returns a card that is attached to the customer. The token of a test card from Stripe's documentation
 * ('pm_card_visa') creates and attaches a new one.
 * @throws StripeApiError when the card does not exist or is not attached to this customer
 */
export function attachMethod(
  engine: Engine,
  id: string,
  customer: Customer,
  param: string,
): PaymentMethod {
  const card = findTestCard(id);
  if (card) return attachCard(engine, card, customer);
  const method = engine.store.find('paymentMethods', id);
  if (!method) throw noSuch('PaymentMethod', id, param);
  if (method.customer !== customer.id) {
    throw invalidRequest(
      'The payment method you provided has already been attached to a customer.',
    );
  }
  return method;
}

/** Creates a payment method of a customer. Sends payment_method.attached. */
export function attachCard(engine: Engine, card: TestCard, customer: Customer): PaymentMethod {
  const method = engine.store.put('paymentMethods', {
    id: newId('pm'),
    object: 'payment_method',
    created: engine.now(),
    livemode: false,
    allow_redisplay: 'unspecified',
    billing_details: {
      address: null,
      email: customer.email,
      name: customer.name,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      last4: card.number.slice(-4),
      exp_month: 12,
      exp_year: new Date(engine.now() * 1000).getUTCFullYear() + 4,
      country: 'BR',
      funding: 'credit',
    },
    customer: customer.id,
    customer_account: null,
    metadata: {},
    type: 'card',
  } as PaymentMethod);
  engine.emit('payment_method.attached', method);
  return method;
}
