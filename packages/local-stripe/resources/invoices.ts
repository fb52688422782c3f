import { invalidRequest, StripeApiError } from '../api-error.ts';
import { LIST_PARAMS, page } from '../api/list.ts';
import { optionalMap, optionalText } from '../api/params.ts';
import type { StripeRoute } from '../api/route.ts';
import { payInvoice } from '../billing/pay-invoice.ts';

export const invoiceRoutes: readonly StripeRoute[] = [
  {
    method: 'GET',
    path: '/v1/invoices',
    accepts: [
      ...LIST_PARAMS,
      'customer',
      'status',
      'subscription',
      'collection_method',
      'due_date',
    ],
    run: ({ engine, params }) => {
      const customer = optionalText(params, 'customer');
      const status = optionalText(params, 'status');
      const subscription = optionalText(params, 'subscription');
      const invoices = engine.store
        .all('invoices')
        .filter(
          (invoice) =>
            (customer ?? invoice.customer) === invoice.customer &&
            (status ?? invoice.status) === invoice.status &&
            (subscription ?? invoice.parent.subscription_details.subscription) ===
              invoice.parent.subscription_details.subscription,
        );
      return page(invoices, params, '/v1/invoices');
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    accepts: [],
    run: ({ engine, id }) => engine.store.get('invoices', id),
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    accepts: ['forgive', 'mandate', 'off_session', 'paid_out_of_band', 'payment_method', 'source'],
    run: ({ engine, params, id }) => {
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
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    accepts: [...LIST_PARAMS, 'invoice', 'payment', 'status'],
    run: ({ engine, params }) => {
      const invoice = optionalText(params, 'invoice');
      const payment = optionalMap(params, 'payment');
      const intent = payment && optionalText(payment, 'payment_intent');
      if (payment && intent === undefined) {
        throw invalidRequest('The local stand-in filters by payment[payment_intent] only.', {
          param: 'payment',
        });
      }
      const payments = engine.store
        .all('invoicePayments')
        .filter(
          (candidate) =>
            (invoice ?? candidate.invoice) === candidate.invoice &&
            (intent ?? candidate.payment.payment_intent) === candidate.payment.payment_intent,
        );
      return page(payments, params, '/v1/invoice_payments');
    },
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments/:id',
    accepts: [],
    run: ({ engine, id }) => engine.store.get('invoicePayments', id),
  },
];
