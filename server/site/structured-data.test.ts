import { describe, expect, it } from 'vitest';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import type { Language } from '#shared/languages.ts';
import { aPlaceSummary } from '#support/builders.ts';
import { ancestorsOf, problemsOf } from '#support/schema-vocabulary.ts';
import { aCategoryRecord, aPlaceRecord, anEventDate, anEventRecord } from '#support/test-server.ts';
import type { CategoryRecord, PlaceRecord } from '../search-index/cached-records.ts';
import { buildPlaceLists } from '../search-index/place-lists.ts';
import { buildPublicEvents } from '../search-index/public-events.ts';
import type { EventRecord, PublicEvents } from '../search-index/public-events.ts';
import { structuredData } from './structured-data.ts';

const origin = 'https://guia.example';
const now = new Date('2026-06-15T12:00:00Z');

const cover = {
  url: '/uploads/places/p1/frente.webp',
  width: 1600,
  height: 1000,
  widths: [320, 640, 828, 1280],
  colour: '#aabbcc',
};

interface City {
  language?: Language;
  places?: PlaceRecord[];
  categories?: CategoryRecord[];
  events?: PublicEvents | null;
}

/** The graph as a crawler reads it, without undefined properties. */
async function graphWith(
  events: EventRecord[],
  ...[path, parameters, city]: Parameters<typeof graphOf>
) {
  return graphOf(path, parameters, {
    ...city,
    events: await buildPublicEvents(events, (id) => aPlaceSummary({ id }), new Date(0)),
  });
}

function graphOf(
  path: Parameters<typeof structuredData>[0]['path'],
  parameters: Record<string, string>,
  {
    language = 'pt',
    places = [aPlaceRecord()],
    categories = [aCategoryRecord()],
    events = null,
  }: City = {},
) {
  const directory = {
    ...buildPlaceLists(places, categories),
    categories,
    place: (id: string) => places.find((place) => place.id === id) ?? null,
    events,
  };
  const found = structuredData({ path, parameters }, { language, origin, directory, now });
  if (found === null) return [];
  const document = JSON.parse(JSON.stringify(found)) as { '@graph': Record<string, unknown>[] };
  expect(problemsOf(document)).toEqual([]);
  return document['@graph'];
}

function itemsOf(list: Record<string, unknown> | undefined): unknown[] {
  const items: unknown = list?.['itemListElement'];
  return Array.isArray(items) ? items : [];
}

function describedPlace(place: Partial<PlaceRecord>, category: Partial<CategoryRecord> = {}) {
  const [described] = graphOf(
    '/places/:categorySlug/:placeId',
    { categorySlug: 'bares', placeId: 'p1-bar' },
    { places: [aPlaceRecord(place)], categories: [aCategoryRecord(category)] },
  );
  return described;
}

describe('the structured data of a place', () => {
  it('has its type, name, address, phone, coordinates, price, images and rating', () => {
    const place = describedPlace({
      website: 'https://bar.example/',
      images: [{ ...cover, url: '/uploads/places/p1/outra.webp' }, cover],
      highlightImageIndex: 1,
      hours: parsePlaceHours({ periods: ['6 18:00-0 03:00'] }),
    });
    expect(place).toEqual({
      '@type': 'BarOrPub',
      '@id': 'https://guia.example/places/bares/p1-bar-do-farol#place',
      name: 'Bar do Farol',
      url: 'https://guia.example/places/bares/p1-bar-do-farol',
      description: 'Petiscos e chope de frente para o mar.',
      image: [
        'https://guia.example/uploads/places/p1/frente-1280.webp',
        'https://guia.example/uploads/places/p1/outra-1280.webp',
      ],
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Rua das Rendeiras, 10, Lagoa da Conceição',
        addressLocality: 'Florianópolis',
        addressRegion: 'SC',
        addressCountry: 'BR',
      },
      geo: { '@type': 'GeoCoordinates', latitude: -27.6, longitude: -48.46 },
      telephone: '+554832220000',
      sameAs: 'https://bar.example/',
      priceRange: '$$',
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['https://schema.org/Saturday'],
          opens: '18:00',
          closes: '03:00',
        },
      ],
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.5,
        reviewCount: 12,
        bestRating: 5,
        worstRating: 1,
      },
      amenityFeature: [
        { '@type': 'LocationFeatureSpecification', name: 'Wi-Fi Gratuito', value: true },
      ],
    });
  });

  it('names amenities in the language of the page, and those of a place as its manager wrote them', () => {
    const [described] = graphOf(
      '/places/:categorySlug/:placeId',
      { categorySlug: 'bares', placeId: 'p1-bar' },
      { language: 'es', places: [aPlaceRecord({ amenities: ['Música ao Vivo', 'Fogueira'] })] },
    );
    expect(described?.['amenityFeature']).toMatchObject([
      { name: 'Música en vivo' },
      { name: 'Fogueira' },
    ]);
  });

  it('omits unknown properties', () => {
    const bare = describedPlace({
      description: '',
      location: '',
      neighborhood: '',
      geo: null,
      phone: '',
      amenities: [],
      rating: 0,
      reviewsCount: 0,
    });
    expect(bare).toEqual({
      '@type': 'BarOrPub',
      '@id': 'https://guia.example/places/bares/p1-bar-do-farol#place',
      name: 'Bar do Farol',
      url: 'https://guia.example/places/bares/p1-bar-do-farol',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Florianópolis',
        addressRegion: 'SC',
        addressCountry: 'BR',
      },
      priceRange: '$$',
    });
  });

  it('has a price range only for a business', () => {
    expect(describedPlace({}, { name: 'Praias' })).not.toHaveProperty('priceRange');
    expect(describedPlace({}, { name: 'Restaurantes' })).toHaveProperty('priceRange', '$$');
  });

  it.each([
    ['0800 123 4567', '0800 123 4567'],
    ['4004-0000', '4004-0000'],
    ['+351 21 123 4567', '+351211234567'],
    ['ligue já', undefined],
  ])('writes the phone number %s as %s', (phone, telephone) => {
    expect(describedPlace({ phone })?.['telephone']).toBe(telephone);
  });

  it('retains the address of an external image', () => {
    const images = [{ ...cover, url: 'https://fotos.example/a.jpg', widths: [] }];
    expect(describedPlace({ images })?.['image']).toEqual(['https://fotos.example/a.jpg']);
  });

  it('contains the breadcrumbs of its page', () => {
    const [, way] = graphOf('/places/:categorySlug/:placeId', { placeId: 'p1' });
    expect(way).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Início', item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: 'Bares', item: `${origin}/places/bares` },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'Bar do Farol',
          item: `${origin}/places/bares/p1-bar-do-farol`,
        },
      ],
    });
  });

  it('of a deleted category is a LocalBusiness without a category breadcrumb', () => {
    const [place, way] = graphOf(
      '/places/:categorySlug/:placeId',
      { placeId: 'p1' },
      { categories: [] },
    );
    expect(place?.['@type']).toBe('LocalBusiness');
    expect(itemsOf(way)).toHaveLength(2);
  });

  it('is null for an unknown place', () => {
    expect(graphOf('/places/:categorySlug/:placeId', { placeId: 'zzz' })).toEqual([]);
  });
});

describe('the structured data of a list page', () => {
  const many = Array.from({ length: 30 }, (_, i) =>
    aPlaceRecord({ id: `p${i}`, title: `Bar ${i}`, rating: i / 10, createdAt: new Date(i) }),
  );

  it('of a category contains the 24 places of its first page, newest first, and breadcrumbs', () => {
    const [list, way] = graphOf(
      '/places/:categorySlug',
      { categorySlug: 'Bares' },
      { places: many },
    );
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 24 });
    const [first] = itemsOf(list);
    expect(first).toEqual({
      '@type': 'ListItem',
      position: 1,
      name: 'Bar 29',
      url: `${origin}/places/bares/p29-bar-29`,
    });
    expect(itemsOf(list)).toHaveLength(24);
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(itemsOf(way)).toHaveLength(2);
  });

  it('of a category without places contains only the breadcrumbs', () => {
    const graph = graphOf('/places/:categorySlug', { categorySlug: 'bares' }, { places: [] });
    expect(graph.map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
  });

  it('is null for an unknown category', () => {
    expect(graphOf('/places/:categorySlug', { categorySlug: 'x' })).toEqual([]);
  });

  it('of the home page contains the site, its search and publisher, and the six best places', () => {
    const [site, organization, list] = graphOf('/', {}, { places: many });
    expect(site).toMatchObject({
      '@type': 'WebSite',
      name: 'Guia da Ilha',
      url: `${origin}/`,
      publisher: { '@id': organization?.['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${origin}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    });
    expect(organization).toMatchObject({ '@type': 'Organization', logo: `${origin}/icon-512.png` });
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 6 });
    expect(JSON.stringify(list)).toContain('Bar 29');
  });

  it('of the home page omits the list while there are no places', () => {
    const graph = graphOf('/', {}, { places: [] });
    expect(graph.map((thing) => thing['@type'])).toEqual(['WebSite', 'Organization']);
  });
});

it.each(['/search', '/login', '/categories', '/club', null] as const)(
  'the page %s has no structured data',
  (path) => {
    expect(graphOf(path, {})).toEqual([]);
  },
);

describe('the vocabulary check', () => {
  const right = {
    '@type': 'Restaurant',
    name: 'X',
    priceRange: '$$',
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      opens: '09:00',
      dayOfWeek: 'https://schema.org/Monday',
    },
  };
  const problems = (...graph: unknown[]) =>
    problemsOf({ '@context': 'https://schema.org', '@graph': graph });

  it('reports nothing for valid data', () => {
    expect(problems(right)).toEqual([]);
    expect(ancestorsOf('BarOrPub')).toContain('Thing');
  });

  it.each([
    ['a type that does not exist', { ...right, '@type': 'Resturant' }],
    ['a property that does not exist', { ...right, titel: 'X' }],
    ['a property of another type', { ...right, '@type': 'Beach' }],
    ['a value of an invalid format', { ...right, geo: 'ali' }],
    ['an object of another type', { ...right, geo: { '@type': 'Beach', name: 'X' } }],
    [
      'an invalid weekday',
      {
        ...right,
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: 'https://schema.org/Mondey',
        },
      },
    ],
    [
      'an invalid time',
      {
        ...right,
        openingHoursSpecification: { '@type': 'OpeningHoursSpecification', opens: '25:00' },
      },
    ],
    ['an image without a host', { ...right, image: '/a.webp' }],
    ['an empty list', { ...right, image: [] }],
    ['an empty string', { ...right, name: '' }],
    ['a dangling reference', { ...right, parentOrganization: { '@id': 'https://x.example/#y' } }],
    ['an object without a type', { ...right, address: { streetAddress: 'Rua' } }],
  ])('reports %s', (_what, thing) => {
    expect(problems(thing)).toHaveLength(1);
  });

  it('reports a document that is not a schema.org graph', () => {
    expect(problemsOf({ '@graph': [right] })).toHaveLength(1);
    expect(problems()).toHaveLength(1);
  });
});

describe('the structured data of an event', () => {
  const dates = [
    anEventDate(),
    anEventDate('2026-01-10', { status: 'cancelled' }),
    anEventDate('2026-01-17', { status: 'sold_out' }),
  ];

  it('has one Event per date, with status and place', async () => {
    const graph = await graphWith([anEventRecord({ dates, ageLimit: 16 })], '/agenda/:eventId', {
      eventId: 'e1-noite-de-choro',
    });
    const events = graph.filter((thing) => thing['@type'] === 'Event');
    expect(events.map(({ eventStatus }) => eventStatus)).toEqual([
      'https://schema.org/EventScheduled',
      'https://schema.org/EventCancelled',
      'https://schema.org/EventScheduled',
    ]);
    expect(events[0]).toMatchObject({
      name: 'Noite de choro',
      startDate: '2026-01-03T20:00-03:00',
      endDate: '2026-01-03T23:00-03:00',
      url: `${origin}/agenda/e1-noite-de-choro`,
      isAccessibleForFree: false,
      typicalAgeRange: '16-',
      location: { name: 'Bar do Farol', address: { addressLocality: 'Florianópolis' } },
      offers: { price: 30, priceCurrency: 'BRL', availability: 'https://schema.org/InStock' },
    });
    expect(events.map(({ offers }) => (offers as Record<string, unknown>)['availability'])).toEqual(
      ['https://schema.org/InStock', 'https://schema.org/SoldOut', 'https://schema.org/SoldOut'],
    );
    expect(itemsOf(graph.at(-1))).toMatchObject([
      {},
      { name: 'Agenda' },
      { name: 'Noite de choro' },
    ]);
  });

  it('omits an unknown price, and marks a free event', async () => {
    const [unknown] = await graphWith([anEventRecord({ priceCents: null })], '/agenda/:eventId', {
      eventId: 'e1',
    });
    expect(unknown).not.toHaveProperty('offers');
    expect(unknown).not.toHaveProperty('isAccessibleForFree');
    const [free] = await graphWith(
      [anEventRecord({ priceCents: 0, ticketUrl: '', images: [cover] })],
      '/agenda/:eventId',
      { eventId: 'e1' },
    );
    expect(free).toMatchObject({ isAccessibleForFree: true, offers: { price: 0 } });
  });

  it('is in the agenda list, and disappears with its place', async () => {
    const [list] = await graphWith([anEventRecord()], '/agenda', {});
    expect(itemsOf(list)).toMatchObject([{ url: `${origin}/agenda/e1-noite-de-choro` }]);
    expect(
      await graphWith([anEventRecord()], '/agenda/:eventId', { eventId: 'e1' }, { places: [] }),
    ).toEqual([]);
    expect(graphOf('/agenda', {}).map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
  });
});
