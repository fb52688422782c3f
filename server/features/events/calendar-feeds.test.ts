import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { checkEvents } from '#features/imports/model/event-import/event-row-check.ts';
import { readEvents } from '#features/imports/model/event-import/read-events.ts';
import { readCalendar } from '#support/read-calendar.ts';
import { aPlaceRecord, anEventDate, anEventRecord, testServer } from '#support/test-server.ts';

const options = {
  environment: { PUBLIC_ORIGIN: 'https://guia.example' },
  places: [aPlaceRecord(), aPlaceRecord({ id: 'p2', title: 'Praça do Mar' })],
  events: [
    anEventRecord({
      revision: 3,
      dates: [
        anEventDate(),
        anEventDate('2026-01-10', { status: 'cancelled' }),
        anEventDate('2026-01-17', { status: 'sold_out' }),
      ],
    }),
    anEventRecord({ id: 'e2', placeId: 'p2', title: `${'ã'.repeat(120)}; \\ ,` }),
  ],
};

async function feed(path: string) {
  const server = await testServer(options);
  const answer = await request(server.app).get(path).expect(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  return { ...server, answer, ...readCalendar(answer.text) };
}

describe('calendar feeds of the agenda', () => {
  it('the feed of all events contains each date separately, in order, with cancelled ones', async () => {
    const { name, entries } = await feed('/agenda.ics');
    expect(name).toBe('Agenda · Guia da Ilha');
    expect(entries.map(({ uid, status }) => [uid, status])).toEqual([
      ['e1-0103@guia-da-ilha', 'CONFIRMED'],
      ['e2-0103@guia-da-ilha', 'CONFIRMED'],
      ['e1-0110@guia-da-ilha', 'CANCELLED'],
      ['e1-0117@guia-da-ilha', 'CONFIRMED'],
    ]);
    expect(entries[0]).toMatchObject({
      sequence: 3,
      summary: 'Noite de choro',
      location: 'Bar do Farol, Rua das Rendeiras, 10, Florianópolis',
      url: 'https://guia.example/agenda/e1-noite-de-choro',
      startsAt: '2026-01-03T23:00:00.000Z',
      endsAt: '2026-01-04T02:00:00.000Z',
      alarms: 0,
    });
    expect(entries[1]?.summary).toBe(`${'ã'.repeat(120)}; \\ ,`);
  });

  it('the feed in another language has its name and its links in that language', async () => {
    const { name, entries } = await feed('/en/agenda.ics');
    expect(name).toBe("What's on · Guia da Ilha");
    expect(entries[0]?.url).toBe('https://guia.example/en/agenda/e1-noite-de-choro');
    // Calendars recognise the same event in every language.
    expect(entries[0]?.uid).toBe('e1-0103@guia-da-ilha');
  });

  it('the feed in another language has the titles that people wrote in it', async () => {
    const translations = { es: { title: 'Noche de choro' } };
    const { app } = await testServer({ ...options, events: [anEventRecord({ translations })] });
    const summaryOf = async (path: string) =>
      readCalendar((await request(app).get(path).expect(200)).text).entries[0]?.summary;
    expect(await summaryOf('/es/agenda.ics')).toBe('Noche de choro');
    expect(await summaryOf('/en/agenda.ics')).toBe('Noite de choro');
    expect(await summaryOf('/agenda.ics')).toBe('Noite de choro');
  });

  it('the feed of a place contains only its own events', async () => {
    const { name, entries } = await feed('/agenda/lugar/p2.ics');
    expect(name).toBe('Praça do Mar · Guia da Ilha');
    expect(entries.map(({ uid }) => uid)).toEqual(['e2-0103@guia-da-ilha']);
  });

  it('an event and a single date can be downloaded, with an alarm', async () => {
    const all = await feed('/agenda/evento/e1.ics');
    expect(all.entries.map(({ alarms }) => alarms)).toEqual([1, 0, 1]);
    const one = await feed('/agenda/evento/e1/0117.ics');
    expect(one.entries.map(({ uid }) => uid)).toEqual(['e1-0117@guia-da-ilha']);
    expect(one.answer.headers['content-disposition']).toBe('inline; filename="evento.ics"');
  });

  it('a moved or cancelled date has the same UID and a greater SEQUENCE', async () => {
    const { events, app, clock } = await feed('/agenda.ics');
    const moved = anEventDate('2026-01-03', { startsAt: new Date('2026-01-03T19:00-03:00') });
    events.put(anEventRecord({ revision: 4, dates: [{ ...moved, status: 'cancelled' }] }));
    clock.advance(60_000);
    const { text } = await request(app).get('/agenda.ics').expect(200);
    expect(readCalendar(text).entries[0]).toMatchObject({
      uid: 'e1-0103@guia-da-ilha',
      sequence: 4,
      status: 'CANCELLED',
      startsAt: '2026-01-03T22:00:00.000Z',
    });
  });

  it.each([
    ['an event past midnight', '23:00-03:00', '2026-01-04T02:30:00-03:00', '2026-01-04T02:30:00'],
    [
      'an event ending at midnight',
      '21:00-03:00',
      '2026-01-04T00:00:00-03:00',
      '2026-01-04T00:00:00',
    ],
    ['an event of several days', '09:00-03:00', '2026-01-05T18:00:00-03:00', '2026-01-05T18:00:00'],
  ])(
    'the end of %s is written on the day on which it ends',
    async (_what, start, end, localEnd) => {
      const date = { startsAt: new Date(`2026-01-03T${start}`), endsAt: new Date(end) };
      const { app } = await testServer({
        ...options,
        events: [anEventRecord({ dates: [anEventDate('2026-01-03', date)] })],
      });
      const { text } = await request(app).get('/agenda/evento/e1.ics').expect(200);
      expect(text).toContain(`DTEND;TZID=America/Sao_Paulo:${localEnd.replace(/[-:]/g, '')}\r\n`);
      expect(readCalendar(text).entries).toMatchObject([
        { startsAt: date.startsAt.toISOString(), endsAt: date.endsAt.toISOString(), localEnd },
      ]);
    },
  );

  it.each([
    ['start with a time', 'DTSTART:20260103T230000', '2026-01-04T02:00:00'],
    ['start with only a date', 'DTSTART;VALUE=DATE:20260103', '2026-01-04T00:00:00'],
    [
      'start with a time and a duration',
      'DTSTART:20260103T230000\r\nDURATION:PT90M',
      '2026-01-04T00:30:00',
    ],
  ])(
    'the end of an imported date without an explicit end is derived: %s',
    async (_how, start, localEnd) => {
      const file = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Baile\r\n${start}\r\nEND:VEVENT\r\nEND:VCALENDAR`;
      const now = new Date('2026-01-01T00:00:00Z');
      const places = [{ id: 'p1', title: 'Bar do Farol' }];
      const parsed = readEvents(new TextEncoder().encode(file), now);
      if ('problem' in parsed) throw new Error(parsed.problem);
      const [checked] = checkEvents(parsed.rows, { places, everywhere: 'p1', now });
      const { app } = await testServer({
        ...options,
        events: [anEventRecord({ ...checked?.draft })],
      });
      const { text } = await request(app).get('/agenda/evento/e1.ics').expect(200);
      expect(readCalendar(text).entries).toMatchObject([{ summary: 'Baile', localEnd }]);
    },
  );

  it.each(['/agenda.ics', '/agenda/lugar/p1.ics', '/agenda/evento/e1.ics'])(
    '%s is not sent again while nothing changes, and only accepts reads',
    async (path) => {
      const { answer, app } = await feed(path);
      const etag = String(answer.headers['etag']);
      await request(app).get(path).set('If-None-Match', etag).expect(304);
      await request(app).post(path).expect(405);
    },
  );

  it.each(['/agenda/lugar/p9.ics', '/agenda/evento/e9.ics', '/agenda/evento/e1/k9.ics'])(
    '%s is 404',
    async (path) => {
      const { app } = await testServer(options);
      await request(app).get(path).expect(404);
    },
  );

  it('the feed of a place without events exists and is empty', async () => {
    const { app } = await testServer({ ...options, events: [] });
    const { text } = await request(app).get('/agenda/lugar/p1.ics').expect(200);
    expect(readCalendar(text).entries).toEqual([]);
  });

  it('feeds are limited to the next dates', async () => {
    const dates = Array.from({ length: 60 }, (_, at) =>
      anEventDate('2026-01-03', { key: `k${at}` }),
    );
    const events = Array.from({ length: 20 }, (_, at) => anEventRecord({ id: `e${at}`, dates }));
    const { app } = await testServer({ ...options, events });
    const { text } = await request(app).get('/agenda.ics').expect(200);
    expect(readCalendar(text).entries).toHaveLength(500);
  });

  it('feeds are answered with 503 when events are unavailable', async () => {
    const server = await testServer(options);
    server.events.isDown = true;
    await request(server.app).get('/agenda.ics').expect(503);
  });
});
