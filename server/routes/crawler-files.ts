import { Router } from 'express';
import { notFound } from '../http/error-handler.ts';
import { robotsText, sitemapXml } from '../site/sitemap.ts';
import type { PlaceIndex } from '../search-index/place-index.ts';

/** Crawlers come back by themselves; an hour keeps the sitemap from being made at each request. */
const cacheControl = 'public, max-age=3600';

/** GET /robots.txt and, where the public origin is known, /sitemap.xml. */
export function crawlerRoutes(publicOrigin: string | null, placeIndex: PlaceIndex): Router {
  const router = Router();
  router.get('/robots.txt', (_req, res) => {
    res.set('Cache-Control', cacheControl).type('text/plain').send(robotsText(publicOrigin));
  });
  router.get('/sitemap.xml', async (req, res, next) => {
    if (publicOrigin === null) {
      notFound(req, res, next);
      return;
    }
    const xml = sitemapXml(publicOrigin, await placeIndex.current());
    // An inactive place leaves the search at once; here only its address lingers, and answers 404.
    res.set('Cache-Control', cacheControl).type('application/xml').send(xml);
  });
  return router;
}
