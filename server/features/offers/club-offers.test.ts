import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { aCategoryRecord, anOfferRecord, aPlaceRecord, testServer } from '#support/test-server.ts';
import type { TestServer } from '#support/test-server.ts';

const address = '/api/club/offers';

interface Answer {
  offers: { id: string; placeId: string; title: string; isActive: boolean }[];
  places: { id: string; title: string; categoryName: string }[];
}

async function listed({ app }: TestServer): Promise<string[]> {
  const { body } = (await request(app).get(address).expect(200)) as { body: Answer };
  return body.offers.map(({ id }) => id);
}

describe('GET /api/club/offers', () => {
  const places = ['a', 'b'].map((id) => aPlaceRecord({ id, title: `Bar ${id}` }));
  const categories = [aCategoryRecord()];
  const january = (day: number) => Date.UTC(2026, 0, day);

  it('returns the current offers with their places, those that end first at the top', async () => {
    const server = await testServer({
      places,
      categories,
      offers: [
        anOfferRecord({ id: 'late', placeId: 'a', validUntil: january(20) }),
        anOfferRecord({ id: 'soon', placeId: 'a', validUntil: january(2) }),
        anOfferRecord({ id: 'over', placeId: 'a', validUntil: january(1) }),
        anOfferRecord({ id: 'endless', placeId: 'a', validUntil: 0 }),
        anOfferRecord({ id: 'hidden', placeId: 'unpublished' }),
      ],
    });
    const { body } = (await request(server.app).get(address).expect(200)) as { body: Answer };
    expect(body.offers).toMatchObject([
      { id: 'soon', placeId: 'a', title: '20% no jantar', isActive: true },
      { id: 'late' },
    ]);
    expect(body.offers).toHaveLength(2);
    expect(body.places).toEqual([
      {
        id: 'a',
        title: 'Bar a',
        categoryName: 'Bares',
        neighborhood: 'Lagoa da Conceição',
        cover: null,
        hours: { periods: [], exceptions: [], note: '' },
        geo: { latitude: -27.6, longitude: -48.46 },
      },
    ]);
  });

  it('has the title in the language of the browser, or in Portuguese', async () => {
    const { app } = await testServer({
      places,
      categories,
      offers: [
        anOfferRecord({
          id: 'translated',
          placeId: 'a',
          validUntil: january(2),
          translations: { es: { title: '20% en la cena' } },
        }),
        anOfferRecord({ id: 'original', placeId: 'a' }),
      ],
    });
    const titlesIn = async (tag: string) => {
      const response = await request(app).get(address).set('Accept-Language', tag).expect(200);
      expect(response.headers['vary']).toMatch(/\bAccept-Language\b/);
      return (response.body as Answer).offers.map(({ title }) => title);
    };
    expect(await titlesIn('es')).toEqual(['20% en la cena', '20% no jantar']);
    expect(await titlesIn('en')).toEqual(['20% no jantar', '20% no jantar']);
    expect(await titlesIn('pt')).toEqual(['20% no jantar', '20% no jantar']);
  });

  it('drops the offers of a place as soon as it is not published', async () => {
    const server = await testServer({
      places,
      offers: [
        anOfferRecord({ id: 'oa', placeId: 'a' }),
        anOfferRecord({ id: 'ob', placeId: 'b' }),
      ],
    });
    expect(await listed(server)).toEqual(['oa', 'ob']);
    server.places.deactivate('a');
    server.clock.advance(60_000);
    expect(await listed(server)).toEqual(['ob']);
    server.places.put(aPlaceRecord({ id: 'a' }));
    server.clock.advance(60_000);
    expect(await listed(server)).toEqual(['oa', 'ob']);
    server.offers.deactivate('ob');
    server.clock.advance(60_000);
    expect(await listed(server)).toEqual(['oa']);
  });

  it('drops an expired offer without any write', async () => {
    const server = await testServer({ places });
    server.offers.put(anOfferRecord({ placeId: 'a', validUntil: server.clock.now() + 50_000 }));
    expect(await listed(server)).toEqual(['o1']);
    server.clock.advance(81_000);
    expect(await listed(server)).toEqual([]);
  });

  it('reads nothing for a request, and answers 304 while nothing changed', async () => {
    const server = await testServer({ places, offers: [anOfferRecord({ placeId: 'a' })] });
    const { headers } = await request(server.app).get(address).expect(200);
    const { documents } = server.offers.usage;
    for (let asked = 0; asked < 20; asked += 1) {
      await request(server.app)
        .get(address)
        .set('If-None-Match', headers['etag'] as string)
        .expect(304);
    }
    expect(server.offers.usage.documents).toBe(documents);
    expect(headers['cache-control']).toBe('no-cache');
    server.offers.put(anOfferRecord({ id: 'o2', placeId: 'b' }));
    server.clock.advance(60_000);
    await request(server.app)
      .get(address)
      .set('If-None-Match', headers['etag'] as string)
      .expect(200);
  });

  it('returns at most a thousand offers', async () => {
    const offers = Array.from({ length: 1_200 }, (_, at) =>
      anOfferRecord({ id: `o${at}`, placeId: 'a', validUntil: january(2) + at }),
    );
    const found = await listed(await testServer({ places, offers }));
    expect(found).toHaveLength(1_000);
    expect(found.at(-1)).toBe('o999');
  });

  it('is an error instead of an empty list while the offers are unreadable or too old', async () => {
    const server = await testServer({ places, offers: [anOfferRecord({ placeId: 'a' })] });
    server.offers.isDown = true;
    server.clock.advance(60_000);
    const refused = await request(server.app).get(address).expect(503);
    expect(refused.body).toMatchObject({ success: false, code: 'unavailable' });
    // Places are served regardless of the offers.
    await request(server.app).get('/api/places/index').expect(200);
    server.offers.isDown = false;
    server.clock.advance(60_000);
    expect(await listed(server)).toEqual(['o1']);
  });

  it('accepts no other method', async () => {
    const { app } = await testServer({ places });
    await request(app).post(address).expect(405);
  });
});
