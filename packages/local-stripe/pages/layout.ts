import { html, Html } from '@guia-da-ilha/local-firebase/html';

/**
 * Renders a complete page. It looks plain and clearly like a test, so that it cannot be mistaken for a real payment
 * page.
 */
export function page(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Pagamento de teste</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <p class="banner" role="note">
          <strong>Pagamento de teste.</strong> Nada é cobrado: esta página faz o papel do Stripe
          nesta máquina.
        </p>
        <main>${content}</main>
      </body>
    </html>`.text;
}

/** Renders a message above a form. */
export function notice(kind: 'error' | 'info' | 'done', text: string): Html {
  return html`<p class="notice ${kind}" role="${kind === 'error' ? 'alert' : 'status'}">
    ${text}
  </p>`;
}

/** Formats cents: 2990 as 'R$ 29,90'. */
export function money(cents: number, currency = 'brl'): string {
  return new Intl.NumberFormat('pt-BR', {
    style: 'currency',
    currency: currency.toUpperCase(),
  }).format(cents / 100);
}

/** Formats Unix seconds as '21 de novembro de 2026'. */
export function date(seconds: number): string {
  return new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'long',
    timeZone: 'America/Sao_Paulo',
  }).format(new Date(seconds * 1000));
}

export function intervalName(interval: string): string {
  return { day: 'dia', week: 'semana', month: 'mês', year: 'ano' }[interval] ?? interval;
}

const STYLE = new Html(`
:root { color-scheme: light dark; --ground: #f6f5fb; --card: #fff; --text: #1d1b2e; --soft: #57546b;
  --line: #d5d2e3; --act: #4b3fc4; --on-act: #fff; --bad: #a3122f; --bad-ground: #fdeef0; --good: #10603a;
  --good-ground: #e8f6ee; --banner: #ffd84d; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #15131f; --card: #201d2e; --text: #f1eff8; --soft: #b3aec9; --line: #3d3955;
    --act: #a79dff; --on-act: #17132e; --bad: #ffb3bf; --bad-ground: #3a1620; --good: #9be3bd;
    --good-ground: #123524; }
}
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: var(--ground); color: var(--text); }
.banner { margin: 0; padding: 10px 16px; background: var(--banner); color: #2b2300; text-align: center; }
main { max-width: 560px; margin: 0 auto; padding: 24px 16px 48px; }
main.wide { max-width: 960px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 4px; }
h2 { font-size: 18px; margin: 0 0 12px; }
p { margin: 0 0 12px; } .soft { color: var(--soft); }
.price { font-size: 32px; font-weight: 700; margin: 0 0 20px; font-variant-numeric: tabular-nums; }
section, fieldset { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 20px;
  margin: 0 0 20px; min-width: 0; }
legend { float: left; width: 100%; font-size: 18px; font-weight: 600; margin-bottom: 8px; padding: 0; }
legend + * { clear: both; }
label.choice { display: flex; gap: 12px; align-items: center; min-height: 48px; padding: 4px 0; cursor: pointer; }
label.choice small { display: block; color: var(--soft); font-variant-numeric: tabular-nums; }
input[type=radio] { width: 20px; height: 20px; flex: none; accent-color: var(--act); }
label.field { display: block; margin-bottom: 12px; }
label.field input, label.field select { display: block; width: 100%; min-height: 44px; padding: 8px 12px; font: inherit;
  color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: 12px; }
button, .button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 48px;
  padding: 8px 20px; border: 0; border-radius: 12px; background: var(--act); color: var(--on-act); font: inherit;
  font-weight: 600; text-decoration: none; cursor: pointer; margin: 0 0 12px; text-align: center; }
button.quiet, .button.quiet { background: transparent; color: var(--act); border: 1px solid var(--act); }
button.danger { background: transparent; color: var(--bad); border: 1px solid currentColor; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
.notice { padding: 12px 16px; border-radius: 12px; background: var(--good-ground); color: var(--good); }
.notice.error { background: var(--bad-ground); color: var(--bad); }
.notice.info { background: var(--card); color: var(--text); border: 1px solid var(--line); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 0 0 16px; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
ul.plain { list-style: none; margin: 0; padding: 0; } ul.plain li { padding: 10px 0; border-top: 1px solid var(--line); }
ul.plain li:first-child { border-top: 0; } .row { display: flex; flex-wrap: wrap; gap: 8px; } .row > * { flex: 1 1 160px; }
a { color: var(--act); } a.link { display: inline-flex; align-items: center; min-height: 44px; }
code { overflow-wrap: anywhere; }
`);
