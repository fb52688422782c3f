import { invalidRequest, StripeApiError } from '../api-error.ts';
import { optionalMap, optionalText } from '../api/params.ts';
import { listRoute, readRoute, route } from '../api/route.ts';
import type { StripeRoute } from '../api/route.ts';
import { payInvoice } from '../billing/pay-invoice.ts';

export const invoiceRoutes: readonly StripeRoute[] = [
  listRoute('invoices', '/v1/invoices', {
    texts: ['customer', 'status'],
    accepts: ['subscription', 'collection_method', 'due_date'],
    objects: ({ engine, params }) => {
      const subscription = optionalText(params, 'subscription');
      return engine.store
        .all('invoices')
        .filter(
          ({ parent }) =>
            subscription === undefined || parent.subscription_details.subscription === subscription,
        );
    },
  }),
  readRoute('invoices', '/v1/invoices'),
  route(
    'POST',
    '/v1/invoices/:id/pay',
    ['forgive', 'mandate', 'off_session', 'paid_out_of_band', 'payment_method', 'source'],
    ({ engine, params, id }) => {
      const invoice = engine.store.get('invoices', id);
      const methodId = optionalText(params, 'payment_method');
      const method = methodId
        ? engine.store.get('paymentMethods', methodId, 'payment_method')
        : undefined;
      const outcome = payInvoice(engine, invoice, { wish: 'card', onSession: true }, method);
      if (outcome.kind === 'paid') return invoice;
      throw outcome.kind === 'failed'
        ? new StripeApiError(402, 'card_error', outcome.message, {
            code: outcome.code,
            decline_code: outcome.declineCode,
          })
        : new StripeApiError(402, 'card_error', 'Authentication is required.', {
            code: 'invoice_payment_intent_requires_action',
          });
    },
  ),
  listRoute('invoicePayments', '/v1/invoice_payments', {
    texts: ['invoice'],
    accepts: ['payment', 'status'],
    objects: ({ engine, params }) => {
      const payment = optionalMap(params, 'payment');
      const intent = payment && optionalText(payment, 'payment_intent');
      if (payment && intent === undefined) {
        throw invalidRequest('The local stand-in filters by payment[payment_intent] only.', {
          param: 'payment',
        });
      }
      return engine.store
        .all('invoicePayments')
        .filter((one) => intent === undefined || one.payment.payment_intent === intent);
    },
  }),
  readRoute('invoicePayments', '/v1/invoice_payments'),
];
