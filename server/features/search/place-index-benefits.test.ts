import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { decodePlaceIndex } from '#features/search/model/place-index-codec.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { anOfferRecord, aPlaceRecord, someSiteFacts, testServer } from '#support/test-server.ts';
import type { TestServer } from '#support/test-server.ts';

const address = '/api/places/index';

/** Returns the ids of the places that have a benefit in the index. */
async function benefitsIn({ app }: TestServer): Promise<string[]> {
  const { snapshot } = decodePlaceIndex((await request(app).get(address).expect(200)).body);
  return snapshot.id.filter((_, row) => (snapshot.benefits[row] ?? -1) >= 0).sort();
}

describe('benefits in the place index', () => {
  const places = ['a', 'b', 'c'].map((id) => aPlaceRecord({ id }));

  it('exist where the club has a current offer', async () => {
    const server = await testServer({
      places,
      offers: [
        anOfferRecord({ id: 'o1', placeId: 'a' }),
        anOfferRecord({ id: 'o2', placeId: 'a' }),
        anOfferRecord({ id: 'o3', placeId: 'b', validUntil: Date.UTC(2025, 11, 31) }),
        anOfferRecord({ id: 'o4', placeId: 'gone' }),
      ],
    });
    expect(await benefitsIn(server)).toEqual(['a']);
  });

  it('do not exist where an offer is used up or never valid during opening hours', async () => {
    const hours = parsePlaceHours({ periods: ['2 18:00-2 23:00'] });
    const { terms } = anOfferRecord();
    const offer = (id: string, changes: object) =>
      anOfferRecord({ id, placeId: id, terms: { ...terms, ...changes } });
    const server = await testServer({
      places: places.map((place) => ({ ...place, hours })),
      offers: [
        offer('a', { totalLimit: 3, usedCount: 3 }),
        offer('b', { weekdays: [1] }),
        offer('c', { weekdays: [1, 2] }),
      ],
    });
    expect(await benefitsIn(server)).toEqual(['c']);
  });

  it('follow created, disabled and deleted offers', async () => {
    const server = await testServer({ places });
    expect(await benefitsIn(server)).toEqual([]);
    server.offers.put(anOfferRecord({ id: 'o1', placeId: 'a' }));
    server.offers.put(anOfferRecord({ id: 'o2', placeId: 'b' }));
    server.clock.advance(60_000);
    expect(await benefitsIn(server)).toEqual(['a', 'b']);
    server.offers.deactivate('o1');
    server.clock.advance(60_000);
    expect(await benefitsIn(server)).toEqual(['b']);
    server.offers.remove('o2');
    server.clock.advance(60_000);
    expect(await benefitsIn(server)).toEqual([]);
  });

  it('end with the offer without any write', async () => {
    const server = await testServer({ places });
    const validUntil = server.clock.now() + 50_000;
    server.offers.put(anOfferRecord({ placeId: 'a', validUntil }));
    expect(await benefitsIn(server)).toEqual(['a']);
    server.clock.advance(49_999);
    expect(await benefitsIn(server)).toEqual(['a']);
    server.clock.advance(31_000);
    expect(await benefitsIn(server)).toEqual([]);
  });

  it('do not exist while the club is closed', async () => {
    const { settings, ...facts } = someSiteFacts;
    const server = await testServer({
      places,
      offers: [anOfferRecord({ placeId: 'a' })],
      readSiteFacts: () =>
        Promise.resolve({ ...facts, settings: { ...settings, clubEnabled: false } }),
    });
    expect(await benefitsIn(server)).toEqual([]);
  });

  it('change the version only when a place gains or loses a benefit', async () => {
    const server = await testServer({ places, offers: [anOfferRecord({ placeId: 'a' })] });
    const tag = async () => {
      server.clock.advance(60_000);
      return (await request(server.app).get(address).expect(200)).headers['etag'] as string;
    };
    const before = await tag();
    const built = () => server.log().split('place index built').length - 1;
    expect(built()).toBe(1);
    server.offers.put(anOfferRecord({ placeId: 'a', validUntil: Date.UTC(2026, 5, 1) }));
    server.offers.put(anOfferRecord({ id: 'o2', placeId: 'a' }));
    expect(await tag()).toBe(before);
    expect(built()).toBe(1);
    server.offers.put(anOfferRecord({ id: 'o3', placeId: 'b' }));
    expect(await tag()).not.toBe(before);
    expect(built()).toBe(2);
  });

  it('are unchanged while offers cannot be read, and places are still served', async () => {
    const server = await testServer({ places, offers: [anOfferRecord({ placeId: 'a' })] });
    expect(await benefitsIn(server)).toEqual(['a']);
    server.offers.isDown = true;
    server.offers.put(anOfferRecord({ id: 'o2', placeId: 'b' }));
    server.clock.advance(60_000);
    expect(await benefitsIn(server)).toEqual(['a']);
    expect(server.log()).toContain('offers not read');
    server.offers.isDown = false;
    server.clock.advance(60_000);
    expect(await benefitsIn(server)).toEqual(['a', 'b']);
  });
});
