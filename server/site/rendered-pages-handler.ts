import { sendBody } from '#server/platform/http/compressed-body.ts';
import type { PlainHandler } from '#server/platform/http/plain-handler.ts';
import type { RenderedPages } from './rendered-pages.ts';

/** Folders of files and API responses, which contain no pages. */
const nonPagePathPattern = /^\/(?:api|uploads|assets)(?:\/|$)/;

/** Pages may be cached but must be revalidated each time, because they show the current state. */
export const pageCacheHeaders = { 'Cache-Control': 'no-cache' };

/**
 * Serves cached pages without Express. All other requests are passed on.
 * @param headers of every page, including the security headers
 */
export function renderedPagesHandler(
  pages: RenderedPages,
  headers: Readonly<Record<string, string>>,
): PlainHandler {
  const pageHeaders = { ...headers, ...pageCacheHeaders };
  return (req, res, next) => {
    const target = req.url ?? '';
    const accept = req.headers.accept ?? '*/*';
    const isPageRequest =
      (req.method === 'GET' || req.method === 'HEAD') &&
      !nonPagePathPattern.test(target) &&
      (accept.includes('text/html') || accept.includes('*/*'));
    const page = isPageRequest ? pages.cached(target) : null;
    if (page) sendBody(req, res, page, pageHeaders);
    else next();
  };
}
