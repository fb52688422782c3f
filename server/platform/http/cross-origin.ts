import type { RequestHandler } from 'express';

/**
 * Creates the CORS middleware of /api. The site's own origin needs no headers, listed origins are echoed exactly, and
 * other origins get none, so that browsers withhold the response. Credentials are never allowed, because users are
 * identified by a bearer token.
 */
export function allowCrossOrigin(allowedOrigins: readonly string[]): RequestHandler {
  const allowedOriginSet = new Set(allowedOrigins);
  return (req, res, next) => {
    if (allowedOriginSet.size > 0) res.vary('Origin');
    const origin = req.get('Origin');
    const isPreflight =
      req.method === 'OPTIONS' && req.get('Access-Control-Request-Method') !== undefined;
    if (origin !== undefined && allowedOriginSet.has(origin)) {
      res.set('Access-Control-Allow-Origin', origin);
      res.set(
        'Access-Control-Expose-Headers',
        'Content-Disposition, ETag, Retry-After, X-Request-Id',
      );
      // Helmet forbids other origins to embed responses; this origin is allowed.
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
