import { invalidRequest } from '../api-error.ts';
import type { Params } from '../api/form-body.ts';
import { changedMetadata, optionalChoice, optionalInteger, optionalText } from '../api/params.ts';
import { listRoute, readRoute, route } from '../api/route.ts';
import type { StripeRoute } from '../api/route.ts';
import { refundCharge } from '../billing/refund.ts';
import type { Engine } from '../engine.ts';
import type { Charge } from '../objects.ts';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** Routes of payment intents, charges, refunds and disputes. */
export const paymentRoutes: readonly StripeRoute[] = [
  listRoute('paymentIntents', '/v1/payment_intents', { texts: ['customer'] }),
  readRoute('paymentIntents', '/v1/payment_intents', ['client_secret']),
  listRoute('charges', '/v1/charges', { texts: ['customer', 'payment_intent'] }),
  readRoute('charges', '/v1/charges'),
  route(
    'POST',
    '/v1/refunds',
    ['amount', 'charge', 'payment_intent', 'metadata', 'reason', 'instructions_email'],
    ({ engine, params }) =>
      refundCharge(engine, chargeToRefund(engine, params), {
        amount: optionalInteger(params, 'amount'),
        reason: optionalChoice(params, 'reason', REASONS) ?? null,
        metadata: changedMetadata(params),
      }),
  ),
  listRoute('refunds', '/v1/refunds', { texts: ['charge', 'payment_intent'] }),
  readRoute('refunds', '/v1/refunds'),
  listRoute('disputes', '/v1/disputes', { texts: ['charge', 'payment_intent'] }),
  readRoute('disputes', '/v1/disputes'),
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
