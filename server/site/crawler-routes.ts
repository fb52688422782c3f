import { notFound } from '#server/platform/http/error-handler.ts';
import { sendBody } from '#server/platform/http/compressed-body.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { securityText, securityTextPath } from './security-txt.ts';
import { robotsText, sitemapXml } from './sitemap.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { cacheResponsesByKey } from '#server/search-index/cached-responses.ts';
import type { ServerConfig } from '#server/config.ts';
import { AppError } from '#shared/app-error.ts';
import type { Language } from '#shared/languages.ts';
import type { Site } from './site.ts';

/** Crawlers return regularly, and changes within an hour do not matter to them. */
const cacheControl = 'public, max-age=3600';

interface CrawlerFileParts {
  config: Pick<ServerConfig, 'publicOrigin'>;
  placeIndex: Pick<LivePlaceIndex, 'current'>;
  site: Pick<Site, 'languages'> | null;
}

/**
 * Registers GET /robots.txt, /sitemap.xml and /.well-known/security.txt. The sitemap answers 404 if the public origin is
 * unknown, security.txt if the operator has no contact address.
 */
export function registerCrawlerFiles(
  { files }: Pick<Stages, 'files'>,
  { config: { publicOrigin }, placeIndex, site }: CrawlerFileParts,
): void {
  const robots = robotsText(publicOrigin);
  const siteLanguages: readonly Language[] = [...(site?.languages.keys() ?? ['pt'])];
  const cachedSitemap = cacheResponsesByKey(
    placeIndex,
    'application/xml; charset=utf-8',
    (origin, directory) => sitemapXml(origin, directory, siteLanguages),
  );
  files.get('/robots.txt', (_req, res) => {
    res.set('Cache-Control', cacheControl).type('text/plain').send(robots);
  });
  files.get('/sitemap.xml', async (req, res, next) => {
    const body = publicOrigin === null ? null : await cachedSitemap(publicOrigin);
    // The address of a deactivated place remains in cached sitemaps for up to an hour; its page answers 404.
    if (body) sendBody(req, res, body, { 'Cache-Control': cacheControl });
    else notFound(req, res, next);
  });
  files.get(securityTextPath, async (req, res, next) => {
    const { facts, readAt } = await placeIndex.current();
    if (facts === null) throw new AppError('unavailable', 'the settings have not been read yet');
    const { contactEmail } = facts.settings;
    if (contactEmail === '') {
      notFound(req, res, next);
      return;
    }
    const body = securityText(publicOrigin, contactEmail, readAt);
    res.set('Cache-Control', cacheControl).type('text/plain').send(body);
  });
}
