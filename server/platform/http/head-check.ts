import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

const maxPathLength = 2_000;
/** Longest valid header: ID tokens have one or two thousand characters, and browsers truncate a longer Referer. */
const maxHeaderLength = 4_096;

/**
 * Returns 414 or 431 if the path or a header is longer than any valid one, 400 for more than one Host header (RFC 9112,
 * section 3.2), else null. No route may parse such a head, because regular expressions would be slow on it. The
 * query is not limited, because searches may be long, and neither are cookies, which are never read; serverLimits
 * limits the whole head.
 */
export function findHeadFault({
  url = '',
  headers,
  rawHeaders,
}: IncomingMessage): 400 | 414 | 431 | null {
  const queryStart = url.indexOf('?');
  if ((queryStart === -1 ? url.length : queryStart) > maxPathLength) return 414;
  const hasLongHeader = Object.entries(headers).some(
    ([name, value = '']) => value.length > maxHeaderLength && name !== 'cookie',
  );
  if (hasLongHeader) return 431;
  // Names and values alternate.
  const hostCount = rawHeaders.filter(
    (name, position) => position % 2 === 0 && name.toLowerCase() === 'host',
  ).length;
  return hostCount > 1 ? 400 : null;
}

/**
 * Rejects a request according to findHeadFault(), and with 400 a path with invalid percent-encoding or an encoded NUL.
 */
export const checkHead: RequestHandler = (req, _res, next) => {
  const status = findHeadFault(req) ?? (isValidPath(req.path) ? null : 400);
  next(status === null ? undefined : httpError(status));
};

function isValidPath(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

function httpError(status: number): Error {
  return Object.assign(new Error(`head refused with ${status}`), { status });
}
