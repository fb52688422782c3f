import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { toNamedList } from '#features/lists/model/named-list.ts';
import type { Language } from '#shared/languages.ts';
import { routePaths, routes } from '#shared/routes.ts';
import {
  aCategoryRecord,
  anEventDate,
  anEventRecord,
  anOfferRecord,
  aPlaceRecord,
  someSiteFacts,
  testServer,
} from '#support/test-server.ts';
import type { TestServerOptions } from '#support/test-server.ts';
import { pageSource } from './page-data.ts';
import { readRequestedList } from './requested-list.ts';
import { matchSiteRoute } from './site-routes.ts';

const cover = {
  url: '/uploads/places/p1/b.webp',
  width: 1600,
  height: 1000,
  widths: [320, 640, 828, 1280],
  colour: '#aabbcc',
};

async function sourceOf(
  address: string,
  options: TestServerOptions = {},
  language: Language = 'pt',
) {
  const lists = {
    read: (id: string) =>
      Promise.resolve({
        list: id === 'l1' ? toNamedList(id, { name: 'Praias', items: ['p1 Ir cedo', 'p9'] }) : null,
        readAt: 0,
      }),
  };
  const { placeIndex, content } = await testServer({
    publicLists: lists,
    places: [
      aPlaceRecord({ images: [{ ...cover, url: '/a.webp' }, cover], highlightImageIndex: 1 }),
    ],
    categories: [aCategoryRecord()],
    events: [anEventRecord()],
    ...options,
  });
  const directory = await placeIndex.current(language);
  const route = matchSiteRoute(address);
  const asked = await readRequestedList(route, directory, content);
  const list = asked?.kind === 'found' ? asked.list : null;
  const at = new Date('2026-01-01T12:00:00-03:00');
  return pageSource(language, content, route, directory, at, list);
}

const place = '/places/bares/p1-bar-do-farol';

describe('the data from which a page is rendered', () => {
  it('exists at the canonical address of every server-rendered page in the route table', async () => {
    const rendered = routePaths.filter((path) => 'rendered' in routes[path]);
    const addresses = rendered.map((path) =>
      path
        .replace(':categorySlug', 'bares')
        .replace(':placeId', 'p1-bar-do-farol')
        .replace(':eventId', 'e1-noite-de-choro')
        .replace(':listId', 'l1-praias'),
    );
    expect(addresses).toContain(place);
    for (const address of addresses) expect((await sourceOf(address))?.address).toBe(address);
  });

  it.each([
    ['/search', 'is absent for a page that the browser renders'],
    ['/places/museus', 'is absent for a category that does not exist'],
    ['/places/bares/p2-bar', 'is absent for a place that does not exist'],
    ['/agenda/e2-festa', 'is absent for an event that does not exist'],
    ['/listas/l2-cafes', 'is absent for a list that is not public'],
    ['/nowhere', 'is absent for an address that does not exist'],
  ])('%s: %s', async (address) => {
    expect(await sourceOf(address)).toBeNull();
  });

  it('contains only the translations of its language', async () => {
    const es = { description: 'Para brindar con vista al mar.' };
    const en = { description: 'Drinks with a view.' };
    const options: TestServerOptions = {
      places: [aPlaceRecord({ translations: { es, en } })],
      categories: [
        aCategoryRecord({ translations: { es: { name: 'Bares' }, en: { name: 'Bars' } } }),
      ],
    };
    const spanish = (await sourceOf(place, options, 'es'))?.data();
    expect(spanish?.place).toMatchObject({
      description: 'Petiscos e chope de frente para o mar.',
      translations: { es },
    });
    expect(JSON.stringify(spanish)).not.toContain('Drinks');
    expect(spanish?.categories?.map(({ translations }) => translations)).toEqual([
      { es: { name: 'Bares' } },
    ]);
    const portuguese = (await sourceOf(place, options))?.data();
    expect(portuguese?.place?.translations).toEqual({});
    expect(portuguese?.categories?.[0]?.translations).toEqual({});
  });

  it('has the canonical address, so that no other address is rendered', async () => {
    expect((await sourceOf('/places/restaurantes/p1'))?.address).toBe(place);
  });

  it('is null until plans and settings have been read', async () => {
    const readSiteFacts = () => Promise.reject(new Error('down'));
    expect(await sourceOf('/', { readSiteFacts })).toBeNull();
  });

  it('contains only the card fields of listed places: one cover image and no description', async () => {
    const source = await sourceOf('/');
    const [listed] = source?.data().topPlaces ?? [];
    expect(listed).toMatchObject({ id: 'p1', images: [cover], highlightImageIndex: 0 });
    expect(listed).not.toHaveProperty('description');
    expect(listed).not.toHaveProperty('phone');
  });

  it('contains a whole place without its creator', async () => {
    const source = await sourceOf(place);
    expect(source?.data().place).toMatchObject({ id: 'p1', createdBy: '', isActive: true });
    expect(source?.data().place).not.toHaveProperty('createdNanoseconds');
    expect(source?.placeId).toBe('p1');
  });

  it('contains the related places of a place, and its club offers', async () => {
    const next = ['p2', 'p3'].map((id) => aPlaceRecord({ id }));
    const source = await sourceOf(place, {
      places: [aPlaceRecord(), ...next],
      offers: [anOfferRecord({ placeId: 'p1' }), anOfferRecord({ id: 'o2', placeId: 'p3' })],
    });
    const [rail, ...others] = source?.data().related?.rails ?? [];
    expect(others).toEqual([]);
    expect(rail).toMatchObject({
      kind: 'similar',
      places: [
        { id: 'p2', categoryName: 'Bares', amenities: [], benefit: null },
        { id: 'p3', benefit: { kind: 'percent', percent: 20 } },
      ],
    });
    expect(source?.data().benefits?.get('p1')).toMatchObject({ percent: 20 });
  });

  it('contains the next events of listed places, or null for places without events', async () => {
    const places = ['p1', 'p2', 'p3'].map((id) => aPlaceRecord({ id }));
    for (const address of ['/', '/places/bares', place]) {
      const next = (await sourceOf(address, { places }))?.data().nextEvents;
      expect([...(next?.keys() ?? [])].sort(), address).toEqual(['p1', 'p2', 'p3']);
      expect(next?.get('p1')).toEqual({ title: 'Noite de choro', ...times(anEventDate()) });
      expect(next?.get('p2')).toBeNull();
    }
  });

  it('of the plans page equals the response of /api/club/showcase', async () => {
    const saved = { cents: 123_400, uses: 47 };
    const { app, placeIndex, content } = await testServer({
      offers: [anOfferRecord()],
      readSiteFacts: () => Promise.resolve({ ...someSiteFacts, saved }),
    });
    const directory = await placeIndex.current();
    const at = new Date(directory.readAt);
    const source = pageSource('pt', content, matchSiteRoute('/subscription'), directory, at);
    const { body } = (await request(app).get('/api/club/showcase').expect(200)) as {
      body: unknown;
    };
    expect(body).toMatchObject({ saved, offers: 1 });
    expect(JSON.parse(JSON.stringify(source?.data().showcase))).toEqual(body);
  });

  it('omits events while they cannot be read, so that the browser fetches them', async () => {
    const { placeIndex, content, events, clock } = await testServer({ events: [anEventRecord()] });
    await placeIndex.current();
    events.isDown = true;
    clock.advance(60_000);
    const directory = await placeIndex.current();
    const source = pageSource('pt', content, matchSiteRoute('/'), directory, new Date(clock.now()));
    expect(source?.data().benefits?.has('p1')).toBe(true);
    expect(source?.data().nextEvents).toBeUndefined();
  });

  it('contains the first page of a category with the cursor for the next one', async () => {
    const places = Array.from({ length: 30 }, (_, number) =>
      aPlaceRecord({
        id: `p${String(number).padStart(2, '0')}`,
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, number, 123)),
        createdNanoseconds: 123_456_789,
      }),
    );
    const page = (await sourceOf('/places/bares', { places }))?.data().categoryPlaces;
    expect(page?.items.map(({ id }) => id).slice(0, 2)).toEqual(['p29', 'p28']);
    expect(page?.items).toHaveLength(24);
    expect(page?.nextCursor).toEqual({
      id: 'p06',
      after: { seconds: Date.UTC(2026, 0, 1, 0, 0, 6) / 1000, nanoseconds: 123_456_789 },
    });
    const short = (await sourceOf('/places/bares', { places: places.slice(0, 23) }))?.data();
    expect(short?.categoryPlaces?.nextCursor).toBeNull();
  });

  it('contains a list with its public places and no data of its owner', async () => {
    const list = (await sourceOf('/listas/l1-praias'))?.data().publicList;
    expect(list).toMatchObject({
      ...{ id: 'l1', name: 'Praias', note: '', missing: 1 },
      items: [{ place: { id: 'p1', title: 'Bar do Farol', cover }, note: 'Ir cedo' }],
    });
    expect(list).not.toHaveProperty('userId');
  });

  it('contains only the first dates of a large agenda, and a whole small one', async () => {
    const agendaOf = async (count: number) => {
      const events = Array.from({ length: count }, (_, at) =>
        anEventRecord({
          id: `e${String(at).padStart(2, '0')}`,
          dates: [anEventDate('2026-01-03'), anEventDate('2026-02-03')],
        }),
      );
      return (await sourceOf('/agenda', { events }))?.data().agenda;
    };
    expect(await agendaOf(12)).toMatchObject({ isWhole: true });
    const beginning = await agendaOf(40);
    expect(beginning?.isWhole).toBe(false);
    expect(beginning?.events).toHaveLength(24);
    // Dates that are not shown on the page are not in its data.
    for (const { dates } of beginning?.events ?? []) expect(dates).toHaveLength(1);
  });
});

function times({ startsAt, endsAt }: ReturnType<typeof anEventDate>) {
  return { startsAt, endsAt };
}
