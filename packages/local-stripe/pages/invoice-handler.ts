import type { IncomingMessage, ServerResponse } from 'node:http';
import { payInvoice } from '../billing/pay-invoice.ts';
import { findTestCard } from '../billing/test-cards.ts';
import type { TestCard } from '../billing/test-cards.ts';
import type { Engine } from '../engine.ts';
import { readBody, sendPage } from '@guia-da-ilha/local-firebase/http-io';
import type { Invoice } from '../objects.ts';
import { attachCard } from '../resources/payment-methods.ts';
import { authenticationPage, cardChoice, declineSentence } from './checkout-page.ts';
import { html } from '@guia-da-ilha/local-firebase/html';
import { date, money, notice, page } from './layout.ts';
import { INVOICE_NAMES } from './portal-page.ts';

/** Shows an invoice. A POST request pays the invoice if it is open. */
export async function handleInvoice(
  engine: Engine,
  invoiceId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const invoice = engine.store.get('invoices', invoiceId);
  if (request.method !== 'POST' || invoice.status !== 'open') {
    sendPage(response, 200, invoicePage(invoice));
    return;
  }
  const form = new URLSearchParams(await readBody(request));
  const card = findTestCard(form.get('card') ?? '');
  const action = form.get('action');
  if (!card) {
    sendPage(response, 400, invoicePage(invoice, 'Escolha um cartão de teste.'));
  } else if (card.behaviour.kind === 'authentication' && action === 'pay') {
    sendPage(response, 200, authenticationPage(card, money(invoice.amount_remaining)));
  } else if (action === 'deny') {
    sendPage(response, 402, invoicePage(invoice, declineSentence('authentication_failed')));
  } else {
    const problem = pay(engine, invoice, card);
    sendPage(response, problem === undefined ? 200 : 402, invoicePage(invoice, problem));
  }
}

/**
 * Pays an invoice.
 * @returns an error message for the customer, or undefined if the invoice was paid
 */
function pay(engine: Engine, invoice: Invoice, card: TestCard): string | undefined {
  if (card.behaviour.kind === 'declined') return declineSentence(card.behaviour.declineCode);
  const method = attachCard(engine, card, engine.store.get('customers', invoice.customer));
  const outcome = payInvoice(engine, invoice, { wish: 'paid', onSession: true }, method);
  return outcome.kind === 'failed' ? declineSentence(outcome.declineCode) : undefined;
}

function invoicePage(invoice: Invoice, problem?: string): string {
  return page(
    `Fatura ${invoice.number}`,
    html`
      <h1>Fatura ${invoice.number}</h1>
      <p class="soft">
        ${date(invoice.created)} · ${INVOICE_NAMES[invoice.status] ?? invoice.status}
      </p>
      <p class="price">${money(invoice.total, invoice.currency)}</p>
      ${problem !== undefined && notice('error', problem)}
      ${
        invoice.status === 'open' &&
        html`<form method="post">
          ${cardChoice()}
          <button name="action" value="pay">Pagar ${money(invoice.amount_remaining)}</button>
        </form>`
      }
    `,
  );
}
