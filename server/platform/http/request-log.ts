import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { RequestHandler } from 'express';
import type { ReadinessCheck } from '../process/readiness.ts';

const requestIdPattern = /^[\w-]{8,64}$/;
const maxLoggedPathLength = 200;
/** Matches the uid in '/api/admin/users/{uid}', which is never logged. */
const uidInPathPattern = /(\/users\/+)[^/]+/gi;

/**
 * Creates a middleware that logs one line per request, with an id that the caller sees in X-Request-Id and in error
 * bodies. Headers, IP addresses, uids and query values are never logged, because they are personal data or can contain
 * tokens or search terms. Of a query only the names of its parameters are logged.
 */
export function requestLog(
  logger: Logger,
  readiness: Pick<ReadinessCheck, 'isClosing'>,
): RequestHandler {
  return pinoHttp({
    logger,
    quietReqLogger: true,
    genReqId: (req, res) => {
      const givenId = req.headers['x-request-id'];
      const id =
        typeof givenId === 'string' && requestIdPattern.test(givenId) ? givenId : randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: (req: { method: string; raw: IncomingMessage }) => loggedRequest(req.raw),
      res: (res: { raw: ServerResponse }) => ({ status: res.raw.statusCode }),
    },
    customLogLevel: (req, res, error) => {
      // While the server drains, /readyz is expected to answer 503.
      if (req.url === '/readyz' && readiness.isClosing()) return 'info';
      if (res.statusCode >= 500) return 'error';
      if (error || res.statusCode >= 400) return 'warn';
      // Health checks arrive every few seconds.
      return req.url === '/healthz' || req.url === '/readyz' ? 'debug' : 'info';
    },
  });
}

function loggedRequest(req: IncomingMessage) {
  // Express shortens req.url inside a router; originalUrl is unchanged.
  const requestTarget =
    'originalUrl' in req && typeof req.originalUrl === 'string' ? req.originalUrl : (req.url ?? '');
  const [pathname = '', query] = requestTarget.split('?', 2);
  const parameters = query === undefined ? [] : [...new URLSearchParams(query).keys()].slice(0, 10);
  return {
    method: req.method,
    path: pathname.slice(0, maxLoggedPathLength).replace(uidInPathPattern, '$1:uid'),
    ...(parameters.length > 0 && { parameters: parameters.map((name) => name.slice(0, 20)) }),
  };
}
