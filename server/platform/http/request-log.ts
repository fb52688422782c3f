import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { RequestHandler } from 'express';
import type { ReadinessCheck } from '../process/readiness.ts';

const acceptedId = /^[\w-]{8,64}$/;
const longestLoggedPath = 200;
/** Whoever an address is about, whatever becomes of the request: '/api/admin/users/{uid}'. */
const personInPath = /(\/users\/+)[^/]+/gi;

/**
 * One line of log a request, and an id that the caller sees in X-Request-Id and in error bodies.
 * Headers, addresses, uids and values of the query never reach the log: they can hold tokens or what
 * somebody searched for. Only the names of the query's parameters do.
 */
export function requestLog(
  logger: Logger,
  readiness: Pick<ReadinessCheck, 'isClosing'>,
): RequestHandler {
  return pinoHttp({
    logger,
    quietReqLogger: true,
    genReqId: (req, res) => {
      const given = req.headers['x-request-id'];
      const id = typeof given === 'string' && acceptedId.test(given) ? given : randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: (req: { method: string; raw: IncomingMessage }) => loggedRequest(req.raw),
      res: (res: { raw: ServerResponse }) => ({ status: res.raw.statusCode }),
    },
    customLogLevel: (req, res, error) => {
      // While the server drains, 503 is the answer that /readyz has to give.
      if (req.url === '/readyz' && readiness.isClosing()) return 'info';
      if (res.statusCode >= 500) return 'error';
      if (error || res.statusCode >= 400) return 'warn';
      // Asked every few seconds by whatever watches the server.
      return req.url === '/healthz' || req.url === '/readyz' ? 'debug' : 'info';
    },
  });
}

function loggedRequest(req: IncomingMessage) {
  // Express shortens req.url while a router handles it; originalUrl stays.
  const target =
    'originalUrl' in req && typeof req.originalUrl === 'string' ? req.originalUrl : (req.url ?? '');
  const [pathname = '', query] = target.split('?', 2);
  const parameters = query === undefined ? [] : [...new URLSearchParams(query).keys()].slice(0, 10);
  return {
    method: req.method,
    path: pathname.slice(0, longestLoggedPath).replace(personInPath, '$1:uid'),
    ...(parameters.length > 0 && { parameters: parameters.map((name) => name.slice(0, 20)) }),
  };
}
