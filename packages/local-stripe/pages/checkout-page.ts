import type { TestCard } from '../billing/test-cards.ts';
import { TEST_CARDS } from '../billing/test-cards.ts';
import type { CheckoutSession, Price } from '../objects.ts';
import { html } from '@guia-da-ilha/local-firebase/html';
import type { Html } from '@guia-da-ilha/local-firebase/html';
import { intervalName, money, notice, page } from './layout.ts';

export interface CheckoutView {
  session: CheckoutSession;
  price: Price;
  productName: string;
  /** Error of the last attempt. */
  problem?: string;
  /** Token of the last selected card. */
  chosen?: string;
}

/** Renders the page of a checkout session, with a pay button and a link back to the shop. */
export function checkoutPage({
  session,
  price,
  productName,
  problem,
  chosen,
}: CheckoutView): string {
  return page(
    'Pagar',
    html`
      <h1>Assinar ${productName}</h1>
      <p class="price">
        ${money(session.amount_total, session.currency)}
        ${price.recurring && html`<span class="soft">/ ${intervalName(price.recurring.interval)}</span>`}
      </p>
      ${problem !== undefined && notice('error', problem)}
      ${
        session.customer_details?.email &&
        html`<p class="soft">Conta: ${session.customer_details.email}</p>`
      }
      <form method="post">
        ${cardChoice(chosen)}
        <button name="action" value="pay">
          Pagar ${money(session.amount_total, session.currency)}
        </button>
      </form>
      ${session.cancel_url && html`<a class="button quiet" href="${session.cancel_url}">Voltar sem pagar</a>`}
    `,
  );
}

/** Renders radio buttons for the test cards. */
export function cardChoice(chosen: string = TEST_CARDS[0]?.token ?? ''): Html {
  return html`<fieldset>
    <legend>Cartão de teste</legend>
    ${TEST_CARDS.map(
      ({ token, number, label }) =>
        html`<label class="choice">
          <input
            type="radio"
            name="card"
            value="${token}"
            required
            ${token === chosen && html`checked`}
          />
          <span>${label}<small>${number}</small></span>
        </label>`,
    )}
  </fieldset>`;
}

/** Renders the bank's authentication page. */
export function authenticationPage(card: TestCard, amount: string): string {
  return page(
    'Confirmação do banco',
    html`
      <h1>Seu banco pede uma confirmação</h1>
      <p>Compra de ${amount} no cartão final ${card.number.slice(-4)} (3-D Secure de teste).</p>
      <form method="post">
        <input type="hidden" name="card" value="${card.token}" />
        <button name="action" value="approve">Aprovar compra</button>
        <button class="danger" name="action" value="deny">Negar compra</button>
      </form>
    `,
  );
}

/** Renders a page with a message and an optional link. */
export function messagePage(title: string, text: string, back: string | null): string {
  return page(
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>
      ${back !== null && html`<a class="button" href="${back}">Voltar à loja</a>`}`,
  );
}

const DECLINE_SENTENCES: Readonly<Record<string, string>> = {
  insufficient_funds: 'O cartão não tem saldo suficiente. Escolha outro cartão.',
  expired_card: 'O cartão está vencido. Escolha outro cartão.',
  authentication_failed: 'O banco não confirmou a compra. Tente de novo ou escolha outro cartão.',
};

/** Returns the reason for a declined card as a sentence for the customer. */
export function declineSentence(declineCode: string): string {
  return DECLINE_SENTENCES[declineCode] ?? 'O cartão foi recusado. Escolha outro cartão.';
}
