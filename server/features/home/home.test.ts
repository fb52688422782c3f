import request from 'supertest';
import { describe, expect, it } from 'vitest';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { toPlan } from '#features/club/model/subscription-plan.ts';
import {
  aCategoryRecord,
  anEventDate,
  anEventRecord,
  anOfferRecord,
  aPlaceRecord,
  someSiteFacts,
  testServer,
} from '#support/test-server.ts';
import { highlights } from '#server/search-index/highlights.ts';
import { buildHomeNow } from './home-now.ts';

const address = '/api/home';

interface Answer {
  openNow: { id: string }[];
  benefits: { id: string }[];
  neighborhoods: { name: string; count: number }[];
}

/** Open daily from nine to six; the clock of testServer starts at 21:00 in the city. */
const byDay = everyDay('09:00', '18:00');
const byNight = everyDay('20:00', '23:00');
const letters = [...'abcdefghijkl'];
const places = letters.map((id, position) =>
  aPlaceRecord({
    id,
    title: `Bar ${id}`,
    category: id,
    rating: 5 - position / 10,
    hours: byDay,
    neighborhood: ['Centro', 'Lagoa', 'Campeche'][position % 3] ?? '',
  }),
);
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

function everyDay(open: string, close: string): PlaceHours {
  const periods = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    open: { day, time: open },
    close: { day, time: close },
  }));
  return { kind: 'structured', hours: { periods, exceptions: [], note: '' } };
}

describe('GET /api/home', () => {
  it("returns the home page content besides the six best rated places, in the browser's format", async () => {
    const server = await testServer({
      // The other places with an offer are closed for the day, so their offers are not usable before tomorrow.
      places: places.map((place) =>
        'kl'.includes(place.id) ? { ...place, hours: byNight } : place,
      ),
      offers: ['c', 'j', 'k', 'l'].map((id) => anOfferRecord({ id, placeId: id })),
    });
    const { body, headers } = (await request(server.app).get(address).expect(200)) as {
      body: Answer;
      headers: Record<string, string>;
    };
    expect(ids(body.benefits)).toBe('kl');
    expect(body.benefits[0]).toMatchObject({
      title: 'Bar k',
      createdAt: '2025-06-01T00:00:00.000Z',
    });
    expect(body.benefits[0]).not.toHaveProperty('description');
    expect(body.neighborhoods).toEqual([
      { name: 'Campeche', count: 4 },
      { name: 'Centro', count: 4 },
      { name: 'Lagoa', count: 4 },
    ]);
    const again = request(server.app)
      .get(address)
      .set('If-None-Match', headers['etag'] ?? '');
    await again.expect(304);
  });

  it('only accepts reads, and is answered with 503 when places are unavailable', async () => {
    const server = await testServer({ places });
    await request(server.app).post(address).expect(405);
    await request(server.app).get(address).expect(200);
    server.places.isDown = true;
    server.clock.advance(120_000);
    await request(server.app).get(address).expect(503);
  });
});

describe('events on the home page', () => {
  const nextSaturday = anEventRecord({ placeId: 'd' });
  const over = anEventDate('2025-12-20');

  it('returns the events of today and of the weekend, no later ones', async () => {
    const server = await testServer({
      places,
      events: [
        nextSaturday,
        anEventRecord({ id: 'e2', title: 'Mês que vem', dates: [anEventDate('2026-02-07')] }),
      ],
    });
    const { body } = (await request(server.app).get(address).expect(200)) as {
      body: { agenda: { events: { title: string[] }; places: { title: string[] } } };
    };
    expect(body.agenda.events.title).toEqual(['Noite de choro']);
    expect(body.agenda.places.title).toEqual(['Bar d']);
  });

  it('excludes past event places from the highlights and from every row', async () => {
    const { placeIndex } = await testServer({
      places,
      categories: [aCategoryRecord({ id: 'b', name: 'Eventos', slug: 'eventos' })],
      events: [
        anEventRecord({ placeId: 'b', dates: [over] }),
        anEventRecord({ id: 'e2', placeId: 'c', dates: [over] }),
      ],
      offers: ['b', 'k', 'l'].map((id) => anOfferRecord({ id, placeId: id })),
    });
    const held = await placeIndex.current();
    expect(ids(highlights(held))).toBe('acdefg');
    const { past, benefits, neighborhoods } = buildHomeNow(
      held,
      new Date('2026-01-01T12:00:00-03:00'),
    );
    expect(past).toEqual(['b']);
    expect(ids(benefits)).toBe('kl');
    expect(neighborhoods).toContainEqual({ name: 'Lagoa', count: 4 });
  });
});

describe('time-dependent content of the home page', () => {
  const monthly = toPlan('m', {
    name: 'Mensal',
    price: 2_990,
    isActive: true,
    stripePriceId: 'price_m',
  });
  const directory = async (clubEnabled = true, plans = [monthly]) => {
    const { placeIndex } = await testServer({
      places,
      offers: ['g', 'h'].map((id) => anOfferRecord({ id, placeId: id })),
      readSiteFacts: () =>
        Promise.resolve({
          ...someSiteFacts,
          plans,
          settings: { ...someSiteFacts.settings, clubEnabled },
        }),
    });
    return placeIndex.current();
  };
  const noon = new Date('2026-01-01T12:00:00-03:00');

  it('follows the opening hours of the places', async () => {
    const held = await directory();
    expect(ids(buildHomeNow(held, noon).openNow)).toBe('ijkl');
    expect(ids(buildHomeNow(held, new Date('2026-01-01T19:00:00-03:00')).openNow)).toBe('');
  });

  it('shows no benefits while the club is closed, nor after the last day of an offer', async () => {
    const noPlans: [] = [];
    expect(ids(buildHomeNow(await directory(true, noPlans), noon).benefits)).toBe('gh');
    expect(ids(buildHomeNow(await directory(false), noon).benefits)).toBe('');
    const february = new Date('2026-02-01T12:00:00-03:00');
    expect(ids(buildHomeNow(await directory(true, noPlans), february).benefits)).toBe('');
  });

  it('shows no benefit twice: places in the club band are in no row', async () => {
    const { club, ...rows } = buildHomeNow(await directory(), noon);
    expect(club?.offers.map(({ placeId }) => placeId)).toEqual(['g', 'h']);
    expect(JSON.stringify(rows)).not.toMatch(/"id":"[gh]"/);
  });

  it("shows the club's price, the number of partners and the offers usable today", async () => {
    const { club } = buildHomeNow(await directory(), noon);
    expect(club).toMatchObject({
      price: { price: 2_990, interval: 'month', isOnly: true },
      partners: 2,
      partnersToday: 2,
      offers: [
        { id: 'g', placeTitle: 'Bar g', from: null },
        { id: 'h', placeTitle: 'Bar h', from: null },
      ],
    });
    expect(
      buildHomeNow(await directory(), new Date('2026-01-01T20:00:00-03:00')).club,
    ).toMatchObject({
      partners: 2,
      partnersToday: 0,
      offers: [],
    });
  });

  it('omits the club if it is closed or no plan is available', async () => {
    expect(buildHomeNow(await directory(false), noon).club).toBeNull();
    expect(buildHomeNow(await directory(true, []), noon).club).toBeNull();
  });
});
