import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendError } from './api-error.ts';
import type { PlainHandler } from './plain-handler.ts';
import { slowBody, watchBody } from './watch-body.ts';

/** How long one caller may hold a connection; milliseconds. */
export interface HoldingTimes {
  /** For sending a body that has no times of its own. */
  body: number;
  /** For the rest of a body whose answer stands: its sender shall come to read it. */
  rest: number;
  /** For taking an answer without a single byte passing. */
  answer: number;
}

const usualTimes: HoldingTimes = { body: 15_000, rest: 10_000, answer: 35_000 };

/**
 * What node itself watches, for http.createServer(): heads are bounded here, in bytes and in time, looked at every five
 * seconds; bodies by bodyTimes() and the form reader, far below this request time of the largest form.
 */
export const serverBounds = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 25 * 60_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the minute that proxies keep theirs.
  keepAliveTimeout: 65_000,
} as const;

const watches = new WeakMap<IncomingMessage, () => void>();

/**
 * Lets nobody hold a connection by sending or reading slowly: a body that does not come in time is answered with 408
 * and its connection closed, whether anybody reads it or not; one whose answer is not taken is cut.
 */
export function bodyTimes(times: HoldingTimes = usualTimes): PlainHandler {
  return (req, res, next) => {
    res.setTimeout(times.answer, () => {
      // Otherwise we are at work, and have bounds of our own.
      if (res.headersSent) req.socket.destroy();
    });
    if (hasBody(req)) watch(req, res, times);
    next();
  };
}

/** For a route that reads its body within times of its own. */
export function endBodyTimes(req: IncomingMessage): void {
  watches.get(req)?.();
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watch(req: IncomingMessage, res: ServerResponse, times: HoldingTimes): void {
  const stop = watchBody(req, { total: times.body }, () => {
    if (res.headersSent) {
      req.socket.destroy();
      return;
    }
    const { code, status, sentence } = slowBody();
    sendError(req, res, { code, status, sentence });
  });
  watches.set(req, stop);
  res.once('finish', () => {
    stop();
    if (req.complete || req.destroyed) return;
    watchBody(req, { total: times.rest }, () => {
      req.socket.destroy();
    });
  });
}
