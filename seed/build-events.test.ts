import { describe, expect, it } from 'vitest';
import { toEvent } from '#features/events/model/event.ts';
import { maxEventDates, maxEventTitleLength } from '#features/events/model/event-options.ts';
import type { GuideEvent } from '#features/events/model/event.ts';
import { safeExternalUrl } from '#shared/addresses/safe-url.ts';
import { dayMs, hourMs } from '#shared/time-units.ts';
import { instantOfWallClock, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';
import { allArtKeys, sceneOf } from './art-keys.ts';
import { buildCity } from './build-city.ts';
import { uidOf } from './build-people.ts';
import { agenda } from './data/agenda.ts';
import { categoryContents } from './data/categories.ts';

const noon = new Date('2026-11-20T15:00:00Z');

function cityAt(now: Date, size = 0) {
  const { documents, pictures } = buildCity({ size, now, colourOf: () => '#123456' });
  const active = new Set(
    documents.places.filter(({ fields }) => fields.isActive).map(({ id }) => id),
  );
  const events = documents.events.map(({ id, fields }) => toEvent(id, fields));
  return {
    documents,
    pictures,
    events,
    /** Events that visitors see. */
    shown: events.filter(({ isActive, placeId }) => isActive && active.has(placeId)),
  };
}

const comingDates = (events: readonly GuideEvent[], now: Date) =>
  events.flatMap((event) =>
    event.dates.filter(({ endsAt }) => endsAt > now).map((date) => ({ ...date, event })),
  );

describe('the agenda of the demo data', () => {
  const { documents, events, shown, pictures } = cityAt(noon);

  it('has many future dates at many places', () => {
    const coming = comingDates(shown, noon);
    expect(shown.length).toBeGreaterThanOrEqual(45);
    expect(coming.length).toBeGreaterThanOrEqual(250);
    expect(new Set(coming.map(({ event }) => event.placeId)).size).toBeGreaterThanOrEqual(25);
  });

  it('can be read completely, with every date', () => {
    for (const [index, { fields }] of documents.events.entries()) {
      const event = events[index];
      expect(event?.dates, fields.title).toHaveLength(fields.dates.length);
      expect(event?.lastAt).toEqual(fields.lastAt);
      expect(event?.images).toHaveLength(1);
      expect(fields.title.length).toBeLessThanOrEqual(maxEventTitleLength);
      expect(fields.dates.length).toBeLessThanOrEqual(maxEventDates);
      expect(fields.createdAt.getTime()).toBeLessThan(noon.getTime());
      if (fields.ticketUrl) expect(safeExternalUrl(fields.ticketUrl)).toBe(fields.ticketUrl);
    }
    expect(Math.max(...events.map(({ title }) => title.length))).toBeGreaterThan(100);
  });

  it('contains cancelled, sold-out, free, multi-day, overnight, past and hidden events', () => {
    const coming = comingDates(shown, noon);
    const hours = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
      (endsAt.getTime() - startsAt.getTime()) / hourMs;
    const crossesMidnight = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
      wallClockAt(startsAt).dayNumber < wallClockAt(new Date(endsAt.getTime() - 1)).dayNumber;
    expect(coming.filter(({ status }) => status === 'cancelled').length).toBeGreaterThanOrEqual(5);
    expect(coming.filter(({ status }) => status === 'sold_out').length).toBeGreaterThanOrEqual(3);
    expect(shown.filter(({ priceCents }) => priceCents === 0).length).toBeGreaterThanOrEqual(15);
    expect(shown.some(({ priceCents }) => priceCents === null)).toBe(true);
    expect(coming.filter((date) => hours(date) > 48).length).toBeGreaterThanOrEqual(2);
    expect(coming.filter(crossesMidnight).length).toBeGreaterThanOrEqual(50);
    expect(shown.some(({ lastAt }) => lastAt !== null && lastAt < noon)).toBe(true);
    expect(shown.some(({ dates }) => dates.some(({ endsAt }) => endsAt < noon))).toBe(true);
    expect(events.some(({ isActive }) => !isActive)).toBe(true);
    expect(events.some((event) => event.isActive && !shown.includes(event))).toBe(true);
    expect(shown.some(({ dates }) => dates.every(({ status }) => status === 'cancelled'))).toBe(
      true,
    );
  });

  it('has a future date for every visible place of the category Eventos', () => {
    const { id: category } =
      documents.categories.find(({ fields }) => fields.name === 'Eventos') ?? {};
    const places = documents.places.filter(
      ({ fields }) => fields.isActive && fields.category === category,
    );
    expect(places.length).toBeGreaterThanOrEqual(10);
    // One day of each month of a year, because dates depend on the day of seeding.
    for (let day = 0; day < 365; day += 30) {
      const now = new Date(noon.getTime() + day * dayMs);
      const scheduled = new Set(
        comingDates(cityAt(now).shown, now)
          .filter(({ status }) => status === 'scheduled')
          .map(({ event }) => event.placeId),
      );
      const without = places.filter(({ id }) => !scheduled.has(id));
      expect(without.map(({ fields }) => fields.title)).toEqual([]);
    }
  });

  it('has a different scene on each cover, drawn and stored in the folder of its place', () => {
    const scenes = agenda.map(({ cover }) => sceneOf(`${cover}#x`));
    expect(scenes.filter((scene, index) => scenes.indexOf(scene) !== index)).toEqual([]);
    const files = new Map(
      pictures.map(({ folder, name, artKey }) => [
        `/uploads/places/${folder}/${name}.webp`,
        artKey,
      ]),
    );
    const drawn = new Set(allArtKeys());
    for (const { title, images } of events) {
      expect(drawn.has(files.get(images[0]?.url ?? '') ?? ''), title).toBe(true);
    }
  });

  it('shows no drawing of the place on a cover', () => {
    const drawings = new Map(
      categoryContents.flatMap(({ places }) => places.map(({ title, art }) => [title, art])),
    );
    const repeated = agenda.filter(({ place, cover }) => drawings.get(place)?.includes(cover));
    expect(repeated.map(({ title, cover }) => `${title}: ${cover}`)).toEqual([]);
  });

  it('has events at every day and hour, on every weekend and in the next month', () => {
    // Checks the first and last minute of each weekday and times between them.
    const start = wallClockAt(new Date('2026-11-23T12:00:00Z')).dayNumber;
    for (let day = start; day < start + 7; day += 1) {
      for (const minutes of [0, 720, 1380, 1439]) {
        const now = instantOfWallClock({ dayNumber: day, minutes });
        const { shown: on } = cityAt(now);
        const between = (first: number, last: number) =>
          comingDates(on, now).filter(
            ({ startsAt, endsAt, status }) =>
              status !== 'cancelled' &&
              startsAt < instantOfWallClock({ dayNumber: last + 1, minutes: 0 }) &&
              endsAt > instantOfWallClock({ dayNumber: first, minutes: 0 }),
          ).length;
        const friday = day + ((5 - weekdayOf(day) + 7) % 7);
        expect(between(day, day), now.toISOString()).toBeGreaterThanOrEqual(2);
        expect(between(friday, friday + 2), now.toISOString()).toBeGreaterThanOrEqual(20);
        expect(between(day + 30, day + 60), now.toISOString()).toBeGreaterThanOrEqual(20);
      }
    }
  });

  it('contains only saved events that exist', () => {
    const ids = new Set(events.map(({ id }) => id));
    for (const { id, fields } of documents.savedEvents) {
      expect(id).toBe(`${fields.userId}_${fields.eventId}`);
      expect(ids.has(fields.eventId)).toBe(true);
    }
    expect(documents.savedEvents.some(({ fields }) => fields.userId === uidOf('membro'))).toBe(
      true,
    );
  });
});

describe('the agenda of a large city', () => {
  it('extends the default agenda up to two thousand future dates', () => {
    const normal = cityAt(noon);
    const large = cityAt(noon, 10_000);
    expect(large.documents.events.slice(0, normal.events.length)).toEqual(normal.documents.events);
    const coming = comingDates(large.shown, noon);
    expect(coming.length).toBeGreaterThan(1_800);
    expect(coming.length).toBeLessThanOrEqual(2_000);
    const ids = large.events.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
