import { eventLink } from '#features/events/model/event-link.ts';
import { categoryLink, placeLink } from '#features/places/model/place-link.ts';
import { linkTo } from '#shared/routes.ts';
import type { RoutePathWith } from '#shared/routes.ts';
import type { PlaceRecord } from '../search-index/cached-records.ts';
import { escapeHtml } from '#server/platform/html.ts';
import { toSummary } from '../search-index/place-index-files.ts';
import type { PlaceDirectory } from '../search-index/place-index.ts';

/** Maximum number of addresses in a sitemap (sitemaps.org protocol). */
const maxAddresses = 50_000;

/**
 * Returns robots.txt: the panels, the profile, the favorites and most of the API are disallowed; all other pages are
 * allowed.
 */
export function robotsText(publicOrigin: string | null): string {
  const disallowedPaths = [
    '/api/',
    linkTo('/admin'),
    linkTo('/manager'),
    linkTo('/profile'),
    linkTo('/favorites'),
  ];
  return [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    // API files that a crawler needs to run the pages.
    'Allow: /api/places/index',
    'Allow: /api/events/',
    ...(publicOrigin === null ? [] : ['', `Sitemap: ${publicOrigin}/sitemap.xml`]),
    '',
  ].join('\n');
}

/** An address and the last change of its content. */
interface ListedPage {
  path: string;
  changedAt: Date | null;
}

/** Returns a page of the club, omitted while the club is closed. */
function clubPage(path: string): (directory: PlaceDirectory) => ListedPage[] {
  return ({ facts }) => (facts?.settings.clubEnabled === false ? [] : [{ path, changedAt: null }]);
}

/** The pages of every route that the route table marks as listed. */
const listedPages: Record<
  RoutePathWith<{ isListed: true }>,
  (directory: PlaceDirectory) => readonly ListedPage[]
> = {
  '/': (directory) => [{ path: linkTo('/'), changedAt: latestUpdate(directory.places()) }],
  '/categories': () => [{ path: linkTo('/categories'), changedAt: null }],
  '/places/:categorySlug': ({ categories, categoryBySlug, ofCategory }) =>
    categories
      // A category without a slug, or with the slug of another one, has no page.
      .filter((category) => categoryBySlug(category.slug) === category)
      .map(({ id, name }) => ({
        path: categoryLink(name),
        changedAt: latestUpdate(ofCategory(id)),
      })),
  '/places/:categorySlug/:placeId': (directory) => {
    const categoriesById = new Map(directory.categories.map((category) => [category.id, category]));
    return directory.places().map((place) => ({
      path: placeLink(toSummary(place, categoriesById.get(place.category))),
      changedAt: place.updatedAt,
    }));
  },
  '/agenda': ({ events }) => [
    { path: linkTo('/agenda'), changedAt: latestUpdate(events?.upcomingEvents ?? []) },
  ],
  '/agenda/:eventId': ({ events }) =>
    (events?.upcomingEvents ?? []).map((event) => ({
      path: eventLink(event),
      changedAt: event.updatedAt,
    })),
  '/subscription': clubPage(linkTo('/subscription')),
  '/club': clubPage(linkTo('/club')),
};

function latestUpdate(places: readonly Pick<PlaceRecord, 'updatedAt'>[]): Date | null {
  const times = places.map(({ updatedAt }) => updatedAt?.getTime() ?? 0);
  const latestTime = times.reduce((a, b) => Math.max(a, b), 0);
  return latestTime === 0 ? null : new Date(latestTime);
}

/**
 * Returns the sitemap of the public pages: home, categories, active places, the agenda and its events, and the open
 * club, with known modification dates.
 */
export function sitemapXml(publicOrigin: string, directory: PlaceDirectory): string {
  const { '/places/:categorySlug/:placeId': places, ...otherPages } = listedPages;
  // If a city exceeds the limit of a sitemap, only places are omitted, no other pages.
  const pages = [...Object.values(otherPages), places]
    .flatMap((pagesOf) => pagesOf(directory))
    .slice(0, maxAddresses);
  const entries = pages.map(({ path, changedAt }) => {
    const lastmodElement = changedAt ? `<lastmod>${toW3cDateTime(changedAt)}</lastmod>` : '';
    return `<url><loc>${escapeHtml(publicOrigin + path)}</loc>${lastmodElement}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns the W3C Datetime form, '2026-06-15T12:00:00Z'. */
function toW3cDateTime(instant: Date): string {
  return instant.toISOString().replace(/\.\d+Z$/, 'Z');
}
