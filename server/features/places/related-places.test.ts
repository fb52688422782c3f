import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { decodeAgenda } from '#features/events/model/agenda/agenda-codec.ts';
import {
  aPlaceRecord,
  anEventDate,
  anEventRecord,
  anOfferRecord,
  someSiteFacts,
  testServer,
} from '#support/test-server.ts';
import { buildRelatedPlaces } from './related-places.ts';

const at = (latitude: number) => ({ latitude, longitude: -48.5 });
const places = [
  aPlaceRecord({ id: 'here', geo: at(-27.6) }),
  aPlaceRecord({ id: 'like', geo: at(-27.3) }),
  aPlaceRecord({ id: 'alike', geo: at(-27.3) }),
  aPlaceRecord({ id: 'next', geo: at(-27.601), category: 'other' }),
  aPlaceRecord({ id: 'near', geo: at(-27.61), category: 'other' }),
];

interface Answer {
  rails: { kind: string; places: Record<string, unknown>[] }[];
  events: unknown;
}

describe('related places', () => {
  it('returns similar and nearby places with the data of their cards', async () => {
    const { app } = await testServer({ places });
    const answer = (await request(app).get('/api/places/here/related').expect(200)).body as Answer;
    expect(answer.rails.map(({ kind, places: of }) => [kind, of.map(({ id }) => id)])).toEqual([
      ['similar', ['alike', 'like']],
      ['nearby', ['next', 'near']],
    ]);
    expect(answer.rails[0]?.places[0]).toMatchObject({ title: 'Bar do Farol', geo: at(-27.3) });
    expect(JSON.stringify(answer)).not.toMatch(/"(description|createdBy|phone|ratingCounts)"/);
  });

  it('includes club offers while the club is open', async () => {
    const offers = ['next', 'near', 'spa', 'gym'].map((id) => anOfferRecord({ id, placeId: id }));
    const more = ['spa', 'gym'].map((id) =>
      aPlaceRecord({ id, geo: at(-27.64), category: 'wellness', neighborhood: '' }),
    );
    const kinds = async (clubEnabled: boolean) => {
      const facts = {
        ...someSiteFacts,
        settings: { ...someSiteFacts.settings, clubEnabled },
      };
      const { app } = await testServer({
        places: [...places, ...more],
        offers,
        readSiteFacts: () => Promise.resolve(facts),
      });
      const { rails } = (await request(app).get('/api/places/here/related').expect(200))
        .body as Answer;
      return new Map(
        rails.map(({ kind, places: of }) => [kind, of.map((card) => card['benefit'])]),
      );
    };
    const open = await kinds(true);
    expect([...open.keys()]).toEqual(['similar', 'nearby', 'benefit']);
    expect(open.get('similar')).toEqual([null, null]);
    expect(open.get('nearby')?.every(Boolean)).toBe(true);
    const closed = await kinds(false);
    expect([...closed.keys()]).toEqual(['similar', 'nearby']);
    expect(closed.get('nearby')).toEqual([null, null]);
  });

  it('answers with an ETag and with 304 while nothing changes', async () => {
    const { app } = await testServer({ places });
    const first = await request(app).get('/api/places/here/related').expect(200);
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers['etag']);
    await request(app).get('/api/places/here/related').set('If-None-Match', etag).expect(304);
  });

  it('returns nothing for a place that was just created or hidden, and is read-only', async () => {
    const { app } = await testServer({ places });
    await request(app)
      .get('/api/places/gone/related')
      .expect(200)
      .expect((answer) => {
        const { rails, events } = answer.body as Answer;
        expect(rails).toEqual([]);
        expect(decodeAgenda(events).events).toEqual([]);
      });
    await request(app).post('/api/places/here/related').expect(405);
  });

  it('returns the next five events with their next dates', async () => {
    const days = ['2026-01-10', '2026-01-12', '2026-01-14', '2026-01-16'];
    const { app, placeIndex } = await testServer({
      places,
      events: [
        anEventRecord({ id: 'e1', placeId: 'here', dates: days.map((day) => anEventDate(day)) }),
        anEventRecord({
          id: 'e2',
          placeId: 'here',
          dates: [anEventDate('2026-01-11', { status: 'cancelled' }), anEventDate('2026-01-15')],
        }),
        ...['e3', 'e5', 'e6', 'e7'].map((id) =>
          anEventRecord({ id, placeId: 'here', dates: [anEventDate('2026-02-20')] }),
        ),
        anEventRecord({ id: 'e4', placeId: 'next', dates: [anEventDate('2026-01-10')] }),
      ],
    });
    const answer = (await request(app).get('/api/places/here/related').expect(200)).body as Answer;
    const { events } = decodeAgenda(answer.events);
    expect(events.map(({ id, dates }) => [id, dates.length])).toEqual([
      ['e1', 3],
      ['e2', 2],
      ['e3', 1],
      ['e5', 1],
      ['e6', 1],
    ]);
    const directory = await placeIndex.current();
    const place = directory.place('here');
    expect(place && buildRelatedPlaces(place, directory).events).toEqual(events);
  });

  it('omits inactive places', async () => {
    const server = await testServer({ places });
    const ids = async () => {
      const { rails } = (await request(server.app).get('/api/places/here/related').expect(200))
        .body as Answer;
      return rails.flatMap(({ places: of }) => of.map(({ id }) => id)).sort();
    };
    expect(await ids()).toEqual(['alike', 'like', 'near', 'next']);
    server.places.remove('next');
    server.clock.advance(60_000);
    await request(server.app).get('/api/places/index');
    // Nearby places alone form no section.
    expect(await ids()).toEqual(['alike', 'like']);
  });

  it('matches the server-rendered page', async () => {
    const { app, placeIndex } = await testServer({ places });
    const directory = await placeIndex.current();
    const place = directory.place('here');
    const related = place && buildRelatedPlaces(place, directory);
    const answer = (await request(app).get('/api/places/here/related')).body as Answer;
    const idsOf = (list: { places: { id?: unknown }[] }[] | undefined) =>
      list?.map(({ places: of }) => of.map(({ id }) => id));
    expect(idsOf(related?.rails)).toEqual(idsOf(answer.rails));
  });
});
