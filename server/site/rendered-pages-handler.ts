import { sendBody } from '#server/platform/http/compressed-body.ts';
import type { PlainHandler } from '#server/platform/http/plain-handler.ts';
import type { RenderedPages } from './rendered-pages.ts';

/** Folders of files and answers: no page lies in them. */
const noPages = /^\/(?:api|uploads|assets)(?:\/|$)/;

/** A page may be kept, but has to be asked for again each time: it shows this moment. */
export const pageCaching = { 'Cache-Control': 'no-cache' };

/**
 * Answers pages that are held, without passing through Express. Everything else goes on.
 * @param headers of every page, those of security among them
 */
export function renderedPagesHandler(
  pages: RenderedPages,
  headers: Readonly<Record<string, string>>,
): PlainHandler {
  const all = { ...headers, ...pageCaching };
  return (req, res, next) => {
    const target = req.url ?? '';
    const accept = req.headers.accept ?? '*/*';
    const isPage =
      (req.method === 'GET' || req.method === 'HEAD') &&
      !noPages.test(target) &&
      (accept.includes('text/html') || accept.includes('*/*'));
    const page = isPage ? pages.held(target) : null;
    if (page) sendBody(req, res, page, all);
    else next();
  };
}
