import { invalidRequest } from '../api-error.ts';
import type { Engine } from '../engine.ts';
import type { Invoice, PaymentMethod } from '../objects.ts';
import { chargeInvoice } from './charge-invoice.ts';
import type { PaymentOutcome, PaymentSetting } from './charge-invoice.ts';
import { collect } from './renewal.ts';

/**
 * Pays an open invoice on request.
 * @param method a card that also becomes the subscription's default. Without it, the subscription's card is charged,
 * but no card if the subscription was canceled
 * @throws StripeApiError when the invoice is not open
 */
export function payInvoice(
  engine: Engine,
  invoice: Invoice,
  setting: PaymentSetting,
  method?: PaymentMethod,
): PaymentOutcome {
  if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid');
  if (invoice.status !== 'open') {
    throw invalidRequest('This invoice can no longer be paid.', { code: 'invoice_not_open' });
  }
  const { subscription: id } = invoice.parent.subscription_details;
  const subscription = engine.store.get('subscriptions', id);
  if (method) subscription.default_payment_method = method.id;
  if (subscription.status === 'canceled') return chargeInvoice(engine, invoice, method, setting);
  return collect(engine, subscription, invoice, setting);
}
