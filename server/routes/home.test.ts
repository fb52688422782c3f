import request from 'supertest';
import { describe, expect, it } from 'vitest';
import type { PlaceHours } from '#domain/opening-hours.ts';
import { aPlaceRecord, testServer, anOfferRecord, someSiteFacts } from '#support/test-server.ts';
import { homeNow } from '../site/home-now.ts';

const address = '/api/home';

interface Answer {
  openNow: { id: string }[];
  benefits: { id: string }[];
  neighborhoods: { name: string; count: number }[];
}

/** Every day from nine to six: it is 21:00 in the city when the clock of testServer begins. */
const byDay: PlaceHours = {
  kind: 'structured',
  hours: {
    periods: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      open: { day, time: '09:00' },
      close: { day, time: '18:00' },
    })),
    exceptions: [],
    note: '',
  },
};
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

describe('GET /api/home', () => {
  it('tells what the home page says besides the six best rated, as the browser reads places', async () => {
    const server = await testServer({
      places,
      offers: ['c', 'k', 'l'].map((id) => anOfferRecord({ id, placeId: id })),
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

  it('is for reading alone, and 503 when the places cannot be had', async () => {
    const server = await testServer({ places });
    await request(server.app).post(address).expect(405);
    await request(server.app).get(address).expect(200);
    server.places.isDown = true;
    server.clock.advance(120_000);
    await request(server.app).get(address).expect(503);
  });
});

describe('what the home page says of a moment', () => {
  const directory = async (clubEnabled = true) => {
    const { placeIndex } = await testServer({
      places,
      offers: ['g', 'h'].map((id) => anOfferRecord({ id, placeId: id })),
      readSiteFacts: () =>
        Promise.resolve({
          ...someSiteFacts,
          settings: { ...someSiteFacts.settings, clubEnabled },
        }),
    });
    return placeIndex.current();
  };
  const noon = new Date('2026-01-01T12:00:00-03:00');

  it('follows the hours of the places', async () => {
    const held = await directory();
    expect(ids(homeNow(held, noon).openNow)).toBe('ijkl');
    expect(ids(homeNow(held, new Date('2026-01-01T19:00:00-03:00')).openNow)).toBe('');
  });

  it('offers nothing of a club that is closed, nor of the day after an offer has ended', async () => {
    expect(ids(homeNow(await directory(), noon).benefits)).toBe('gh');
    expect(ids(homeNow(await directory(false), noon).benefits)).toBe('');
    const february = new Date('2026-02-01T12:00:00-03:00');
    expect(ids(homeNow(await directory(), february).benefits)).toBe('');
  });
});
