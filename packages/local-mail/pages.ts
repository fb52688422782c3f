import { html, Html } from '@guia-da-ilha/local-firebase/html';
import { MAIL_FAULTS } from './faults.ts';
import type { MailFault, MailFaultKind } from './faults.ts';
import type { LetterSummary, Mailbox } from './mailbox.ts';

type OpenLetter = NonNullable<Awaited<ReturnType<Mailbox['read']>>>;

const SHOWN_LETTERS = 200;

const FAULT_NAMES: Record<MailFaultKind, string> = {
  refuse: 'Conexão recusada (421)',
  busy: 'Destinatário ocupado (451)',
  unknown: 'Destinatário desconhecido (550)',
  'drop-before': 'Conexão cortada antes da mensagem',
  reject: 'Mensagem recusada no fim (554)',
  lose: 'Mensagem perdida, conexão cortada sem resposta',
  'drop-after': 'Mensagem aceita, conexão cortada sem resposta',
  half: 'Mensagem aceita, resposta pela metade',
  slow: 'Mensagem aceita, resposta com atraso',
};

/** Renders the list of messages, newest first, and the fault controls. */
export function listPage(letters: readonly LetterSummary[], fault: MailFault | null): string {
  return page(
    'Mensagens',
    html`
      <h1>Mensagens</h1>
      ${letters.length === 0 && html`<p class="soft">Nenhuma mensagem chegou ainda.</p>`}
      <ul class="letters">
        ${letters.slice(0, SHOWN_LETTERS).map(
          ({ id, subject, to, receivedAt }) =>
            html`<li>
              <a href="/letters/${id}"
                ><strong>${subject || '(sem assunto)'}</strong>
                <span class="soft">${to.join(', ')} · ${instant(receivedAt)}</span></a
              >
            </li>`,
        )}
      </ul>
      ${
        letters.length > SHOWN_LETTERS &&
        html`<p class="soft">Mais ${letters.length - SHOWN_LETTERS}, anteriores.</p>`
      }
      <section>
        <h2>Falhas</h2>
        ${
          fault &&
          html`<p role="status">Agora: ${FAULT_NAMES[fault.kind]}, mais ${fault.times} vez(es).</p>`
        }
        <form method="post" action="/_local/fault">
          <label
            >Próximas mensagens
            <select name="kind">
              <option value="">Chegam normalmente</option>
              ${MAIL_FAULTS.map((kind) => html`<option value="${kind}">${FAULT_NAMES[kind]}</option>`)}
            </select></label
          >
          <label>Quantas <input name="times" type="number" min="1" value="1" /></label>
          <label>Atraso (ms) <input name="delayMs" type="number" min="0" value="3000" /></label>
          <button>Aplicar</button>
        </form>
        <form method="post" action="/_local/clear">
          <button class="quiet">Apagar todas as mensagens</button>
        </form>
      </section>
    `,
  );
}

/** Renders one message: HTML, text and headers. */
export function letterPage({
  id,
  email,
  from,
  to,
  subject,
  receivedAt,
  bytes,
}: OpenLetter): string {
  const { html: body, text, headers, attachments } = email;
  return page(
    subject,
    html`
      <p><a href="/">Todas as mensagens</a></p>
      <h1>${subject || '(sem assunto)'}</h1>
      <p class="soft">
        De ${from || '(ninguém)'} para ${to.join(', ')} · ${instant(receivedAt)} · ${bytes} bytes ·
        <a href="/letters/${id}/source">como chegou</a>
      </p>
      <h2>Como se vê</h2>
      ${
        body === undefined
          ? html`<p class="soft">Sem parte em HTML.</p>`
          : html`<iframe
              sandbox
              title="A mensagem em HTML"
              src="/letters/${id}/html"
              referrerpolicy="no-referrer"
            ></iframe>`
      }
      <h2>Texto</h2>
      ${
        text === undefined
          ? html`<p class="soft">Sem parte em texto.</p>`
          : html`<pre tabindex="0">${text}</pre>`
      }
      ${
        attachments.length > 0 &&
        html`<h2>Anexos</h2>
          <ul>
            ${attachments.map(
              ({ filename, mimeType }) => html`<li>${filename ?? '(sem nome)'} · ${mimeType}</li>`,
            )}
          </ul>`
      }
      <h2>Cabeçalhos</h2>
      <dl>
        ${headers.map(
          ({ originalKey, value }) =>
            html`<dt>${originalKey}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
    `,
  );
}

/** Renders a page with one sentence. */
export function messagePage(title: string, text: string): string {
  return page(
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>
      <p><a href="/">Todas as mensagens</a></p>`,
  );
}

function page(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Correio de teste</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <p class="banner" role="note">
          <strong>Correio de teste.</strong> Nada sai desta máquina: as mensagens terminam aqui.
        </p>
        <main>${content}</main>
      </body>
    </html>`.text;
}

function instant(iso: string): string {
  return new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'America/Sao_Paulo',
  }).format(new Date(iso));
}

const STYLE = new Html(`
:root { color-scheme: light dark; --ground: #f5f7f7; --card: #fff; --text: #17262b; --soft: #4d6067; --line: #d3dcdf;
  --act: #0b6675; --on-act: #fff; --banner: #ffd84d; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0f191c; --card: #182428; --text: #eef4f5; --soft: #a9bbc1; --line: #34464c; --act: #6fd0de;
    --on-act: #06262c; }
}
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: var(--ground); color: var(--text); }
.banner { margin: 0; padding: 10px 16px; background: var(--banner); color: #2b2300; text-align: center; }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px 48px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 12px; overflow-wrap: anywhere; }
h2 { font-size: 18px; margin: 24px 0 8px; }
.soft { color: var(--soft); overflow-wrap: anywhere; }
ul.letters { list-style: none; margin: 0; padding: 0; }
ul.letters a { display: block; min-height: 44px; padding: 12px 16px; margin-bottom: 8px; border: 1px solid var(--line);
  border-radius: 12px; background: var(--card); color: inherit; text-decoration: none; overflow-wrap: anywhere; }
ul.letters a span { display: block; }
section { border-top: 1px solid var(--line); margin-top: 32px; }
iframe { display: block; width: 100%; height: 480px; resize: vertical; border: 1px solid var(--line); border-radius: 12px; }
pre { margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--card);
  white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace; }
dl { display: grid; grid-template-columns: minmax(0, 11rem) minmax(0, 1fr); gap: 4px 16px; font-size: 14px; }
dt { color: var(--soft); overflow-wrap: anywhere; } dd { margin: 0; overflow-wrap: anywhere; }
label { display: block; margin-bottom: 12px; }
input, select { display: block; width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit;
  background: var(--ground); border: 1px solid var(--line); border-radius: 12px; }
button { width: 100%; min-height: 48px; border: 0; border-radius: 12px; background: var(--act); color: var(--on-act);
  font: inherit; font-weight: 600; cursor: pointer; margin-bottom: 12px; }
button.quiet { background: transparent; color: var(--act); border: 1px solid currentColor; }
a { color: var(--act); } :focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
`);
