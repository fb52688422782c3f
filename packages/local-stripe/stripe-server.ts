import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { handleApi } from './api/api-handler.ts';
import { IdempotencyKeys } from './api/idempotency.ts';
import { StripeApiError } from './api-error.ts';
import { createAutosave } from '@guia-da-ilha/local-firebase/autosave';
import { handleControl } from './control/control-handler.ts';
import { readJsonIfPresent, writeDurably } from '@guia-da-ilha/local-firebase/durable-file';
import { createEngine } from './engine.ts';
import type { Engine } from './engine.ts';
import { StripeFaults } from './faults.ts';
import { listen } from '@guia-da-ilha/local-firebase/http-listener';
import { sendPage } from '@guia-da-ilha/local-firebase/http-io';
import { handleCheckout } from './pages/checkout-handler.ts';
import { messagePage } from './pages/checkout-page.ts';
import { handleInvoice } from './pages/invoice-handler.ts';
import { handlePortal } from './pages/portal-handler.ts';
import { addPrice } from './resources/catalogue.ts';
import type { PricePlan } from './resources/catalogue.ts';
import { Store } from './store.ts';
import { WebhookSender } from './webhooks/delivery.ts';
import type { WebhookTarget } from './webhooks/delivery.ts';

export interface StripeOptions {
  /** 0 picks a free port. */
  port: number;
  host?: string;
  /** The required secret key of requests. */
  secretKey: string;
  /** Endpoint for events; null sends none. */
  webhook: WebhookTarget | null;
  /** Initial prices. */
  prices?: readonly PricePlan[];
  /** Folder for the data. Without it, nothing is saved. */
  dataDir?: string;
  /** Called with errors in the background, such as a failed save. */
  onError?: (error: unknown) => void;
  /** Called once for each kind of refused request. Default: a process warning. */
  warn?: (message: string) => void;
}

export interface LocalStripe {
  readonly port: number;
  /** 'http://127.0.0.1:PORT', also the address of the control page. */
  readonly url: string;
  readonly engine: Engine;
  /** Saves all data and releases the port. */
  close(): Promise<void>;
}

/**
 * Starts the local Stripe server.
 * @throws NodeJS.ErrnoException with code EADDRINUSE when the port is taken
 */
export async function startStripe(options: StripeOptions): Promise<LocalStripe> {
  const host = options.host ?? '127.0.0.1';
  const store = new Store();
  const keys = new IdempotencyKeys();
  const faults = new StripeFaults();
  const webhooks = new WebhookSender(options.webhook, faults);
  const file = options.dataDir && path.join(options.dataDir, 'state.json');
  const saved = file === undefined ? undefined : await readJsonIfPresent(file);

  const publicUrl = { text: '' };
  const engine = createEngine({
    store,
    publicUrl: () => publicUrl.text,
    onEvent: (event) => {
      webhooks.send(event);
    },
  });
  const addPrices = (): void => {
    for (const price of options.prices ?? []) addPrice(engine, price);
  };
  const reset = (): void => {
    store.clear();
    keys.clear();
    webhooks.clear();
    addPrices();
  };

  if (isRecord(saved)) {
    store.load(isRecord(saved['store']) ? saved['store'] : {});
    keys.load(saved['keys']);
  }
  addPrices();

  const report = options.onError ?? (() => undefined);
  const save = async (): Promise<void> => {
    if (file) await writeDurably(file, JSON.stringify({ store, keys, webhooks }));
  };
  const autosave = createAutosave(save, report);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    const [, area, id = ''] = pathname.split('/');
    if (area === 'v1') {
      const { secretKey } = options;
      await handleApi({ engine, keys, faults, secretKey }, request, response);
    } else if (area === 'checkout') await handleCheckout(engine, id, request, response);
    else if (area === 'portal') await handlePortal(engine, id, request, response);
    else if (area === 'invoice') await handleInvoice(engine, id, request, response);
    else await handleControl({ engine, faults, webhooks, reset }, pathname, request, response);
  };
  const listener = await listen(
    autosave.watch((request, response) => {
      answer(request, response).catch((error: unknown) => {
        failPage(response, error, report);
      });
    }),
    { host, port: options.port, warn: options.warn },
  );
  publicUrl.text = `http://${host}:${listener.port}`;
  if (isRecord(saved)) webhooks.load(saved['webhooks']);

  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    webhooks.close();
    await listener.close();
    await autosave.stop();
  };

  return {
    port: listener.port,
    url: publicUrl.text,
    engine,
    close: () => (closing ??= close()),
  };
}

/**
 * Answers a failed page request: 404 for a StripeApiError, which means a missing object, otherwise 500 with a report,
 * since the error is a bug.
 */
function failPage(
  response: ServerResponse,
  error: unknown,
  report: (error: unknown) => void,
): void {
  const isMissing = error instanceof StripeApiError;
  if (!isMissing) report(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const title = isMissing ? 'Página não encontrada' : 'Algo deu errado';
  const text = isMissing
    ? 'Este endereço não existe, ou os dados de teste foram apagados. Volte à loja e comece de novo.'
    : 'O pagamento de teste falhou. Veja o terminal.';
  sendPage(response, isMissing ? 404 : 500, messagePage(title, text, null));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
