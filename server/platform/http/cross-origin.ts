import type { RequestHandler } from 'express';

/**
 * CORS for /api: pages of our own origin need nothing, the listed origins are named back exactly,
 * every other origin gets no permission (the browser then withholds the answer from it).
 * Credentials are never allowed: identity is a bearer token.
 */
export function crossOrigin(allowedOrigins: readonly string[]): RequestHandler {
  const allowed = new Set(allowedOrigins);
  return (req, res, next) => {
    if (allowed.size > 0) res.vary('Origin');
    const origin = req.get('Origin');
    const isPreflight =
      req.method === 'OPTIONS' && req.get('Access-Control-Request-Method') !== undefined;
    if (origin !== undefined && allowed.has(origin)) {
      res.set('Access-Control-Allow-Origin', origin);
      res.set(
        'Access-Control-Expose-Headers',
        'Content-Disposition, ETag, Retry-After, X-Request-Id',
      );
      // Helmet forbids other origins to embed our answers; this origin was named.
      res.set('Cross-Origin-Resource-Policy', 'cross-origin');
      if (isPreflight) {
        res.set('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE');
        res.set('Access-Control-Allow-Headers', 'Authorization, Content-Type, X-Request-Id');
        res.set('Access-Control-Max-Age', '600');
      }
    }
    if (isPreflight) {
      res.status(204).end();
      return;
    }
    next();
  };
}
