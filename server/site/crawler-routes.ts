import { Router } from 'express';
import { notFound } from '#server/platform/http/error-handler.ts';
import { sendBody } from '#server/platform/http/compressed-body.ts';
import { robotsText, sitemapXml } from './sitemap.ts';
import type { PlaceIndex } from '#server/search-index/place-index.ts';
import { heldAnswers } from '#server/search-index/held-answers.ts';

/** Crawlers come back by themselves; nothing here changes within the hour that would matter to them. */
const cacheControl = 'public, max-age=3600';

/** GET /robots.txt and, where the public origin is known, /sitemap.xml. */
export function crawlerRoutes(
  publicOrigin: string | null,
  placeIndex: Pick<PlaceIndex, 'current'>,
): Router {
  const robots = robotsText(publicOrigin);
  const sitemap = heldAnswers(placeIndex, 'application/xml; charset=utf-8', (origin, directory) =>
    sitemapXml(origin, directory),
  );
  const router = Router();
  router.get('/robots.txt', (_req, res) => {
    res.set('Cache-Control', cacheControl).type('text/plain').send(robots);
  });
  router.get('/sitemap.xml', async (req, res, next) => {
    const body = publicOrigin === null ? null : await sitemap(publicOrigin);
    // An inactive place leaves the search at once; here only its address lingers, and answers 404.
    if (body) sendBody(req, res, body, { 'Cache-Control': cacheControl });
    else notFound(req, res, next);
  });
  return router;
}
