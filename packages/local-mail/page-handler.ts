import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readBody, redirect, sendJson, sendPage } from '@guia-da-ilha/local-firebase/http-io';
import { MAIL_FAULTS } from './faults.ts';
import type { MailFaults } from './faults.ts';
import { letterPage, listPage, messagePage } from './pages.ts';
import type { Mailbox } from './mailbox.ts';

interface Parts {
  mailbox: Mailbox;
  faults: MailFaults;
}

/**
 * Content Security Policy of a message in its frame: inline styles and embedded images are allowed, scripts and
 * external resources are not.
 */
const FRAME_POLICY = "sandbox; img-src data:; frame-ancestors 'self'";
const PAGE_POLICY = "frame-src 'self'; frame-ancestors 'none'";
const MAX_TIMES = 1_000_000;
const MAX_DELAY_MS = 600_000;

/**
 * Creates the handler of the page. `GET /` lists the messages, `/letters/{id}` shows one, `/letters/{id}/html` is only
 * its HTML and `/letters/{id}/source` the raw message. For programs: `GET /_local/letters` lists,
 * `/_local/letters/{id}` returns a parsed message, `POST /_local/fault` (kind, times, delayMs) activates a fault for
 * the next messages, `POST /_local/clear` deletes all messages.
 */
export function pageHandler(parts: Parts): RequestListener {
  return (request, response) => {
    answer(parts, request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else if (error instanceof RangeError) sendJson(response, 400, { error: error.message });
      else sendJson(response, 500, { error: String(error) });
    });
  };
}

async function answer(
  { mailbox, faults }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://local');
  if (request.method === 'POST') {
    const form = new URLSearchParams(await readBody(request));
    if (pathname === '/_local/fault') setFault(faults, form);
    else if (pathname === '/_local/clear') mailbox.clear();
    else throw new RangeError('Unknown switch.');
    redirect(response, '/');
    return;
  }
  if (pathname === '/') {
    sendPage(response, 200, listPage(mailbox.list(), faults.current));
    return;
  }
  if (pathname === '/_local/letters') {
    sendJson(response, 200, { letters: mailbox.list(), fault: faults.current });
    return;
  }
  const [, area, number, part] =
    /^\/(letters|_local\/letters)\/(\d{1,9})(?:\/(html|source))?$/.exec(pathname) ?? [];
  const letter = await mailbox.read(Number(number));
  if (!letter) {
    sendPage(response, 404, messagePage('Mensagem não encontrada', 'Ela não existe, ou já saiu.'));
  } else if (area === '_local/letters') {
    sendJson(response, 200, letter);
  } else if (part === 'html') {
    sendPage(response, 200, letter.email.html ?? '', FRAME_POLICY);
  } else if (part === 'source') {
    response.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    response.end(mailbox.source(letter.id));
  } else {
    sendPage(response, 200, letterPage(letter), PAGE_POLICY);
  }
}

/**
 * Activates or turns off a fault.
 * @throws RangeError for an unknown kind or an invalid number
 */
function setFault(faults: MailFaults, form: URLSearchParams): void {
  const wish = form.get('kind') ?? '';
  const kind = MAIL_FAULTS.find((known) => known === wish);
  if (!kind && wish !== '')
    throw new RangeError(`'kind' must be one of ${MAIL_FAULTS.join(', ')}.`);
  faults.current = kind
    ? {
        kind,
        times: whole(form, 'times', 1, MAX_TIMES),
        delayMs: whole(form, 'delayMs', 1000, MAX_DELAY_MS),
      }
    : null;
}

function whole(form: URLSearchParams, name: string, fallback: number, max: number): number {
  const text = form.get(name) || String(fallback);
  if (/^\d{1,9}$/.test(text) && Number(text) <= max) return Number(text);
  throw new RangeError(`'${name}' must be a whole number from 0 to ${max}.`);
}
