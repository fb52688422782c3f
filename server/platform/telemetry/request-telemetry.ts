import type { IncomingMessage, ServerResponse } from 'node:http';
import { ROOT_CONTEXT, SpanKind, context, propagation, trace } from '@opentelemetry/api';
import type { Attributes, Link } from '@opentelemetry/api';
import type { Request, RequestHandler } from 'express';
import type { PlainHandler } from '../http/plain-handler.ts';
import { instruments } from './instruments.ts';
import { failSpan, telemetryScope } from './spans.ts';

/** How a request is described. */
export interface RequestDescription {
  /** Scheme of the public site. */
  scheme: 'http' | 'https';
  /** Returns the pattern of an address without a route in Express; undefined for an unknown address. */
  routeOfAddress: (target: string) => string | undefined;
}

/** Methods that the semantic conventions know; all others are '_OTHER', because a caller chooses them. */
const knownMethods: ReadonlySet<string | undefined> = new Set([
  ...['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'CONNECT', 'OPTIONS', 'TRACE', 'PATCH'],
]);

/** Measures every request, also those that are answered without Express. */
export function measureRequests(description: RequestDescription): PlainHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    res.once('close', () => {
      const seconds = (performance.now() - startedAt) / 1_000;
      instruments().requestDuration.record(seconds, attributesOf(req, res, description));
    });
    next();
  };
}

/**
 * Creates a span for each request that Express answers, except health checks. A span has the pattern of the address,
 * and neither the address nor anything else of the request, because these contain ids of users and search terms.
 *
 * A visitor must not decide which traces are recorded, so the trace that `traceparent` names is only linked: it is
 * neither continued nor does its id or flag influence the sampling.
 */
export function traceRequests(description: RequestDescription): RequestHandler {
  return (req, res, next) => {
    if (req.url === '/healthz' || req.url === '/readyz') {
      next();
      return;
    }
    const method = methodOf(req);
    const span = trace.getTracer(telemetryScope).startSpan(method, {
      kind: SpanKind.SERVER,
      root: true,
      links: callersTrace(req),
    });
    const spanContext = trace.setSpan(context.active(), span);
    // The listeners of the response run in this context too, so that the request's log line names its trace.
    context.bind(spanContext, res);
    res.once('close', () => {
      const attributes = attributesOf(req, res, description);
      const { 'http.route': route, 'error.type': errorType } = attributes;
      span.setAttributes(attributes);
      if (route !== undefined) span.updateName(`${method} ${String(route)}`);
      if (errorType !== undefined) failSpan(span, String(errorType));
      span.end();
    });
    context.with(spanContext, next);
  };
}

function callersTrace({ headers }: IncomingMessage): Link[] {
  const spanContext = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, headers));
  return spanContext ? [{ context: spanContext }] : [];
}

function attributesOf(
  req: IncomingMessage,
  res: ServerResponse,
  description: RequestDescription,
): Attributes {
  const route = routeOf(req, description);
  const errorType = errorTypeOf(res);
  return {
    'http.request.method': methodOf(req),
    'http.response.status_code': res.statusCode,
    'url.scheme': description.scheme,
    ...(route !== undefined && { 'http.route': route }),
    ...(errorType !== undefined && { 'error.type': errorType }),
  };
}

function methodOf({ method = '' }: IncomingMessage): string {
  return knownMethods.has(method) ? method : '_OTHER';
}

function routeOf(
  req: IncomingMessage & Partial<Pick<Request, 'originalUrl' | 'route'>>,
  { routeOfAddress }: RequestDescription,
): string | undefined {
  const target = req.originalUrl ?? req.url ?? '';
  const route = req.route as { path: unknown } | undefined;
  // After an error Express has already reset baseUrl. All routers of the API are mounted directly below /api.
  if (route) return `${/^\/api\//i.test(target) ? '/api' : ''}${String(route.path)}`;
  return routeOfAddress(target);
}

/** Returns 'aborted' if the caller closed the connection before the end of the response. */
function errorTypeOf(res: ServerResponse): string | undefined {
  if (!res.writableFinished) return 'aborted';
  return res.statusCode >= 500 ? String(res.statusCode) : undefined;
}
