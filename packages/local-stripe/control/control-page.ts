import { hasEnded } from '../billing/subscription-end.ts';
import type { Subscription } from '../objects.ts';
import { html } from '@guia-da-ilha/local-firebase/html';
import type { Html } from '@guia-da-ilha/local-firebase/html';
import { date, page } from '../pages/layout.ts';
import { nameOf } from '../pages/portal-page.ts';
import type { Controls } from './commands.ts';

const SHOWN_SUBSCRIPTIONS = 30;

/** Renders the control page: subscriptions, time travel, faults, and the latest webhooks. */
export function controlPage(controls: Controls): string {
  return page(
    'Controles',
    html`
      <h1>Controles do pagamento de teste</h1>
      <p class="soft">
        Para quem desenvolve e testa: o que acontece aqui chega à loja por webhook.
      </p>
      ${subscriptions(controls)} ${faults(controls)} ${deliveries(controls)}
    `,
  );
}

function subscriptions({ engine }: Controls): Html {
  const latest = engine.store.all('subscriptions').reverse().slice(0, SHOWN_SUBSCRIPTIONS);
  return html`<section>
    <h2>Assinaturas</h2>
    ${latest.length === 0 && html`<p>Ninguém assinou ainda.</p>`}
    <ul class="plain">
      ${latest.map((subscription) => {
        const customer = engine.store.find('customers', subscription.customer);
        const [item] = subscription.items.data;
        return html`<li>
          <p>
            <strong>${customer?.email ?? subscription.customer}</strong><br />
            ${item && nameOf(engine, item.price)} · ${subscription.status} · período até
            ${item && date(item.current_period_end)}
          </p>
          ${!hasEnded(subscription) && travel(subscription)}
        </li>`;
      })}
    </ul>
  </section>`;
}

function travel({ id }: Subscription): Html {
  const button = (label: string, fields: Record<string, string>): Html =>
    html`<form method="post" action="/_local/advance">
      <input type="hidden" name="subscription" value="${id}" />
      ${Object.entries(fields).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
      )}
      <button class="quiet">${label}</button>
    </form>`;
  return html`<div class="row">
    ${button('Renovar: pago', { to: 'period_end', payment: 'paid' })}
    ${button('Renovar: recusado', { to: 'period_end', payment: 'failed' })}
    ${button('Renovar: como o cartão', { to: 'period_end', payment: 'card' })}
    ${button('Passam 3 dias', { days: '3', payment: 'card' })}
    ${button('Passam 8 dias', { days: '8', payment: 'card' })}
  </div>`;
}

function faults({ faults: { api, webhooks: hooks } }: Controls): Html {
  return html`<section>
    <h2>Falhas</h2>
    <form method="post" action="/_local/webhook-fault">
      ${field('delayMs', 'Atraso dos webhooks (ms)', hooks.delayMs)}
      ${field('shuffleMs', 'Fora de ordem, em até (ms)', hooks.shuffleMs)}
      ${field('copies', 'Cópias de cada webhook', hooks.copies)}
      ${field('drop', 'Webhooks que nunca chegam', hooks.drop)}
      <label class="choice"
        ><input type="checkbox" name="hold" value="true" ${hooks.hold && html`checked`} />
        <span>Guardar os webhooks até soltar</span></label
      >
      <button class="quiet">Aplicar aos webhooks</button>
    </form>
    <form method="post" action="/_local/api-fault">
      <label class="field"
        >Próximos pedidos à API
        <select name="kind">
          <option value="">Respondem normalmente</option>
          <option value="error">Erro 500</option>
          <option value="rate_limit">Limite de pedidos (429)</option>
          <option value="timeout">Ficam sem resposta</option>
          <option value="reset">Conexão cortada</option>
          <option value="slow">Demoram</option>
        </select></label
      >
      ${field('times', 'Quantos pedidos', 1)} ${field('slowMs', 'Demora (ms)', 3000)}
      <label class="choice"
        ><input type="checkbox" name="when" value="after" />
        <span>Só a resposta se perde: o pedido vale</span></label
      >
      <button class="quiet">Aplicar à API</button>
      ${api && html`<p>Agora: ${api.kind}, mais ${api.times} vez(es).</p>`}
    </form>
    <form method="post" action="/_local/calm"><button>Desligar todas as falhas</button></form>
  </section>`;
}

function field(name: string, label: string, value: number): Html {
  return html`<label class="field"
    >${label} <input name="${name}" type="number" min="0" value="${value}"
  /></label>`;
}

function deliveries({ webhooks }: Controls): Html {
  return html`<section>
    <h2>Webhooks</h2>
    <p>${webhooks.pendingCount} a caminho, ${webhooks.heldCount} guardados.</p>
    <form method="post" action="/_local/release">
      <button class="quiet">Soltar os guardados</button>
    </form>
    <ul class="plain">
      ${webhooks.log
        .slice(0, 20)
        .map(({ type, result }) => html`<li><code>${type}</code> → ${result}</li>`)}
    </ul>
  </section>`;
}
