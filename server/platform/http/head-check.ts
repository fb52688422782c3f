import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

const longestPath = 2_000;
/** Tokens have one or two thousand characters, and browsers cut a longer Referer. */
const longestHeader = 4_096;

/**
 * The status that answers a request whose path or header is longer than any of ours: 414 or 431; null for every other
 * request. Nothing else may read such a head: a regular expression takes long for it. The query is left alone, a search
 * may be long, and so are cookies, which are never read: serverBounds bounds the whole head.
 */
export function headFault({ url = '', headers }: IncomingMessage): 414 | 431 | null {
  const query = url.indexOf('?');
  if ((query === -1 ? url.length : query) > longestPath) return 414;
  const isLong = Object.entries(headers).some(
    ([name, value = '']) => value.length > longestHeader && name !== 'cookie',
  );
  return isLong ? 431 : null;
}

/** Refuses a request as headFault() says, and with 400 one whose path has broken percent-encoding or a hidden NUL. */
export const headCheck: RequestHandler = (req, _res, next) => {
  const status = headFault(req) ?? (isReadable(req.path) ? null : 400);
  next(status === null ? undefined : httpError(status));
};

function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

function httpError(status: number): Error {
  return Object.assign(new Error(`head refused with ${status}`), { status });
}
