import { eventLink } from '#features/events/model/event-link.ts';
import { categoryLink, placeLink } from '#features/places/model/place-link.ts';
import { linkTo } from '#shared/routes.ts';
import type { RoutePathWith } from '#shared/routes.ts';
import type { PlaceRecord } from '../search-index/held-records.ts';
import { escapeHtml } from '#server/platform/html.ts';
import { toSummary } from '../search-index/place-index-files.ts';
import type { PlaceDirectory } from '../search-index/place-index.ts';

/** A sitemap may list this many addresses (sitemaps.org protocol). */
const maxAddresses = 50_000;

/** robots.txt: everything public may be read, what needs an account is not worth it. */
export function robotsText(publicOrigin: string | null): string {
  const closed = [
    '/api/',
    linkTo('/admin'),
    linkTo('/manager'),
    linkTo('/profile'),
    linkTo('/favorites'),
  ];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    // The files of /api that a crawler running our pages needs.
    'Allow: /api/places/index',
    'Allow: /api/events/',
    ...(publicOrigin === null ? [] : ['', `Sitemap: ${publicOrigin}/sitemap.xml`]),
    '',
  ].join('\n');
}

/** An address, and when what it shows was changed last. */
interface ListedPage {
  path: string;
  changedAt: Date | null;
}

/** A page of the club: not worth finding while it is closed. */
function clubPage(path: string): (directory: PlaceDirectory) => ListedPage[] {
  return ({ facts }) => (facts?.settings.clubEnabled === false ? [] : [{ path, changedAt: null }]);
}

/** Every page of an address that the table has listed. */
const listedPages: Record<
  RoutePathWith<{ isListed: true }>,
  (directory: PlaceDirectory) => readonly ListedPage[]
> = {
  '/': (directory) => [{ path: linkTo('/'), changedAt: latest(directory.places()) }],
  '/categories': () => [{ path: linkTo('/categories'), changedAt: null }],
  '/places/:categorySlug': ({ categories, categoryBySlug, ofCategory }) =>
    categories
      // One whose slug another has, or that has none, has no page.
      .filter((category) => categoryBySlug(category.slug) === category)
      .map(({ id, name }) => ({ path: categoryLink(name), changedAt: latest(ofCategory(id)) })),
  '/places/:categorySlug/:placeId': (directory) => {
    const byId = new Map(directory.categories.map((category) => [category.id, category]));
    return directory.places().map((place) => ({
      path: placeLink(toSummary(place, byId.get(place.category))),
      changedAt: place.updatedAt,
    }));
  },
  '/agenda': ({ events }) => [{ path: linkTo('/agenda'), changedAt: latest(events?.coming ?? []) }],
  '/agenda/:eventId': ({ events }) =>
    (events?.coming ?? []).map((event) => ({ path: eventLink(event), changedAt: event.updatedAt })),
  '/subscription': clubPage(linkTo('/subscription')),
  '/club': clubPage(linkTo('/club')),
};

function latest(places: readonly Pick<PlaceRecord, 'updatedAt'>[]): Date | null {
  const times = places.map(({ updatedAt }) => updatedAt?.getTime() ?? 0);
  const last = times.reduce((a, b) => Math.max(a, b), 0);
  return last === 0 ? null : new Date(last);
}

/** The sitemap of the public pages: home, categories, every active place, the agenda and its events, the open club, with the dates that are known. */
export function sitemapXml(publicOrigin: string, directory: PlaceDirectory): string {
  const { '/places/:categorySlug/:placeId': places, ...others } = listedPages;
  // Of a city that is too large for one sitemap places are left out, and no page of another kind.
  const pages = [...Object.values(others), places]
    .flatMap((pagesOf) => pagesOf(directory))
    .slice(0, maxAddresses);
  const entries = pages.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${toSeconds(changedAt)}</lastmod>` : '';
    return `<url><loc>${escapeHtml(publicOrigin + path)}</loc>${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** '2026-06-15T12:00:00Z' (W3C Datetime). */
function toSeconds(instant: Date): string {
  return instant.toISOString().replace(/\.\d+Z$/, 'Z');
}
