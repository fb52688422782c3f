import type { IncomingMessage, ServerResponse } from 'node:http';
import { minuteMs } from '#shared/time-units.ts';
import { sendError } from './api-error.ts';
import type { PlainHandler } from './plain-handler.ts';
import { slowBodyError, watchBody } from './watch-body.ts';

/** Maximum times for which one caller may hold a connection, in milliseconds. */
export interface ConnectionTimes {
  /** For sending a body without a specific time limit. */
  bodyMs: number;
  /** For the rest of a body after its response, so that the sender can reach the response. */
  remainingBodyMs: number;
  /** While the client receives no byte of the response. */
  idleResponseMs: number;
}

const defaultTimes: ConnectionTimes = {
  bodyMs: 15_000,
  remainingBodyMs: 10_000,
  idleResponseMs: 35_000,
};

/**
 * Limits for http.createServer(), which Node enforces. Bodies have the shorter limits of limitBodyTimes() and the form
 * reader; requestTimeout is longer than the form reader allows for the largest form.
 */
export const serverLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 25 * minuteMs,
  connectionsCheckingInterval: 5_000,
  // Longer than the minute for which proxies keep their connections.
  keepAliveTimeout: 65_000,
} as const;

const bodyWatchers = new WeakMap<IncomingMessage, () => void>();

/**
 * Prevents slow clients from holding connections: a body that does not arrive in time is answered with 408 and its
 * connection closed, whether a route reads it or not; the connection of an unread response is closed.
 */
export function limitBodyTimes(times: ConnectionTimes = defaultTimes): PlainHandler {
  return (req, res, next) => {
    res.setTimeout(times.idleResponseMs, () => {
      // Before the headers are sent the server is still working, within its own time limits.
      if (res.headersSent) req.socket.destroy();
    });
    if (hasBody(req)) watchRequest(req, res, times);
    next();
  };
}

/** Ends the default time limit for a route that reads its body with separate limits. */
export function stopBodyTimeLimit(req: IncomingMessage): void {
  bodyWatchers.get(req)?.();
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watchRequest(req: IncomingMessage, res: ServerResponse, times: ConnectionTimes): void {
  const stopWatching = watchBody(req, { totalMs: times.bodyMs }, () => {
    if (res.headersSent) {
      req.socket.destroy();
      return;
    }
    const { code, status, sentence } = slowBodyError();
    sendError(req, res, { code, status, sentence });
  });
  bodyWatchers.set(req, stopWatching);
  res.once('finish', () => {
    stopWatching();
    if (req.complete || req.destroyed) return;
    watchBody(req, { totalMs: times.remainingBodyMs }, () => {
      req.socket.destroy();
    });
  });
}
