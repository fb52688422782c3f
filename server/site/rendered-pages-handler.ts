import { sendBody } from '#server/platform/http/compressed-body.ts';
import type { PlainHandler } from '#server/platform/http/plain-handler.ts';
import type { SentPage } from './rendered-pages.ts';
import { findPages } from './site.ts';
import type { Site } from './site.ts';

/** Folders of files and API responses, which contain no pages. */
const nonPagePathPattern = /^\/(?:api|uploads|assets)(?:\/|$)/;

/** Pages may be cached but must be revalidated each time, because they show the current state. */
export const pageCacheHeaders = { 'Cache-Control': 'no-cache' };

/** Returns the headers with the age of a page, if it is an older version. */
export function withAge(
  headers: Readonly<Record<string, string>>,
  { staleSeconds }: SentPage,
): Readonly<Record<string, string>> {
  return staleSeconds === null ? headers : { ...headers, Age: String(staleSeconds) };
}

/**
 * Serves cached pages without Express. All other requests are passed on.
 * @param headers of every page, including the security headers
 */
export function renderedPagesHandler(
  site: Pick<Site, 'languages'>,
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
    const { pages, address } = findPages(site, target);
    const page = isPageRequest ? pages.cached(address) : null;
    if (page) sendBody(req, res, page, withAge(pageHeaders, page));
    else next();
  };
}
