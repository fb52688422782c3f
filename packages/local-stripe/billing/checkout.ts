import type { Engine } from '../engine.ts';
import type { CheckoutSession, Customer } from '../objects.ts';
import { attachCard } from '../resources/payment-methods.ts';
import { newCustomer } from '../resources/customers.ts';
import { DECLINED } from './test-cards.ts';
import type { TestCard } from './test-cards.ts';
import { subscribe } from './subscribe.ts';

export type CheckoutOutcome =
  | { kind: 'complete'; session: CheckoutSession }
  | { kind: 'authentication' }
  | { kind: 'declined'; declineCode: string };

/** Returns the current state of a session. Marks an overdue session as expired and sends checkout.session.expired. */
export function sessionNow(engine: Engine, id: string): CheckoutSession {
  const session = engine.store.get('checkoutSessions', id);
  if (session.status === 'open' && session.expires_at <= engine.now()) {
    session.status = 'expired';
    session.url = null;
    engine.emit('checkout.session.expired', session);
  }
  return session;
}

/**
 * Pays a session with a test card, as the checkout page does. The session stays open if the card is declined or the
 * bank asks for authentication.
 * @param authentication the customer's answer to the bank; absent until the bank has asked
 */
export function completeCheckout(
  engine: Engine,
  session: CheckoutSession,
  card: TestCard,
  authentication?: 'approved' | 'denied',
): CheckoutOutcome {
  const { behaviour } = card;
  if (behaviour.kind === 'declined') {
    return { kind: 'declined', declineCode: behaviour.declineCode };
  }
  if (behaviour.kind === 'authentication' && authentication !== 'approved') {
    return authentication === 'denied'
      ? { kind: 'declined', declineCode: 'authentication_failed' }
      : { kind: 'authentication' };
  }
  const plan = engine.store.checkoutPlans.get(session.id);
  const price = plan && engine.store.find('prices', plan.price);
  if (!plan || !price) return { kind: 'declined', declineCode: DECLINED.declineCode };
  const customer = customerOf(engine, session);
  const method = attachCard(engine, card, customer);
  customer.invoice_settings.default_payment_method ??= method.id;
  const { subscription, invoice } = subscribe(engine, {
    customer,
    price,
    quantity: plan.quantity,
    metadata: plan.subscriptionMetadata,
    method,
    setting: { wish: 'paid', onSession: true },
  });
  session.status = 'complete';
  session.payment_status = 'paid';
  session.customer = customer.id;
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  session.url = null;
  engine.emit('checkout.session.completed', session);
  return { kind: 'complete', session };
}

/** Returns the session's customer, creating one if needed. */
function customerOf(engine: Engine, session: CheckoutSession): Customer {
  const known = session.customer && engine.store.find('customers', session.customer);
  if (known) return known;
  const customer = engine.store.put('customers', newCustomer(engine));
  customer.email = session.customer_email;
  engine.emit('customer.created', customer);
  return customer;
}
