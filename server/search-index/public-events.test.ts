import { describe, expect, it } from 'vitest';
import { decodeAgenda } from '#features/events/model/agenda/agenda-codec.ts';
import { hourMs, minuteMs } from '#shared/time-units.ts';
import {
  aPlaceRecord,
  anEventDate,
  anEventRecord,
  anOfferRecord,
  testServer,
} from '#support/test-server.ts';
import type { TestServerOptions } from '#support/test-server.ts';
import { toEventRecord } from './public-events.ts';

async function held(options: TestServerOptions = {}) {
  const server = await testServer({ events: [anEventRecord()], ...options });
  const ids = async () =>
    (await server.placeIndex.events()).agenda.events.map(({ id }) => id).join();
  return {
    ...server,
    ids,
    afterMinute: () => {
      server.clock.advance(minuteMs);
      return ids();
    },
  };
}

describe('public events in memory', () => {
  it('disappear within a minute of their end without any write', async () => {
    const end = (await held()).clock.now() + 10 * minuteMs;
    const ending = (key: string, ms: number) => ({
      key,
      startsAt: new Date(end - hourMs),
      endsAt: new Date(ms),
      status: 'scheduled' as const,
    });
    const { clock, ids, placeIndex, afterMinute } = await held({
      events: [
        anEventRecord({ id: 'once', dates: [ending('a', end)] }),
        anEventRecord({ id: 'twice', dates: [ending('a', end), anEventDate()] }),
      ],
    });
    expect(await ids()).toBe('once,twice');
    const before = await placeIndex.events();
    const { version } = await placeIndex.current();
    clock.advance(9 * minuteMs);
    await ids();
    expect(await placeIndex.events()).toBe(before);
    expect((await placeIndex.current()).version).toBe(version);
    expect(await afterMinute()).toBe('twice');
    const after = await placeIndex.events();
    expect(after.event('once')).toBeNull();
    expect(after.event('twice')?.dates).toHaveLength(1);
    expect((await placeIndex.current()).version).toBeGreaterThan(version);
  });

  it('disappear and reappear with their place', async () => {
    const { places, ids, afterMinute, placeIndex } = await held();
    expect(await ids()).toBe('e1');
    places.deactivate('p1');
    expect(await afterMinute()).toBe('');
    expect((await placeIndex.events()).event('e1')).toBeNull();
    expect((await placeIndex.events()).ofPlace('p1')).toEqual([]);
    places.put(aPlaceRecord());
    expect(await afterMinute()).toBe('e1');
  });

  it('disappear when disabled, and follow edits', async () => {
    const { events, ids, afterMinute, placeIndex } = await held();
    await ids();
    events.put(anEventRecord({ title: 'Outro nome' }));
    await afterMinute();
    expect((await placeIndex.events()).event('e1')?.title).toBe('Outro nome');
    events.deactivate('e1');
    expect(await afterMinute()).toBe('');
  });

  it('are unavailable when too old; a failed read does not affect places', async () => {
    const { events, clock, placeIndex, ids, log } = await held();
    await ids();
    events.isDown = true;
    clock.advance(minuteMs);
    const directory = await placeIndex.current();
    expect(directory.places()).toHaveLength(1);
    expect(directory.events).toBeNull();
    await expect(placeIndex.events()).rejects.toMatchObject({ code: 'unavailable' });
    expect(log()).toContain('events not read');
    events.isDown = false;
    clock.advance(minuteMs);
    expect(await ids()).toBe('e1');
  });

  it('include the benefit of their place, but not its image', async () => {
    const cover = {
      url: '/uploads/places/p1/a.webp',
      width: 1600,
      height: 1000,
      widths: [320, 640, 828, 1280],
      colour: '#aabbcc',
    };
    const own = { ...cover, url: '/uploads/places/p1/e.webp' };
    const { placeIndex } = await held({
      places: [aPlaceRecord({ images: [cover] })],
      offers: [anOfferRecord()],
      events: [anEventRecord(), anEventRecord({ id: 'e2', images: [own] })],
    });
    const { agenda, agendaFile } = await placeIndex.events();
    expect(agenda.places.get('p1')?.hasBenefit).toBe(true);
    expect(agenda.events.map(({ cover: shown }) => shown?.url)).toEqual([undefined, own.url]);
    const sent = decodeAgenda(JSON.parse(agendaFile.forms.identity.toString()));
    expect(sent.events).toEqual(agenda.events);
    expect(sent.version).toBe(agendaFile.version);
  });

  it('are sorted by the next date, with all events of a place', async () => {
    const { placeIndex } = await held({
      events: [
        anEventRecord({ id: 'later', dates: [anEventDate('2026-02-01')] }),
        anEventRecord({ id: 'sooner', dates: [anEventDate('2026-01-05')] }),
        anEventRecord({ id: 'nameless', title: '' }),
        anEventRecord({ id: 'dateless', dates: [] }),
      ],
    });
    const { upcomingEvents, ofPlace } = await placeIndex.events();
    expect(upcomingEvents.map(({ id }) => id)).toEqual(['sooner', 'later']);
    expect(ofPlace('p1')).toEqual(upcomingEvents);
  });

  it('have a file of limited size; the latest ones are only on their own pages', async () => {
    const days = Array.from({ length: 60 }, (_, at) =>
      anEventDate('2026-01-03', { key: `k${at}` }),
    );
    const events = Array.from({ length: 110 }, (_, at) =>
      anEventRecord({ id: `e${String(at).padStart(3, '0')}`, dates: days }),
    );
    const { placeIndex } = await held({ events });
    const { agenda, event } = await placeIndex.events();
    expect(agenda.events).toHaveLength(100);
    expect(event('e109')).not.toBeNull();
  });

  it('have only the translations of the language of the visitor', async () => {
    const spanish = { title: 'Noche de choro', description: 'Rueda de choro.' };
    const translations = { es: spanish, en: { title: 'An evening of choro' } };
    const { placeIndex } = await held({ events: [anEventRecord({ translations })] });
    const { agenda, agendaFile, event, nextEventsFile } = await placeIndex.events('es');
    expect(event('e1')).toMatchObject({
      title: 'Noite de choro',
      translations: { es: spanish },
    });
    expect(event('e1')?.translations).not.toHaveProperty('en');
    expect(agenda.events[0]?.translations).toEqual({ es: { title: 'Noche de choro' } });
    expect(JSON.parse(agendaFile.forms.identity.toString())).toMatchObject({
      events: { title: ['Noite de choro'], translatedTitle: ['Noche de choro'] },
    });
    expect(nextEventsFile.forms.identity.toString()).toContain('Noche de choro');
    const portuguese = await placeIndex.events();
    expect(portuguese.event('e1')?.translations).toEqual({});
    expect(portuguese.agendaFile.version).not.toBe(agendaFile.version);
    expect(portuguese.nextEventsFile.forms.identity.toString()).toContain('Noite de choro');
  });

  it('contain no data of their creators', () => {
    const record = toEventRecord('e1', { title: 'Festa', createdBy: 'uid', isActive: true });
    expect(JSON.stringify(record)).not.toContain('uid');
  });
});
