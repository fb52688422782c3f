import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { sendError } from './api-error.ts';

const windowMs = 60_000;

/**
 * Two tiers a client address, each by the minute: reading is cheap and generous, writing is not.
 * Counts live in this process; behind several servers each counts for itself.
 */
export function rateLimits(limits: { reads: number; writes: number }): RequestHandler {
  const reads = tier(limits.reads);
  const writes = tier(limits.writes);
  return (req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS';
    // Asked in a body, so that names stay out of addresses; it changes nothing.
    const isSearch = req.method === 'POST' && req.path.startsWith('/admin/search/');
    // Sent along with every place that is read; what is counted has a limit of its own.
    const isView = req.method === 'POST' && /^\/places\/[^/]+\/views$/.test(req.path);
    return isRead || isSearch || isView ? reads(req, res, next) : writes(req, res, next);
  };
}

function tier(limit: number) {
  return rateLimit({
    windowMs,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // Sets Retry-After itself; the body is ours.
    handler: (req, res) => {
      sendError(req, res, { code: 'too-many-requests' });
    },
  });
}
