import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { decodeAgenda } from '#features/events/model/agenda/agenda-codec.ts';
import type { AgendaSnapshot } from '#features/events/model/agenda/agenda-codec.ts';
import { toEvent } from '#features/events/model/event.ts';
import { dayMs, minuteMs } from '#shared/time-units.ts';
import { aPlaceRecord, anEventDate, anEventRecord, testServer } from '#support/test-server.ts';
import { buildEventPage } from './event-page.ts';

const address = '/api/events/index';

interface Answer {
  event: { id: string };
  place: { id: string; categoryName: string };
  others: unknown;
}

describe('GET /api/events/index', () => {
  it('returns the agenda, compressed, and does not send it again while nothing changes', async () => {
    const server = await testServer({ events: [anEventRecord()] });
    const first = await request(server.app).get(address).expect(200);
    expect(decodeAgenda(first.body).events).toMatchObject([{ id: 'e1', title: 'Noite de choro' }]);
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers['content-encoding']).toMatch(/^(br|gzip)$/);
    const etag = String(first.headers['etag']);
    await request(server.app).get(address).set('If-None-Match', etag).expect(304);
    server.events.put(anEventRecord({ title: 'Noite de samba' }));
    server.clock.advance(60_000);
    await request(server.app).get(address).set('If-None-Match', etag).expect(200);
  });

  it('is sent in the language of the browser, and caches keep the languages apart', async () => {
    const translations = { es: { title: 'Noche de choro' } };
    const { app } = await testServer({ events: [anEventRecord({ translations })] });
    const titlesIn = async (tag: string) => {
      const response = await request(app).get(address).set('Accept-Language', tag).expect(200);
      expect(response.headers['vary']).toMatch(/\bAccept-Language\b/);
      const { events } = response.body as AgendaSnapshot;
      return events.translatedTitle;
    };
    expect(await titlesIn('es')).toEqual(['Noche de choro']);
    expect(await titlesIn('pt-BR')).toBeUndefined();
    expect(await titlesIn('en')).toBeUndefined();
    const page = await request(app).get('/api/events/e1').set('Accept-Language', 'es').expect(200);
    expect(page.body).toMatchObject({ event: { title: 'Noite de choro', translations } });
    const original = await request(app).get('/api/events/e1').expect(200);
    expect(original.text).not.toContain('Noche');
  });

  it('has the same ETag on every server with the same data', async () => {
    const etags = await Promise.all(
      [0, 1].map(async (later) => {
        const server = await testServer({ events: [anEventRecord()] });
        server.clock.advance(later * minuteMs);
        return (await request(server.app).get(address)).headers['etag'] ?? '';
      }),
    );
    expect(etags[0]).toBe(etags[1]);
  });

  it('only accepts reads, and is answered with 503 when unavailable', async () => {
    const server = await testServer({ events: [anEventRecord()] });
    await request(server.app).post(address).expect(405);
    server.events.isDown = true;
    await request(server.app).get(address).expect(503);
    await request(server.app).get('/api/events/e1').expect(503);
  });
});

describe('GET /api/events/next', () => {
  const next = '/api/events/next';

  it('returns the next event of each place within seven days, and 304 while it is unchanged', async () => {
    const server = await testServer({
      places: ['p1', 'p2', 'p3'].map((id) => aPlaceRecord({ id })),
      events: [
        anEventRecord({ dates: [anEventDate(), anEventDate('2026-01-05')] }),
        anEventRecord({
          id: 'e2',
          placeId: 'p2',
          dates: [
            anEventDate('2026-01-02', { status: 'cancelled' }),
            anEventDate('2026-01-03', { status: 'sold_out' }),
          ],
        }),
        anEventRecord({ id: 'e3', placeId: 'p3', dates: [anEventDate('2026-01-12')] }),
        anEventRecord({ id: 'e4', placeId: 'hidden' }),
      ],
    });
    const first = await request(server.app).get(next).expect(200);
    const start = Date.UTC(2026, 0, 3, 23) / minuteMs;
    expect(first.body).toEqual({ format: 1, places: [['p1', 'Noite de choro', start, 180]] });
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers['etag']);
    // Cards do not show more distant events, so such a change does not alter the response.
    server.events.put(anEventRecord({ id: 'e5', dates: [anEventDate('2026-03-01')] }));
    server.clock.advance(60_000);
    await request(server.app).get(next).set('If-None-Match', etag).expect(304);
    server.events.deactivate('e1');
    server.clock.advance(60_000);
    const after = await request(server.app).get(next).set('If-None-Match', etag).expect(200);
    expect(after.body).toEqual({ format: 1, places: [] });
  });

  it('drops a date within a minute of its end and adds one as its day approaches, without any write', async () => {
    const server = await testServer({
      events: [anEventRecord({ dates: [anEventDate(), anEventDate('2026-01-11')] })],
    });
    const { version } = await server.placeIndex.current();
    const shown = async () => {
      const { body } = (await request(server.app).get(next).expect(200)) as {
        body: { places: [string, string, number][] };
      };
      return body.places.map(([, , start]) => new Date(start * minuteMs).toISOString());
    };
    const until = async (instant: string) => {
      server.clock.advance(Date.parse(instant) - server.clock.now());
      await server.placeIndex.current();
    };
    expect(await shown()).toEqual(['2026-01-03T23:00:00.000Z']);
    await until('2026-01-03T22:59:00-03:00');
    expect(await shown()).toEqual(['2026-01-03T23:00:00.000Z']);
    server.clock.advance(60_000);
    expect(await shown()).toEqual([]);
    expect((await server.placeIndex.current()).version).toBeGreaterThan(version);
    await until('2026-01-04T23:59:00-03:00');
    expect(await shown()).toEqual([]);
    server.clock.advance(60_000);
    expect(await shown()).toEqual(['2026-01-11T23:00:00.000Z']);
  });

  it('only accepts reads, and is answered with 503 when events cannot be read', async () => {
    const server = await testServer({ events: [anEventRecord()] });
    await request(server.app).post(next).expect(405);
    server.events.isDown = true;
    await request(server.app).get(next).expect(503);
  });
});

describe('GET /api/events/{id}', () => {
  it("returns the event, its place and other events there, in the browser's format", async () => {
    const { app, placeIndex } = await testServer({
      places: [aPlaceRecord(), aPlaceRecord({ id: 'p2' })],
      events: [
        anEventRecord({
          dates: [anEventDate(), anEventDate('2026-01-10', { status: 'cancelled' })],
        }),
        anEventRecord({ id: 'e2', title: 'Feira' }),
        anEventRecord({ id: 'e3', placeId: 'p2' }),
      ],
    });
    const { body, headers } = (await request(app).get('/api/events/e1').expect(200)) as {
      body: Answer;
      headers: Record<string, string>;
    };
    const page = buildEventPage('e1', await placeIndex.current());
    const { createdBy, createdAt, isActive, ...event } = toEvent('e1', body.event);
    expect(event).toEqual(page?.event);
    expect([createdBy, createdAt, isActive]).toEqual(['', null, true]);
    expect(body.place).toMatchObject({ id: 'p1', categoryName: 'Bares' });
    expect(decodeAgenda(body.others).events).toEqual(page?.others);
    expect(page?.others.map(({ id }) => id)).toEqual(['e2']);
    const again = request(app).get('/api/events/e1');
    await again.set('If-None-Match', headers['etag'] ?? '').expect(304);
  });

  it('is 404 for an event that is over, hidden, of a hidden place, or unknown', async () => {
    const server = await testServer({ events: [anEventRecord()] });
    await request(server.app).get('/api/events/e9').expect(404);
    await request(server.app).get('/api/events/e1').expect(200);
    server.places.deactivate('p1');
    server.clock.advance(60_000);
    const gone = await request(server.app).get('/api/events/e1').expect(404);
    expect(gone.body).toMatchObject({ success: false, code: 'not-found' });
    server.places.put(aPlaceRecord());
    server.clock.advance(4 * dayMs);
    await request(server.app).get('/api/events/e1').expect(404);
  });
});
