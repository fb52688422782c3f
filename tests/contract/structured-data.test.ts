import { describe, expect, it } from 'vitest';
import { placeSummary } from '#features/places/model/place-summary.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { buildCity } from '#seed/build-city.ts';
import { toCategoryRecord, toPlaceRecord } from '#server/search-index/cached-records.ts';
import { buildPlaceLists } from '#server/search-index/place-lists.ts';
import { structuredData } from '#server/site/structured-data.ts';
import { ancestorsOf, problemsOf } from '#support/schema-vocabulary.ts';

/**
 * The properties that Google requires for a rich result (developers.google.com/search/docs/appearance/structured-data):
 * required properties of each type, and the recommended ones that the guide can know. They are documented under
 * "local-business" for kinds of LocalBusiness, "carousel" for lists, "breadcrumb" for breadcrumbs, "site-names" and
 * "organization" for the home page, and under the (retired) "sitelinks-searchbox", which other search engines read, for
 * a search.
 */
const required: Readonly<Record<string, readonly string[]>> & { Place: readonly string[] } = {
  Place: ['name', 'address', 'url'],
  ItemList: ['itemListElement'],
  BreadcrumbList: ['itemListElement'],
  WebSite: ['name', 'url', 'potentialAction'],
  Organization: ['name', 'url', 'logo'],
};
const ofParts: Readonly<Record<string, readonly string[]>> = {
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
};

type Thing = Record<string, unknown>;

const origin = 'https://guia.example';
const now = new Date('2026-06-15T12:00:00Z');

const { documents } = buildCity({ size: 300, now, colourOf: () => '#aabbcc' });
const active = <T extends { id: string; fields: { isActive: boolean } }>(
  stored: readonly T[],
): T[] => stored.filter(({ fields }) => fields.isActive);
const places = active(documents.places).map(({ id, fields }) => toPlaceRecord(id, { ...fields }));
const categories = active(documents.categories).map(({ id, fields }) =>
  toCategoryRecord(id, { ...fields }),
);
const byId = new Map(places.map((place) => [place.id, place]));
const directory = {
  ...buildPlaceLists(places, categories),
  categories,
  place: (id: string) => byId.get(id) ?? null,
  events: null,
};

/** Returns the graph of a page, and asserts that the vocabulary contains all of it. */
function graphOf(route: Parameters<typeof structuredData>[0]): Thing[] {
  const found = structuredData(route, { language: 'pt', origin, directory, now });
  const document = JSON.parse(JSON.stringify(found)) as { '@graph': Thing[] };
  expect(problemsOf(document), JSON.stringify(route)).toEqual([]);
  return document['@graph'];
}

function ofType(graph: readonly Thing[], type: string): Thing {
  const thing = graph.find((one) => ancestorsOf(String(one['@type'])).has(type));
  if (!thing) throw new Error(`no ${type} in the graph`);
  return thing;
}

/** Returns every nested object, including the given one. */
function partsOf(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Thing, ...Object.values(value).flatMap(partsOf)];
}

function expectRequired(graph: readonly Thing[]): void {
  for (const thing of graph) {
    const type = String(thing['@type']);
    const names = ancestorsOf(type).has('Place') ? required.Place : (required[type] ?? []);
    expect(Object.keys(thing)).toEqual(expect.arrayContaining([...names]));
  }
  for (const part of partsOf(graph)) {
    const names = ofParts[String(part['@type'])] ?? [];
    expect(Object.keys(part)).toEqual(expect.arrayContaining([...names]));
  }
  const lists = graph.flatMap((thing) => (thing['itemListElement'] ?? []) as Thing[]);
  for (const item of lists) expect(item).toMatchObject({ position: expect.any(Number) as number });
}

describe('the structured data of every page of the seed', () => {
  it('the seed has places of every category', () => {
    expect(places.length).toBeGreaterThan(250);
    expect(new Set(places.map(({ category }) => category)).size).toBe(categories.length);
  });

  it.each(places.map((place) => [place.title, place] as const))('%s', (_title, place) => {
    const graph = graphOf({
      path: '/places/:categorySlug/:placeId',
      parameters: { placeId: place.id },
    });
    expectRequired(graph);
    const described = ofType(graph, 'Place');
    expect(described['url']).toBe(origin + placeLink(placeSummary(place, categories)));
    const isBusiness = ancestorsOf(String(described['@type'])).has('LocalBusiness');
    // Recommended, if the guide knows it.
    const known = {
      image: place.images.length > 0,
      geo: place.geo !== null,
      telephone: place.phone !== '',
      sameAs: place.website !== '',
      priceRange: isBusiness,
      aggregateRating: place.reviewsCount > 0,
      openingHoursSpecification: place.hours.kind === 'structured',
    };
    for (const [name, isKnown] of Object.entries(known)) {
      expect(name in described, name).toBe(isKnown);
    }
    expect(JSON.stringify(graph)).not.toMatch(/createdBy|null|undefined|NaN/);
    const way = ofType(graph, 'BreadcrumbList')['itemListElement'] as Thing[];
    // Google requires at least two items in a breadcrumb.
    expect(way.length).toBeGreaterThanOrEqual(2);
    expect(way.map(({ position }) => position)).toEqual(way.map((_, index) => index + 1));
  });

  it.each(categories.map(({ name, slug }) => [name, slug] as const))('%s', (_name, slug) => {
    const graph = graphOf({ path: '/places/:categorySlug', parameters: { categorySlug: slug } });
    expectRequired(graph);
    const items = ofType(graph, 'ItemList')['itemListElement'] as Thing[];
    const addresses = items.map(({ url }) => String(url));
    expect(addresses.length).toBeGreaterThan(5);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(new URL(address).origin).toBe(origin);
  });

  it('the home page', () => {
    const graph = graphOf({ path: '/', parameters: {} });
    expectRequired(graph);
    expect(graph.map((thing) => thing['@type'])).toEqual(['WebSite', 'Organization', 'ItemList']);
  });
});
