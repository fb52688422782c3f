import type { IncomingMessage, ServerResponse } from 'node:http';
import { StripeApiError } from '../api-error.ts';
import { readBody, redirect, sendJson, sendPage } from '@guia-da-ilha/local-firebase/http-io';
import type { Command } from './command.ts';
import { COMMANDS, webhookState } from './commands.ts';
import type { Controls } from './commands.ts';
import { controlPage } from './control-page.ts';

/**
 * Handles the control API: `GET /` is its page, `GET /_local/state` returns the current state, and `POST
 * /_local/{command}` runs a command, with JSON from programs or a form from the page.
 */
export async function handleControl(
  controls: Controls,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'GET' && pathname === '/') {
    sendPage(response, 200, controlPage(controls));
    return;
  }
  if (request.method === 'GET' && pathname === '/_local/state') {
    const { api, webhooks } = controls.faults;
    sendJson(response, 200, { faults: { api, webhooks }, ...webhookState(controls.webhooks) });
    return;
  }
  const name = /^\/_local\/([a-z-]+)$/.exec(pathname)?.[1] ?? '';
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || request.method !== 'POST') {
    sendJson(response, 404, { error: 'Unknown switch.' });
    return;
  }
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  try {
    const body = await readBody(request);
    const fields = isForm
      ? (Object.fromEntries(new URLSearchParams(body)) as Command)
      : (JSON.parse(body || '{}') as Command);
    const result = await command(controls, fields);
    if (isForm) redirect(response, '/');
    else sendJson(response, 200, result);
  } catch (error) {
    const isTheirs =
      error instanceof RangeError ||
      error instanceof SyntaxError ||
      error instanceof StripeApiError;
    if (!isTheirs) throw error;
    sendJson(response, 400, { error: error.message });
  }
}
