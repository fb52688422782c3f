import type { RequestHandler } from 'express';

const longestPath = 2_000;

/**
 * Refuses addresses that no page or route of ours can have, before anything tries to read them:
 * 400 for broken percent-encoding or a hidden NUL, 414 for an endless path. The query is left alone,
 * a search may be long.
 */
export const addressCheck: RequestHandler = (req, _res, next) => {
  if (req.path.length > longestPath) {
    next(httpError(414));
    return;
  }
  next(isReadable(req.path) ? undefined : httpError(400));
};

function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

function httpError(status: number): Error {
  return Object.assign(new Error(`address refused with ${status}`), { status });
}
