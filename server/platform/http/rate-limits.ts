import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Options } from 'express-rate-limit';
import { minuteMs } from '#shared/time-units.ts';
import { sendError } from './api-error.ts';

/**
 * Creates two rate limits per client address and minute: a high one for reads, a low one for writes. Counts are per
 * process; several servers count separately.
 */
export function rateLimits(limits: { reads: number; writes: number }): RequestHandler {
  const readLimit = limitRequests(limits.reads, minuteMs);
  const writeLimit = limitRequests(limits.writes, minuteMs);
  return (req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS';
    // Searches use POST to keep names out of addresses, but change nothing.
    const isSearch = req.method === 'POST' && req.path.startsWith('/admin/search/');
    // The app counts a view with every opened place; this route has a separate limit.
    const isViewCount = req.method === 'POST' && /^\/places\/[^/]+\/views$/.test(req.path);
    return isRead || isSearch || isViewCount
      ? readLimit(req, res, next)
      : writeLimit(req, res, next);
  };
}

/**
 * Creates a rate limit per client address, or per `options.keyGenerator`. Counts are per process.
 * @param options replaces options of the library
 */
export function limitRequests(
  limit: number,
  windowMs: number,
  options: Partial<Options> = {},
): RequestHandler {
  return rateLimit({
    windowMs,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // The library sets Retry-After; only the body is replaced.
    handler: (req, res) => {
      sendError(req, res, { code: 'too-many-requests' });
    },
    ...options,
  });
}
