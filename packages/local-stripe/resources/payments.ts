import { invalidRequest } from '../api-error.ts';
import type { Params } from '../api/form-body.ts';
import { LIST_PARAMS, page } from '../api/list.ts';
import { changedMetadata, optionalChoice, optionalInteger, optionalText } from '../api/params.ts';
import type { StripeRoute } from '../api/route.ts';
import { refundCharge } from '../billing/refund.ts';
import type { Engine } from '../engine.ts';
import type { Charge } from '../objects.ts';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** Routes of payment intents, charges, refunds and disputes. */
export const paymentRoutes: readonly StripeRoute[] = [
  {
    method: 'GET',
    path: '/v1/payment_intents',
    accepts: [...LIST_PARAMS, 'customer'],
    run: ({ engine, params }) => {
      const customer = optionalText(params, 'customer');
      const intents = engine.store
        .all('paymentIntents')
        .filter((intent) => (customer ?? intent.customer) === intent.customer);
      return page(intents, params, '/v1/payment_intents');
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    accepts: ['client_secret'],
    run: ({ engine, id }) => engine.store.get('paymentIntents', id),
  },
  {
    method: 'GET',
    path: '/v1/charges',
    accepts: [...LIST_PARAMS, 'customer', 'payment_intent'],
    run: ({ engine, params }) => {
      const customer = optionalText(params, 'customer');
      const intent = optionalText(params, 'payment_intent');
      const charges = engine.store
        .all('charges')
        .filter(
          (charge) =>
            (customer ?? charge.customer) === charge.customer &&
            (intent ?? charge.payment_intent) === charge.payment_intent,
        );
      return page(charges, params, '/v1/charges');
    },
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    accepts: [],
    run: ({ engine, id }) => engine.store.get('charges', id),
  },
  {
    method: 'POST',
    path: '/v1/refunds',
    accepts: ['amount', 'charge', 'payment_intent', 'metadata', 'reason', 'instructions_email'],
    run: ({ engine, params }) =>
      refundCharge(engine, chargeToRefund(engine, params), {
        amount: optionalInteger(params, 'amount'),
        reason: optionalChoice(params, 'reason', REASONS) ?? null,
        metadata: changedMetadata(params),
      }),
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    accepts: [...LIST_PARAMS, 'charge', 'payment_intent'],
    run: ({ engine, params }) => {
      const charge = optionalText(params, 'charge');
      const intent = optionalText(params, 'payment_intent');
      const refunds = engine.store
        .all('refunds')
        .filter(
          (refund) =>
            (charge ?? refund.charge) === refund.charge &&
            (intent ?? refund.payment_intent) === refund.payment_intent,
        );
      return page(refunds, params, '/v1/refunds');
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    accepts: [],
    run: ({ engine, id }) => engine.store.get('refunds', id),
  },
  {
    method: 'GET',
    path: '/v1/disputes',
    accepts: [...LIST_PARAMS, 'charge', 'payment_intent'],
    run: ({ engine, params }) => {
      const charge = optionalText(params, 'charge');
      const intent = optionalText(params, 'payment_intent');
      const disputes = engine.store
        .all('disputes')
        .filter(
          (dispute) =>
            (charge ?? dispute.charge) === dispute.charge &&
            (intent ?? dispute.payment_intent) === dispute.payment_intent,
        );
      return page(disputes, params, '/v1/disputes');
    },
  },
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    accepts: [],
    run: ({ engine, id }) => engine.store.get('disputes', id),
  },
];

function chargeToRefund(engine: Engine, params: Params): Charge {
  const chargeId = optionalText(params, 'charge');
  const intentId = optionalText(params, 'payment_intent');
  if ((chargeId === undefined) === (intentId === undefined)) {
    throw invalidRequest(
      'One of the following params should be provided: payment_intent or charge.',
    );
  }
  if (chargeId !== undefined) return engine.store.get('charges', chargeId, 'charge');
  const intent = engine.store.get('paymentIntents', intentId ?? '', 'payment_intent');
  const latest = intent.latest_charge && engine.store.find('charges', intent.latest_charge);
  if (latest && latest.paid) return latest;
  throw invalidRequest(
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    { param: 'payment_intent' },
  );
}
