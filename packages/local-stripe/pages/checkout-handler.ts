import type { IncomingMessage, ServerResponse } from 'node:http';
import { completeCheckout, sessionNow } from '../billing/checkout.ts';
import { findTestCard } from '../billing/test-cards.ts';
import type { Engine } from '../engine.ts';
import { readBody, redirect, sendPage } from '@guia-da-ilha/local-firebase/http-io';
import type { CheckoutSession } from '../objects.ts';
import { authenticationPage, checkoutPage, declineSentence, messagePage } from './checkout-page.ts';
import { money } from './layout.ts';

/** Shows and processes the page of a checkout session. */
export async function handleCheckout(
  engine: Engine,
  sessionId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const session = sessionNow(engine, sessionId);
  if (session.status !== 'open') {
    const isPaid = session.status === 'complete';
    sendPage(
      response,
      200,
      messagePage(
        isPaid ? 'Já está pago' : 'Esta página venceu',
        isPaid ? 'Esta assinatura já foi paga.' : 'Volte à loja e comece de novo.',
        isPaid ? successUrl(session) : session.cancel_url,
      ),
    );
    return;
  }
  if (request.method !== 'POST') {
    showForm(engine, session, response, {});
    return;
  }
  const form = new URLSearchParams(await readBody(request));
  const card = findTestCard(form.get('card') ?? '');
  if (!card) {
    showForm(engine, session, response, { problem: 'Escolha um cartão de teste.' });
    return;
  }
  const action = form.get('action');
  const authentication =
    action === 'approve' ? 'approved' : action === 'deny' ? 'denied' : undefined;
  const outcome = completeCheckout(engine, session, card, authentication);
  if (outcome.kind === 'complete') {
    redirect(response, successUrl(session));
  } else if (outcome.kind === 'authentication') {
    sendPage(
      response,
      200,
      authenticationPage(card, money(session.amount_total, session.currency)),
    );
  } else {
    const problem = declineSentence(outcome.declineCode);
    showForm(engine, session, response, { problem, chosen: card.token });
  }
}

function showForm(
  engine: Engine,
  session: CheckoutSession,
  response: ServerResponse,
  state: { problem?: string; chosen?: string },
): void {
  const plan = engine.store.checkoutPlans.get(session.id);
  const price = engine.store.get('prices', plan?.price ?? '');
  const productName = engine.store.find('products', price.product)?.name ?? price.id;
  sendPage(
    response,
    state.problem ? 402 : 200,
    checkoutPage({ session, price, productName, ...state }),
  );
}

function successUrl(session: CheckoutSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
