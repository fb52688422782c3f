import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { StripeApiError } from '../api-error.ts';
import { API_VERSION } from '../engine.ts';
import type { Engine } from '../engine.ts';
import type { ApiFault, StripeFaults } from '../faults.ts';
import { readBody } from '@guia-da-ilha/local-firebase/http-io';
import { catalogueRoutes } from '../resources/catalogue.ts';
import { checkoutSessionRoutes } from '../resources/checkout-sessions.ts';
import { customerRoutes } from '../resources/customers.ts';
import { eventRoutes } from '../resources/events.ts';
import { invoiceRoutes } from '../resources/invoices.ts';
import { paymentMethodRoutes } from '../resources/payment-methods.ts';
import { paymentRoutes } from '../resources/payments.ts';
import { portalRoutes } from '../resources/portal.ts';
import { subscriptionRoutes } from '../resources/subscriptions.ts';
import { newId } from '../store.ts';
import { expand } from './expand.ts';
import { parseForm } from './form-body.ts';
import type { Params } from './form-body.ts';
import type { IdempotencyKeys, StoredAnswer } from './idempotency.ts';
import { refuseUnknown } from './params.ts';
import { findRoute } from './route.ts';

const ROUTES = [
  ...customerRoutes,
  ...paymentMethodRoutes,
  ...catalogueRoutes,
  ...checkoutSessionRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...portalRoutes,
  ...eventRoutes,
];

export interface ApiDependencies {
  engine: Engine;
  keys: IdempotencyKeys;
  faults: StripeFaults;
  /** The accepted secret key. */
  secretKey: string;
}

/** Answers one request to /v1 with the format and headers of Stripe's API. */
export async function handleApi(
  { engine, keys, faults, secretKey }: ApiDependencies,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://local');
  const requestId = newId('req', 14);
  response.setHeader('request-id', requestId);
  response.setHeader('stripe-version', headerOf(request, 'stripe-version') ?? API_VERSION);

  const body = await readBody(request);
  const fault = faults.take(url.pathname);
  if (fault?.when === 'before' && (await applyFault(fault, request, response))) return;

  let answer: StoredAnswer;
  try {
    checkKey(request, secretKey);
    const params = readParams(url, body);
    const method = request.method ?? 'GET';
    const run = (): StoredAnswer => answerOf(engine, method, url.pathname, params);
    answer = withKey(keys, request, response, { url, params, requestId }, run);
  } catch (error) {
    answer = errorAnswer(error);
  }
  if (fault?.when === 'after' && (await applyFault(fault, request, response))) return;
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(answer.body);
}

/** Runs a request, or returns the stored answer for its idempotency key. */
function withKey(
  keys: IdempotencyKeys,
  request: IncomingMessage,
  response: ServerResponse,
  { url, params, requestId }: { url: URL; params: Params; requestId: string },
  run: () => StoredAnswer,
): StoredAnswer {
  const key = headerOf(request, 'idempotency-key');
  if (!key || request.method !== 'POST') return run();
  response.setHeader('idempotency-key', key);
  const use = keys.use(key, url.pathname, JSON.stringify(params), requestId);
  if (use.kind === 'replay') {
    response.setHeader('idempotent-replayed', 'true');
    response.setHeader('original-request', use.originalRequest);
    return use.answer;
  }
  const answer = run();
  // A request that was refused before it had an effect can be sent again with the same key.
  if (answer.status === 400 || answer.status === 404) keys.release(key);
  else keys.keep(key, answer);
  return answer;
}

function answerOf(engine: Engine, method: string, pathname: string, params: Params): StoredAnswer {
  try {
    const found = findRoute(ROUTES, method, pathname);
    if (!found) {
      throw new StripeApiError(
        404,
        'invalid_request_error',
        `Unrecognized request URL (${method}: ${pathname}). The local stand-in answers a part of Stripe's API: see its README.md.`,
      );
    }
    const { route, id } = found;
    refuseUnknown(params, route.accepts);
    const { expand: wanted, ...rest } = params;
    const result = route.run({ engine, params: rest, id });
    return { status: 200, body: JSON.stringify(expand(engine.store, result, wanted)) };
  } catch (error) {
    return errorAnswer(error);
  }
}

function readParams(url: URL, body: string): Params {
  try {
    return { ...parseForm(url.search), ...parseForm(body) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new StripeApiError(400, 'invalid_request_error', error.message);
  }
}

/** Checks the secret key of a request. @throws StripeApiError 401 */
function checkKey(request: IncomingMessage, secretKey: string): void {
  const header = headerOf(request, 'authorization') ?? '';
  const [scheme = '', credentials = ''] = header.split(' ');
  const key =
    scheme.toLowerCase() === 'basic'
      ? (Buffer.from(credentials, 'base64').toString('utf8').split(':')[0] ?? '')
      : credentials;
  if (key === '') {
    throw new StripeApiError(
      401,
      'invalid_request_error',
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (key === secretKey) return;
  throw new StripeApiError(
    401,
    'invalid_request_error',
    `Invalid API Key provided: ${key.slice(0, 8)}****`,
  );
}

function errorAnswer(error: unknown): StoredAnswer {
  const known =
    error instanceof StripeApiError
      ? error
      : new StripeApiError(
          500,
          'api_error',
          `The local stand-in failed: ${error instanceof Error ? error.message : String(error)}`,
        );
  return { status: known.status, body: JSON.stringify(known.toBody()) };
}

/** Applies a fault to a request. @returns true if the request needs no further answer */
async function applyFault(
  fault: ApiFault,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  switch (fault.kind) {
    case 'slow':
      await setTimeout(fault.slowMs, undefined, { ref: false });
      return false;
    case 'reset':
      request.socket.resetAndDestroy();
      return true;
    case 'timeout':
      // The request gets no answer, until the client's timeout or the end of the server.
      return true;
    case 'rate_limit':
      end(
        response,
        new StripeApiError(
          429,
          'invalid_request_error',
          'Too many requests hit the API too quickly.',
          { code: 'rate_limit' },
        ),
      );
      return true;
    case 'error':
      end(response, new StripeApiError(500, 'api_error', 'An unknown error occurred'));
      return true;
  }
}

function end(response: ServerResponse, error: StripeApiError): void {
  const { status, body } = errorAnswer(error);
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body);
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
