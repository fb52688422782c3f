import type { IncomingMessage, ServerResponse } from 'node:http';
import { StripeApiError } from '../api-error.ts';
import { payInvoice } from '../billing/pay-invoice.ts';
import { endSubscription, hasEnded, setEndAtPeriodEnd } from '../billing/subscription-end.ts';
import { switchPlan } from '../billing/switch-plan.ts';
import { methodOf } from '../billing/subscribe.ts';
import { behaviourOf, findTestCard } from '../billing/test-cards.ts';
import { change } from '../engine.ts';
import type { Engine } from '../engine.ts';
import { readBody, sendPage } from '@guia-da-ilha/local-firebase/http-io';
import type { PortalSession, Subscription } from '../objects.ts';
import { attachCard } from '../resources/payment-methods.ts';
import { recurringPrice } from '../resources/subscriptions.ts';
import { declineSentence } from './checkout-page.ts';
import { portalPage } from './portal-page.ts';
import type { PortalMessage } from './portal-page.ts';

/** Shows the customer portal and performs the actions of its buttons. */
export async function handlePortal(
  engine: Engine,
  sessionId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const session = engine.store.get('portalSessions', sessionId);
  if (request.method !== 'POST') {
    sendPage(response, 200, portalPage(engine, session));
    return;
  }
  const form = new URLSearchParams(await readBody(request));
  const message = act(engine, session, form);
  const status = message.kind === 'error' ? 402 : 200;
  sendPage(response, status, portalPage(engine, session, message));
}

/** Performs the action of one button. */
function act(engine: Engine, session: PortalSession, form: URLSearchParams): PortalMessage {
  const [action, argument = ''] = (form.get('action') ?? '').split(':');
  if (action === 'card') return changeCard(engine, session, form.get('card') ?? '');
  const subscription = engine.store.find('subscriptions', form.get('subscription') ?? '');
  if (!subscription || subscription.customer !== session.customer || hasEnded(subscription)) {
    return { kind: 'error', text: 'Esta assinatura já terminou.' };
  }
  switch (action) {
    case 'resume':
      setEndAtPeriodEnd(engine, subscription, false);
      return { kind: 'done', text: 'A assinatura continua.' };
    case 'end-at-period-end':
      setEndAtPeriodEnd(engine, subscription, true);
      return { kind: 'done', text: 'A assinatura termina no fim do período já pago.' };
    case 'end-now':
      endSubscription(engine, subscription, 'cancellation_requested');
      return { kind: 'done', text: 'A assinatura foi encerrada.' };
    case 'switch':
      return changePlan(engine, subscription, argument);
    case 'pay':
      return payOpen(engine, session, argument);
    default:
      return { kind: 'error', text: 'Não conhecemos essa ação.' };
  }
}

function changeCard(engine: Engine, session: PortalSession, token: string): PortalMessage {
  const card = findTestCard(token);
  if (!card) return { kind: 'error', text: 'Escolha um cartão de teste.' };
  if (card.behaviour.kind === 'declined') {
    return { kind: 'error', text: declineSentence(card.behaviour.declineCode) };
  }
  const customer = engine.store.get('customers', session.customer);
  const method = attachCard(engine, card, customer);
  change(engine, 'customer.updated', customer, () => {
    customer.invoice_settings.default_payment_method = method.id;
  });
  for (const subscription of engine.store.all('subscriptions')) {
    if (subscription.customer !== customer.id || hasEnded(subscription)) continue;
    change(engine, 'customer.subscription.updated', subscription, () => {
      subscription.default_payment_method = method.id;
    });
  }
  return { kind: 'done', text: `O cartão final ${method.card.last4} paga a partir de agora.` };
}

function changePlan(engine: Engine, subscription: Subscription, priceId: string): PortalMessage {
  if (subscription.status !== 'active') {
    return { kind: 'error', text: 'Pague primeiro a fatura em aberto.' };
  }
  try {
    switchPlan(engine, subscription, {
      price: recurringPrice(engine, priceId, 'price'),
      prorate: true,
      onlyWhenPaid: true,
      setting: { wish: 'card', onSession: false },
    });
    return { kind: 'done', text: 'O plano mudou.' };
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    return { kind: 'error', text: declineSentence(String(error.details.decline_code)) };
  }
}

function payOpen(engine: Engine, session: PortalSession, invoiceId: string): PortalMessage {
  const invoice = engine.store.find('invoices', invoiceId);
  if (invoice?.customer !== session.customer || invoice.status !== 'open') {
    return { kind: 'error', text: 'Esta fatura já não está em aberto.' };
  }
  const { subscription: subscriptionId } = invoice.parent.subscription_details;
  // For a card that requires authentication, the portal assumes that the customer confirmed the card when adding it.
  const method = methodOf(engine, engine.store.get('subscriptions', subscriptionId));
  const asks = method && behaviourOf(method.card.last4).kind === 'authentication';
  const outcome = payInvoice(engine, invoice, { wish: asks ? 'paid' : 'card', onSession: true });
  if (outcome.kind === 'paid') return { kind: 'done', text: 'A fatura foi paga.' };
  const code = outcome.kind === 'failed' ? outcome.declineCode : 'authentication_failed';
  return { kind: 'error', text: declineSentence(code) };
}
