import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import {
  textHoursPlaceholder,
  withoutHoursTexts,
} from '#features/opening-hours/model/opening-hours.ts';
import { decodePlaceHours } from '#features/search/model/place-hours-codec.ts';
import { decodePlaceIndex } from '#features/search/model/place-index-codec.ts';
import type {
  PlaceDescriptionsSnapshot,
  PlaceIndexSnapshot,
} from '#features/search/model/place-index.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { aCategoryRecord, aPlaceRecord, testServer } from '#support/test-server.ts';
import { rawRequest } from '#support/raw-request.ts';
import type { TestServer } from '#support/test-server.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import { withinBudget } from '#server/platform/http/request-budget.ts';
import { hourMs } from '#shared/time-units.ts';

const address = '/api/places/index';

async function idsIn({ app }: TestServer): Promise<string[]> {
  const answer = await request(app).get(address).expect(200);
  return (answer.body as PlaceIndexSnapshot).id;
}

function rawBody(encoding: string, app: TestServer['app']) {
  return rawRequest(app, { path: address, headers: { 'Accept-Encoding': encoding } });
}

describe('the place index', () => {
  it("contains every active place, best rated first, in the browser's format", async () => {
    const best = aPlaceRecord({ id: 'best', rating: 4.9 });
    const { app } = await testServer({ places: [aPlaceRecord({ id: 'good' }), best] });
    const index = decodePlaceIndex((await request(app).get(address).expect(200)).body);
    expect(index.size).toBe(2);
    expect(index.summary(0)).toMatchObject({
      id: 'best',
      title: 'Bar do Farol',
      categoryName: 'Bares',
      categorySlug: 'bares',
      rating: 4.9,
    });
  });

  it('has descriptions with the same version and rows', async () => {
    const { app } = await testServer({
      places: [
        aPlaceRecord({ id: 'a', rating: 3, description: 'three' }),
        aPlaceRecord({ id: 'b', rating: 5, description: 'five' }),
      ],
    });
    const index = (await request(app).get(address)).body as PlaceIndexSnapshot;
    const file = (await request(app).get(`${address}/descriptions`))
      .body as PlaceDescriptionsSnapshot;
    expect(file.version).toBe(index.version);
    expect(file.description).toEqual(['five', 'three']);
  });

  it('has hours with the same version and rows, equal to the hours of the places', async () => {
    const night = parsePlaceHours({ periods: ['5 22:00-6 04:00'], note: 'Só sextas' });
    const { app } = await testServer({
      places: [
        aPlaceRecord({ id: 'a', rating: 3, hours: night }),
        aPlaceRecord({ id: 'b', rating: 5, hours: { kind: 'text', lines: ['Todo dia'] } }),
      ],
    });
    const index = (await request(app).get(address)).body as PlaceIndexSnapshot;
    const hours = decodePlaceHours((await request(app).get(`${address}/hours`).expect(200)).body);
    expect([hours.version, hours.size]).toEqual([index.version, 2]);
    expect([hours.hoursOf(0), hours.hoursOf(1)]).toEqual([
      textHoursPlaceholder,
      withoutHoursTexts(night),
    ]);
    await request(app).post(`${address}/hours`).expect(405);
  });

  it('has a new version when only hours changed', async () => {
    const { app, clock, places } = await testServer();
    const { etag } = (await request(app).get(address)).headers as { etag: string };
    places.put(aPlaceRecord({ hours: parsePlaceHours({ periods: ['5 22:00-6 04:00'] }) }));
    clock.advance(31_000);
    await request(app).get(address).set('If-None-Match', etag).expect(200);
  });

  it('is compressed with the encoding that the caller accepts, each with a separate ETag', async () => {
    const { app } = await testServer();
    const plain = await rawBody('identity', app);
    const zipped = await rawBody('gzip', app);
    const brotli = await rawBody('gzip, deflate, br', app);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    const etags = [plain, zipped, brotli].map(({ headers }) => headers.etag);
    expect(new Set(etags).size).toBe(3);
    for (const { headers } of [plain, zipped, brotli]) {
      expect(headers['etag']).toMatch(/^"[\w-]+"$/);
      expect(headers['vary']).toContain('Accept-Encoding');
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  it.each(['br;q=0, gzip', 'GZIP ; q=0.5', '*, br;q=0', `gzip,a${'\t'.repeat(4_000)}x`])(
    'is sent as gzip to a caller that accepts %j',
    async (encoding) => {
      const { app } = await testServer();
      expect((await rawBody(encoding, app)).headers['content-encoding']).toBe('gzip');
    },
  );

  it.each(['br;q=0, gzip;q=0', 'deflate', '', 'identity'])(
    'is sent uncompressed to a caller that accepts %j',
    async (encoding) => {
      const { app } = await testServer();
      const answer = await rawBody(encoding, app);
      expect(answer.headers).not.toHaveProperty('content-encoding');
      expect(JSON.parse(answer.body.toString())).toHaveProperty('format', 1);
    },
  );

  it('answers 304 without a body while nothing changed, and 200 after a change', async () => {
    const { app, clock, places } = await testServer();
    const { etag } = (await request(app).get(address)).headers as { etag: string };
    const ask = () => request(app).get(address).set('If-None-Match', etag);
    expect((await ask().expect(304)).text).toBe('');
    clock.advance(31_000);
    await ask().expect(304);
    places.put(aPlaceRecord({ title: 'Novo nome' }));
    clock.advance(31_000);
    await ask().expect(200);
  });

  it.each([
    ['*', 304],
    ['W/"x", "y"', 200],
    ['garbage', 200],
    ['""', 200],
    [',,,,', 200],
    ['"'.repeat(3_000), 200],
  ])('answers If-None-Match %j with %i', async (header, status) => {
    const { app } = await testServer();
    await request(app).get(address).set('If-None-Match', header).expect(status);
  });

  it('finds its ETag among others, weak or strong', async () => {
    const { app } = await testServer();
    const { etag } = (await request(app).get(address)).headers as { etag: string };
    await request(app).get(address).set('If-None-Match', `"a", W/${etag}`).expect(304);
  });

  it('answers HEAD with headers only, and ignores byte ranges', async () => {
    const { app } = await testServer();
    const head = await request(app).head(address).expect(200);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(100);
    expect(head.text).toBeUndefined();
    await request(app).get(address).set('Range', 'bytes=0-5,7-8,1-2').expect(200);
  });

  it('has the same ETag on two servers with the same places', async () => {
    const [one, other] = [await testServer(), await testServer()];
    other.clock.advance(5_000);
    const etags = await Promise.all(
      [one, other].map(
        async ({ app }) => (await request(app).get(address)).headers['etag'] as string,
      ),
    );
    expect(etags[0]).toBe(etags[1]);
  });

  it('contains at most 4,000 characters of a description', async () => {
    const places = [aPlaceRecord({ description: 'x'.repeat(9_000) })];
    const { app } = await testServer({ places });
    const answer = await request(app).get(`${address}/descriptions`).expect(200);
    const { description } = answer.body as PlaceDescriptionsSnapshot;
    expect(description).toEqual(['x'.repeat(4_000)]);
  });

  it('contains only active categories, in their order', async () => {
    const { app } = await testServer({
      categories: [
        aCategoryRecord({ id: 'z', name: 'Zoo', slug: 'zoo', order: 1 }),
        aCategoryRecord({ id: 'a', name: 'Artes', slug: 'artes', order: 2 }),
      ],
    });
    const { categories, category } = (await request(app).get(address)).body as PlaceIndexSnapshot;
    expect(categories.map(({ name }) => name)).toEqual(['Zoo', 'Artes']);
    expect(category).toEqual([-1]);
  });
});

describe('freshness of the place index', () => {
  const two = { places: [aPlaceRecord({ id: 'a' }), aPlaceRecord({ id: 'b' })] };

  it.each(['deactivated', 'deleted', 'deactivated without a timestamp'] as const)(
    'a place that is %s disappears within 60 seconds without requests in between',
    async (how) => {
      const server = await testServer(two);
      expect(await idsIn(server)).toContain('a');
      if (how === 'deactivated') server.places.deactivate('a');
      if (how === 'deleted') server.places.remove('a');
      if (how === 'deactivated without a timestamp') {
        server.places.putUnstamped(aPlaceRecord({ id: 'a' }), false);
      }
      server.clock.advance(60_000);
      expect(await idsIn(server)).toEqual(['b']);
    },
  );

  it('a deleted place disappears within 60 seconds while visitors keep requesting', async () => {
    const server = await testServer(two);
    await idsIn(server);
    server.places.remove('a');
    for (let second = 0; second < 60; second += 5) {
      server.clock.advance(5_000);
      await idsIn(server);
    }
    expect(await idsIn(server)).toEqual(['b']);
  });

  it('a deletion is detected although a new place appears at the same time', async () => {
    const server = await testServer(two);
    await idsIn(server);
    server.places.remove('a');
    server.places.put(aPlaceRecord({ id: 'c' }));
    server.clock.advance(60_000);
    expect((await idsIn(server)).sort()).toEqual(['b', 'c']);
  });

  it('new, edited and reactivated places appear', async () => {
    const server = await testServer(two);
    await idsIn(server);
    server.places.put(aPlaceRecord({ id: 'c' }));
    server.places.put(aPlaceRecord({ id: 'b', title: 'Outro nome' }));
    server.clock.advance(60_000);
    const answer = await request(server.app).get(address);
    const { id, title } = answer.body as PlaceIndexSnapshot;
    expect(id.sort()).toEqual(['a', 'b', 'c']);
    expect(title).toContain('Outro nome');
  });

  it('a young index is served from memory, an older one is refreshed in the background', async () => {
    const server = await testServer(two);
    await idsIn(server);
    const { changeReadings } = server.places.usage;
    server.clock.advance(19_000);
    await idsIn(server);
    expect(server.places.usage.changeReadings).toBe(changeReadings);
    server.clock.advance(2_000);
    await idsIn(server);
    expect(server.places.usage.changeReadings).toBe(changeReadings + 1);
  });

  it('reads nothing without requests, and two documents per refresh if nothing changed', async () => {
    const server = await testServer(two);
    await idsIn(server);
    server.clock.advance(60_000);
    await idsIn(server);
    const before = { ...server.places.usage };
    server.clock.advance(600_000);
    expect(server.places.usage).toEqual(before);
    await idsIn(server);
    expect(server.places.usage.documents - before.documents).toBe(2);
    expect(server.places.usage.fullReadings).toBe(before.fullReadings);
  });

  it('simultaneous requests share one read', async () => {
    const server = await testServer(two);
    await Promise.all(Array.from({ length: 20 }, () => idsIn(server)));
    expect(server.places.usage.fullReadings).toBe(1);
  });

  it("a shared read completes although the first caller's time limit has passed", async () => {
    const { places, placeIndex } = await testServer(two);
    const { readActive } = places;
    const slowly = () => new Promise((resolve) => setTimeout(resolve, 50)).then(readActive);
    places.readActive = () => withDeadline(slowly(), 5_000, 'reading places');
    const directory = await withinBudget(() => placeIndex.current(), 1);
    expect(directory.places()).toHaveLength(2);
  });

  it('a complete read every hour repairs a swap without a timestamp', async () => {
    const server = await testServer(two);
    await idsIn(server);
    server.places.remove('a');
    server.places.putUnstamped(aPlaceRecord({ id: 'c' }));
    server.clock.advance(hourMs);
    expect((await idsIn(server)).sort()).toEqual(['b', 'c']);
  });
});

describe('while Firestore does not answer', () => {
  it('the last index is served for a while, then 503 with a message', async () => {
    const server = await testServer();
    await idsIn(server);
    server.places.isDown = true;
    server.clock.advance(29_000);
    expect(await idsIn(server)).toEqual(['p1']);
    server.clock.advance(31_000);
    const answer = await request(server.app).get(address).expect(503);
    expect(answer.body).toMatchObject({ success: false, code: 'unavailable' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).not.toContain('Bar do Farol');
  });

  it('a caller with a cached index gets no 304 for an outdated one', async () => {
    const server = await testServer();
    const { etag } = (await request(server.app).get(address)).headers as { etag: string };
    server.categories.isDown = true;
    server.clock.advance(60_000);
    await request(server.app).get(address).set('If-None-Match', etag).expect(503);
  });

  it('the first visitor also gets 503, and the database is not queried immediately again', async () => {
    const server = await testServer();
    let asked = 0;
    server.places.isDown = true;
    const { readActive } = server.places;
    server.places.readActive = () => {
      asked += 1;
      return readActive();
    };
    for (let i = 0; i < 10; i += 1) await request(server.app).get(address).expect(503);
    expect(asked).toBe(1);
  });

  it('retries back off, but at most to an interval of five seconds', async () => {
    const server = await testServer();
    server.places.isDown = true;
    let asked = 0;
    const { readActive } = server.places;
    server.places.readActive = () => {
      asked += 1;
      return readActive();
    };
    for (let second = 0; second < 60; second += 1) {
      await request(server.app).get(address).expect(503);
      server.clock.advance(1_000);
    }
    // After 0, 1 and 3 seconds, then every 4.
    expect(asked).toBe(17);
  });

  it('the index is available again as soon as Firestore answers, with the missed changes', async () => {
    const server = await testServer({
      places: [aPlaceRecord({ id: 'a' }), aPlaceRecord({ id: 'b' })],
    });
    await idsIn(server);
    server.places.isDown = true;
    server.clock.advance(60_000);
    await request(server.app).get(address).expect(503);
    server.places.deactivate('a');
    server.places.isDown = false;
    server.clock.advance(2_000);
    expect(await idsIn(server)).toEqual(['b']);
  });

  it('a change that was read while only the categories failed is not lost', async () => {
    const server = await testServer({
      places: [aPlaceRecord({ id: 'a' }), aPlaceRecord({ id: 'b' })],
    });
    await idsIn(server);
    server.places.deactivate('a');
    server.categories.isDown = true;
    server.clock.advance(60_000);
    await request(server.app).get(address).expect(503);
    server.categories.isDown = false;
    server.clock.advance(60_000);
    expect(await idsIn(server)).toEqual(['b']);
  });
});
