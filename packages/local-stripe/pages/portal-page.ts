import { switchCost } from '../billing/switch-plan.ts';
import { methodOf } from '../billing/subscribe.ts';
import { hasEnded, openInvoices } from '../billing/subscription-end.ts';
import type { Engine } from '../engine.ts';
import type { Invoice, PortalSession, Price, Subscription } from '../objects.ts';
import { cardChoice } from './checkout-page.ts';
import { html } from '@guia-da-ilha/local-firebase/html';
import type { Html } from '@guia-da-ilha/local-firebase/html';
import { date, intervalName, money, notice, page } from './layout.ts';

export interface PortalMessage {
  kind: 'error' | 'done';
  text: string;
}

/** Renders the customer portal: card, plan, cancellation and invoices. */
export function portalPage(
  engine: Engine,
  session: PortalSession,
  message?: PortalMessage,
): string {
  const { store } = engine;
  const customer = store.get('customers', session.customer);
  const subscriptions = store
    .all('subscriptions')
    .filter((subscription) => subscription.customer === customer.id && !hasEnded(subscription));
  const invoices = store
    .all('invoices')
    .filter((invoice) => invoice.customer === customer.id)
    .reverse()
    .slice(0, 12);
  return page(
    'Sua assinatura',
    html`
      <h1>Sua assinatura</h1>
      <p class="soft">${customer.email ?? customer.id}</p>
      ${message && notice(message.kind, message.text)}
      ${subscriptions.length === 0 && notice('info', 'Não há assinatura em andamento.')}
      ${subscriptions.map((subscription) => subscriptionSection(engine, subscription))}
      ${subscriptions.length > 0 && cardForm()} ${invoiceSection(invoices)}
      ${
        session.return_url !== null &&
        html`<a class="button" href="${session.return_url}">Voltar à loja</a>`
      }
    `,
  );
}

function subscriptionSection(engine: Engine, subscription: Subscription): Html {
  const [item] = subscription.items.data;
  if (!item) return html``;
  const card = methodOf(engine, subscription)?.card;
  const open = openInvoices(engine, subscription);
  const name = nameOf(engine, item.price);
  const { cancel_at_period_end: ends } = subscription;
  return html`<section aria-label="${name}">
    <h2>${name}</h2>
    <dl>
      <dt>Situação</dt>
      <dd>${STATUS_NAMES[subscription.status] ?? subscription.status}</dd>
      <dt>Valor</dt>
      <dd>
        ${money(item.price.unit_amount)} / ${intervalName(item.price.recurring?.interval ?? '')}
      </dd>
      <dt>${ends ? 'Termina em' : 'Renova em'}</dt>
      <dd>${date(item.current_period_end)}</dd>
      <dt>Cartão</dt>
      <dd>${card ? `final ${card.last4}` : 'nenhum'}</dd>
    </dl>
    <form method="post">
      <input type="hidden" name="subscription" value="${subscription.id}" />
      ${open.map(
        (invoice) =>
          html`<button name="action" value="pay:${invoice.id}">
            Pagar fatura em aberto de ${money(invoice.amount_remaining)}
          </button>`,
      )}
      ${switchButtons(engine, subscription, item.price)}
      ${
        ends
          ? html`<button class="quiet" name="action" value="resume">Manter assinatura</button>`
          : html`<button class="danger" name="action" value="end-at-period-end">
              Cancelar no fim do período
            </button>`
      }
      <button class="danger" name="action" value="end-now">Cancelar agora</button>
    </form>
  </section>`;
}

/**
 * Renders one button for each price that an active subscription can switch to: the other active recurring prices in the
 * same currency.
 */
function switchButtons(engine: Engine, subscription: Subscription, current: Price): Html[] {
  if (subscription.status !== 'active') return [];
  return engine.store
    .all('prices')
    .filter(
      (price) =>
        price.active &&
        price.recurring &&
        price.id !== current.id &&
        price.currency === current.currency,
    )
    .map(
      (price) =>
        html`<button class="quiet" name="action" value="switch:${price.id}">
          Mudar para ${nameOf(engine, price)} (${money(price.unit_amount)} /
          ${intervalName(price.recurring?.interval ?? '')}; hoje
          ${money(switchCost(engine, subscription, price))})
        </button>`,
    );
}

function cardForm(): Html {
  return html`<form method="post">
    ${cardChoice()}
    <button class="quiet" name="action" value="card">Trocar cartão</button>
  </form>`;
}

function invoiceSection(invoices: readonly Invoice[]): Html {
  if (invoices.length === 0) return html``;
  return html`<section>
    <h2>Faturas</h2>
    <ul class="plain">
      ${invoices.map(
        (invoice) =>
          html`<li>
            <a class="link" href="${invoice.hosted_invoice_url}">${date(invoice.created)}</a>
            · ${money(invoice.total, invoice.currency)} ·
            ${INVOICE_NAMES[invoice.status] ?? invoice.status}
          </li>`,
      )}
    </ul>
  </section>`;
}

export function nameOf(engine: Engine, price: Price): string {
  return engine.store.find('products', price.product)?.name ?? price.id;
}

const STATUS_NAMES: Readonly<Record<string, string>> = {
  active: 'Ativa',
  past_due: 'Pagamento pendente',
  incomplete: 'Aguardando o primeiro pagamento',
  canceled: 'Cancelada',
};

export const INVOICE_NAMES: Readonly<Record<string, string>> = {
  open: 'em aberto',
  paid: 'paga',
  void: 'anulada',
  uncollectible: 'não paga',
};
