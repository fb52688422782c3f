import { categoryLink, placeLink } from '#domain/place-link.ts';
import { escapeHtml } from './html.ts';
import { toSummary } from './place-index-files.ts';
import type { PlaceDirectory } from './place-index.ts';

/** A sitemap may list this many addresses (sitemaps.org protocol). */
const maxAddresses = 50_000;

/** robots.txt: everything public may be read, what needs an account is not worth it. */
export function robotsText(publicOrigin: string | null): string {
  const closed = ['/api/', '/admin', '/manager', '/profile', '/favorites'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    // The one file of /api that a crawler running our pages needs.
    'Allow: /api/places/index',
    ...(publicOrigin === null ? [] : ['', `Sitemap: ${publicOrigin}/sitemap.xml`]),
    '',
  ].join('\n');
}

/** The sitemap of the public pages: home, categories, every active place. */
export function sitemapXml(publicOrigin: string, directory: PlaceDirectory): string {
  const byId = new Map(directory.categories.map((category) => [category.id, category]));
  const paths = [
    '/',
    '/categories',
    ...directory.categories.map(({ name }) => categoryLink(name)),
    ...directory.places().map((place) => placeLink(toSummary(place, byId.get(place.categoryId)))),
  ].slice(0, maxAddresses);
  const entries = paths.map((path) => `<url><loc>${escapeHtml(publicOrigin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
