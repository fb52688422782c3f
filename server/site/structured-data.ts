import * as brand from '#shared/brand.ts';
import { locales, localizedAddress } from '#shared/languages.ts';
import type { Language } from '#shared/languages.ts';
import { textIn, translatedRecord } from '#shared/translations.ts';
import type { PublicEvent } from '#features/events/model/event-page.ts';
import { eventLink } from '#features/events/model/event-link.ts';
import type { EventDate } from '#features/events/model/event-date.ts';
import { splitLocation } from '#features/places/model/location.ts';
import { findHighlightImage, imageVariantUrl } from '#features/pictures/model/place-image.ts';
import { categoryLink, placeIdFromParam, placeLink } from '#features/places/model/place-link.ts';
import { phoneDigits, telHref } from '#shared/phone.ts';
import { placePageSize } from '#features/places/model/place-options.ts';
import { listLink } from '#features/lists/model/public-list.ts';
import type { PublicList } from '#features/lists/model/public-list.ts';
import { priceSign } from '#features/places/model/price.ts';
import { linkTo } from '#shared/routes.ts';
import { slugify } from '#shared/text/slug.ts';
import { localDateTime, wallClockAt } from '#shared/zoned-time.ts';
import type { CategoryRecord, PlaceRecord } from '../search-index/cached-records.ts';
import { toSummary } from '../search-index/place-index-files.ts';
import type { PlaceDirectory } from '../search-index/place-index.ts';
import { highlights } from '#server/search-index/highlights.ts';
import { openingSpecifications } from './opening-specifications.ts';
import { placeKind } from './place-kind.ts';
import type { SiteRoute } from './site-routes.ts';
import { siteTexts } from './site-texts.ts';

/** The part of the public data that is described. */
type DescribedPlaces = Pick<
  PlaceDirectory,
  'categories' | 'categoryBySlug' | 'byRating' | 'ofCategory' | 'place' | 'events'
>;

/** A schema.org object as JSON-LD. Undefined properties are not written. */
interface SchemaThing {
  '@type': string;
  [property: string]: unknown;
}

/** Maximum number of images of a place; a search result needs no more. */
const maxDescribedImages = 3;
const imageWidth = 1280;
const schemaOrg = 'https://schema.org/';
/** Maximum number of events listed for the agenda page. */
const maxDescribedEvents = 24;
/** Name of the placeholder in the search address. */
const searchTerm = 'search_term_string';

interface DescribedSite {
  language: Language;
  /** Origin of absolute addresses, 'https://guia.example'. */
  origin: string;
  directory: DescribedPlaces;
  /** The public list in the address. */
  list?: PublicList | null;
  now: Date;
}

/**
 * Returns the structured data (schema.org) of a public page as a graph for one `application/ld+json` block. A place is
 * a kind of LocalBusiness or Place with breadcrumbs (BreadcrumbList). A category, the home page and a public list are
 * an ItemList of their places, the agenda one of its events. Each date of an event is an Event with its status. The
 * home page also has the WebSite, its search (SearchAction) and its Organization. Other pages have none. As search
 * engines require, it contains only data that the page shows.
 * @returns null for a page without a description
 */
export function structuredData(
  { path, parameters }: Pick<SiteRoute, 'path' | 'parameters'>,
  site: DescribedSite,
): { '@context': 'https://schema.org'; '@graph': readonly SchemaThing[] } | null {
  const graph = buildGraph(path, parameters, site);
  return graph.length === 0 ? null : { '@context': 'https://schema.org', '@graph': graph };
}

function buildGraph(
  path: SiteRoute['path'],
  { categorySlug = '', placeId = '', eventId = '' }: SiteRoute['parameters'],
  site: DescribedSite,
): SchemaThing[] {
  const { directory } = site;
  if (path === '/') {
    return [...siteGraph(site), ...itemList(highlights(directory), site)];
  }
  if (path === '/agenda') {
    const agenda = directory.events?.upcomingEvents ?? [];
    const breadcrumbSteps = [{ name: siteTexts[site.language].agenda, path: linkTo('/agenda') }];
    return [
      ...eventList(agenda.slice(0, maxDescribedEvents), site),
      breadcrumbs(breadcrumbSteps, site),
    ];
  }
  if (path === '/agenda/:eventId') {
    const event = directory.events?.event(placeIdFromParam(eventId));
    const place = event && directory.place(event.placeId);
    return place ? eventGraph(event, place, site) : [];
  }
  if (path === '/listas/:listId') return site.list ? listGraph(site.list, site) : [];
  if (path === '/places/:categorySlug') {
    const category = directory.categoryBySlug(slugify(categorySlug));
    return category ? categoryGraph(category, site) : [];
  }
  if (path === '/places/:categorySlug/:placeId') {
    const place = directory.place(placeIdFromParam(placeId));
    return place ? placeGraph(place, site) : [];
  }
  return [];
}

function siteGraph(site: DescribedSite): SchemaThing[] {
  const { origin, language } = site;
  const organizationId = `${origin}/#organization`;
  const homeUrl = pageUrl(linkTo('/'), site);
  return [
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: brand.name,
      url: homeUrl,
      inLanguage: locales[language],
      publisher: { '@id': organizationId },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${pageUrl(linkTo('/search'), site)}?q={${searchTerm}}`,
        },
        'query-input': `required name=${searchTerm}`,
      },
    },
    {
      '@type': 'Organization',
      '@id': organizationId,
      name: brand.name,
      url: homeUrl,
      logo: `${origin}/icon-512.png`,
      areaServed: { '@type': 'City', name: brand.city },
    },
  ];
}

function categoryGraph(category: CategoryRecord, site: DescribedSite): SchemaThing[] {
  const places = site.directory.ofCategory(category.id).slice(0, placePageSize);
  return [...itemList(places, site), breadcrumbs([categoryStep(category, site)], site)];
}

/**
 * Returns an ItemList in the form that Google documents for a carousel: positions and addresses of pages of this site.
 * Returns nothing for an empty list.
 */
function itemList(places: readonly PlaceRecord[], site: DescribedSite): SchemaThing[] {
  if (places.length === 0) return [];
  const items = places.map((place, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: place.title,
    url: pageUrl(pathOf(place, categoryOf(place, site)), site),
  }));
  return [{ '@type': 'ItemList', numberOfItems: items.length, itemListElement: items }];
}

/** Returns the graph of a public list, under its name. */
function listGraph(list: PublicList, site: DescribedSite): SchemaThing[] {
  if (list.items.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      name: list.name,
      description: list.note === '' ? undefined : list.note,
      url: pageUrl(listLink(list), site),
      numberOfItems: list.items.length,
      itemListElement: list.items.map(({ place }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: place.title,
        url: pageUrl(placeLink(place), site),
      })),
    },
  ];
}

function eventList(events: readonly PublicEvent[], site: DescribedSite): SchemaThing[] {
  if (events.length === 0) return [];
  const items = events.map((event, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: textIn(site.language, event, 'title').text,
    url: pageUrl(eventLink(event), site),
  }));
  return [{ '@type': 'ItemList', numberOfItems: items.length, itemListElement: items }];
}

/** Each date is a separate Event, as search engines require; its key makes the identifier unique. */
function eventGraph(event: PublicEvent, place: PlaceRecord, site: DescribedSite): SchemaThing[] {
  const path = eventLink(event);
  const { title, description } = translatedRecord(site.language, event);
  const category = categoryOf(place, site);
  const breadcrumbSteps = [
    { name: siteTexts[site.language].agenda, path: linkTo('/agenda') },
    { name: title, path },
  ];
  const { origin } = site;
  const placePath = pathOf(place, category);
  const placeUrl = pageUrl(placePath, site);
  const url = pageUrl(path, site);
  const cover = event.images[0] ?? findHighlightImage(place.images, place.highlightImageIndex);
  const sharedFields = {
    '@type': 'Event',
    name: title,
    url,
    description: description === '' ? undefined : description,
    image: cover ? toAbsoluteUrl(imageVariantUrl(cover, imageWidth), origin) : undefined,
    eventAttendanceMode: `${schemaOrg}OfflineEventAttendanceMode`,
    isAccessibleForFree: event.priceCents === null ? undefined : event.priceCents === 0,
    typicalAgeRange: event.ageLimit ? `${event.ageLimit}-` : undefined,
    location: {
      '@type': 'Place',
      '@id': `${origin}${placePath}#place`,
      name: place.title,
      url: placeUrl,
      address: postalAddress(place),
      geo: place.geo ? { '@type': 'GeoCoordinates', ...place.geo } : undefined,
    },
    organizer: { '@type': 'Organization', name: place.title, url: placeUrl },
  };
  const dates = event.dates.map((date) => ({
    ...sharedFields,
    '@id': `${origin}${path}#${date.key}`,
    startDate: localDateTime(date.startsAt),
    endDate: localDateTime(date.endsAt),
    eventStatus: `${schemaOrg}${date.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    offers: ticketOffer(event, date, url),
  }));
  return [...dates, breadcrumbs(breadcrumbSteps, site)];
}

/**
 * Returns the ticket offer of a date; undefined for an unknown price, because an offer without a price is meaningless.
 */
function ticketOffer(
  { priceCents, ticketUrl }: PublicEvent,
  { status }: EventDate,
  url: string,
): SchemaThing | undefined {
  if (priceCents === null) return undefined;
  return {
    '@type': 'Offer',
    url: ticketUrl === '' ? url : ticketUrl,
    price: priceCents / 100,
    priceCurrency: 'BRL',
    availability: `${schemaOrg}${status === 'scheduled' ? 'InStock' : 'SoldOut'}`,
  };
}

function breadcrumbs(
  breadcrumbSteps: readonly { name: string; path: string }[],
  site: DescribedSite,
): SchemaThing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: siteTexts[site.language].home, path: linkTo('/') },
      ...breadcrumbSteps,
    ].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(path, site),
    })),
  };
}

function placeGraph(place: PlaceRecord, site: DescribedSite): SchemaThing[] {
  const category = categoryOf(place, site);
  const path = pathOf(place, category);
  const breadcrumbSteps = [
    // A category without a page is not a breadcrumb.
    ...(category && category.slug !== '' ? [categoryStep(category, site)] : []),
    { name: place.title, path },
  ];
  return [placeThing(place, category, path, site), breadcrumbs(breadcrumbSteps, site)];
}

function placeThing(
  place: PlaceRecord,
  category: CategoryRecord | undefined,
  path: string,
  site: DescribedSite,
): SchemaThing {
  const { origin, now } = site;
  const { type, isBusiness } = placeKind(category?.name ?? '');
  const { title, website, amenities, geo } = place;
  const description = textIn(site.language, place, 'description').text;
  const images = describedImageUrls(place).map((url) => toAbsoluteUrl(url, origin));
  const hours = openingSpecifications(place.hours, wallClockAt(now).dayNumber);
  return {
    '@type': type,
    '@id': `${origin}${path}#place`,
    name: title,
    url: pageUrl(path, site),
    description: description === '' ? undefined : description,
    image: images.length === 0 ? undefined : images,
    address: postalAddress(place),
    geo: geo ? { '@type': 'GeoCoordinates', ...geo } : undefined,
    telephone: telephone(place.phone),
    sameAs: website === '' ? undefined : website,
    priceRange: isBusiness ? priceSign(place.price) : undefined,
    openingHoursSpecification: hours.length === 0 ? undefined : hours,
    aggregateRating: aggregateRating(place),
    amenityFeature:
      amenities.length === 0
        ? undefined
        : amenities.map((amenity) => ({
            '@type': 'LocationFeatureSpecification',
            name: siteTexts[site.language].amenityLabel(amenity),
            value: true,
          })),
  };
}

function postalAddress({ location, neighborhood }: PlaceRecord): SchemaThing {
  const { address, city } = splitLocation(location);
  const street = [address, address.includes(neighborhood) ? '' : neighborhood]
    .filter((part) => part !== '')
    .join(', ');
  return {
    '@type': 'PostalAddress',
    streetAddress: street === '' ? undefined : street,
    addressLocality: city === '' ? brand.city : city,
    addressRegion: brand.state,
    addressCountry: 'BR',
  };
}

/** Returns the number with country code, as search engines require; numbers without one (0800, 4004) are unchanged. */
function telephone(phone: string): string | undefined {
  const internationalDigits = phoneDigits(phone);
  if (internationalDigits !== null) return `+${internationalDigits}`;
  return telHref(phone) === null ? undefined : phone;
}

/** Returns the average rating; undefined without ratings, because search engines reject a rating of zero. */
function aggregateRating({ rating, reviewsCount }: PlaceRecord): SchemaThing | undefined {
  if (reviewsCount === 0 || rating === 0) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: rating,
    reviewCount: reviewsCount,
    bestRating: 5,
    worstRating: 1,
  };
}

/** Returns the image addresses, the cover first. */
function describedImageUrls({ images, highlightImageIndex }: PlaceRecord): string[] {
  const cover = findHighlightImage(images, highlightImageIndex);
  const otherImages = images.filter((image) => image !== cover);
  return (cover ? [cover, ...otherImages] : [])
    .slice(0, maxDescribedImages)
    .map((image) => imageVariantUrl(image, imageWidth));
}

function toAbsoluteUrl(url: string, origin: string): string {
  return url.startsWith('/') ? origin + url : url;
}

/** Returns the absolute address of a page in the language of the description. Identifiers do not depend on it. */
function pageUrl(path: string, { origin, language }: Pick<DescribedSite, 'origin' | 'language'>) {
  return origin + localizedAddress(language, path);
}

function categoryStep(category: CategoryRecord, { language }: DescribedSite) {
  const { name } = translatedRecord(language, category);
  return { name, path: categoryLink(category.name) };
}

function categoryOf(place: PlaceRecord, { directory }: DescribedSite): CategoryRecord | undefined {
  return directory.categories.find(({ id }) => id === place.category);
}

function pathOf(place: PlaceRecord, category: CategoryRecord | undefined): string {
  return placeLink(toSummary(place, category));
}
