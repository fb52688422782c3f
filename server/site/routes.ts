import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { localizedAddress } from '#shared/languages.ts';
import { shellPath } from '#shared/service-worker.ts';
import { sendBody } from '#server/platform/http/compressed-body.ts';
import type { PageShell } from './page-shell.ts';
import { pageCacheHeaders, withAge } from './rendered-pages-handler.ts';
import { findPages } from './site.ts';
import type { Site } from './site.ts';
import { isPanelPath, renderedPath } from './site-routes.ts';

/**
 * True for a visit to a page, as opposed to a request for a file: GET or HEAD, outside the folders of files, and either
 * a browser navigation or an address that does not look like a file (chat apps and search engines accept any type).
 */
function isNavigation(req: Request): boolean {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false;
  if (/^\/(?:api|uploads|assets)(?:\/|$)/.test(req.path)) return false;
  const accept = req.get('Accept') ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.[a-z\d]{1,8}$/i.test(req.path);
}

function sendShell(
  res: Response,
  page: Awaited<ReturnType<PageShell['render']>>,
  status: number = page.status,
) {
  res
    .status(status)
    .set({ ...pageCacheHeaders, ...(page.status === 503 && { 'Retry-After': '5' }) })
    .type('html')
    .send(page.html);
}

/**
 * Sends rendered public pages. All other pages, and those that could not be rendered, are sent as a shell in which the
 * browser shows the screen.
 */
export function pageRoutes(site: Pick<Site, 'languages'>): RequestHandler {
  return async (req, res, next) => {
    if (!isNavigation(req)) {
      next();
      return;
    }
    const { language, shell, pages, address } = findPages(site, req.originalUrl);
    const [path = ''] = address.split('?', 1);
    if (path === shellPath) {
      res.set(pageCacheHeaders).type('html').send(shell.emptyHtml);
      return;
    }
    if (language !== 'pt' && isPanelPath(path)) {
      res.redirect(302, address);
      return;
    }
    const canonicalAddress = await pages.redirect(address);
    if (canonicalAddress !== null) {
      // A short lifetime, because the place may be renamed back.
      const localized = localizedAddress(language, canonicalAddress);
      res.set('Cache-Control', 'max-age=300').redirect(301, localized);
      return;
    }
    const page = await pages.page(address);
    if (page) sendBody(req, res, page, withAge(pageCacheHeaders, page));
    else sendShell(res, await shell.render(path, renderedPath(address) !== null));
  };
}

/** Sends the site with an error message to a visitor of a malformed address, instead of a JSON error. */
export function brokenAddressHandler(site: Pick<Site, 'languages'>): ErrorRequestHandler {
  return async (error: unknown, req, res, next) => {
    const status =
      typeof error === 'object' && error !== null && 'status' in error ? error.status : 0;
    if ((status === 400 || status === 414) && isNavigation(req) && !res.headersSent) {
      const { shell } = findPages(site, req.originalUrl);
      sendShell(res, await shell.render('/404'), status);
    } else {
      next(error);
    }
  };
}
