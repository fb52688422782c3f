import { eventLink } from '#features/events/model/event-link.ts';
import { categoryLink, placeLink } from '#features/places/model/place-link.ts';
import { hreflangs, languages, localizedAddress } from '#shared/languages.ts';
import type { Language } from '#shared/languages.ts';
import { linkTo } from '#shared/routes.ts';
import type { RoutePathWith } from '#shared/routes.ts';
import type { PlaceRecord } from '../search-index/cached-records.ts';
import { escapeHtml } from '#server/platform/html.ts';
import { toSummary } from '../search-index/place-index-files.ts';
import type { PlaceDirectory } from '../search-index/place-index.ts';

/** Maximum number of addresses in a sitemap (sitemaps.org protocol). */
const maxAddresses = 50_000;

/**
 * Returns robots.txt, for the addresses of all languages: the panels, the profile, the favorites and most of the API are disallowed; all other pages are
 * allowed.
 */
export function robotsText(publicOrigin: string | null): string {
  const disallowedPaths = [
    '/api/',
    linkTo('/admin'),
    linkTo('/manager'),
    ...[linkTo('/profile'), linkTo('/favorites')].flatMap((path) =>
      languages.map((language) => localizedAddress(language, path)),
    ),
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
 * club, with known modification dates. Each page is listed in every language, with the addresses in all languages.
 * @param siteLanguages languages of the site
 */
export function sitemapXml(
  publicOrigin: string,
  directory: PlaceDirectory,
  siteLanguages: readonly Language[],
): string {
  const { '/places/:categorySlug/:placeId': places, ...otherPages } = listedPages;
  // If a city exceeds the limit of a sitemap, only places are omitted, no other pages.
  const pages = [...Object.values(otherPages), places]
    .flatMap((pagesOf) => pagesOf(directory))
    .slice(0, Math.floor(maxAddresses / siteLanguages.length));
  const urlIn = (language: Language, path: string) =>
    escapeHtml(publicOrigin + localizedAddress(language, path));
  const entries = pages.flatMap(({ path, changedAt }) => {
    const lastmodElement = changedAt ? `<lastmod>${toW3cDateTime(changedAt)}</lastmod>` : '';
    const alternates =
      siteLanguages.length < 2
        ? []
        : [
            ...siteLanguages.map((language) => [hreflangs[language], urlIn(language, path)]),
            ['x-default', urlIn('pt', path)],
          ];
    const links = alternates.map(
      ([hreflang, url]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${url}"/>`,
    );
    return siteLanguages.map(
      (language) =>
        `<url><loc>${urlIn(language, path)}</loc>${lastmodElement}${links.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns the W3C Datetime form, '2026-06-15T12:00:00Z'. */
function toW3cDateTime(instant: Date): string {
  return instant.toISOString().replace(/\.\d+Z$/, 'Z');
}
