import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEventPlace, anEventSummary } from '#support/builders.ts';
import { decodeAgenda, encodeAgenda } from './agenda-codec.ts';
import type { EventPlace, EventSummary } from './agenda.ts';
import { eventDateStatuses } from '#features/events/model/event-date.ts';
import type { ListedDate } from '#features/events/model/event-date.ts';
import { smallerWidths } from '#features/pictures/model/place-image.ts';
import { minuteMs } from '#shared/time-units.ts';

const id = fc.stringMatching(/^[A-Za-z0-9]{4}$/);
const date = fc
  .tuple(
    fc.integer({ min: 29_000_000, max: 31_000_000 }),
    fc.integer({ min: 1, max: 44_640 }),
    fc.constantFrom(...eventDateStatuses),
  )
  .map(([start, minutes, status]): ListedDate => {
    const instant = (at: number) => new Date(at * minuteMs);
    return { startsAt: instant(start), endsAt: instant(start + minutes), status };
  });
const cover = fc
  .tuple(fc.constantFrom(1600, 640, 320), fc.constantFrom('a.webp', '/outra/b.webp'), id)
  .map(([width, name, placeId]) => ({
    url: name.startsWith('/') ? name : `/uploads/places/${placeId}/${name}`,
    width,
    height: (width * 10) / 16,
    widths: smallerWidths(width),
    colour: '#aabbcc',
  }));

function place(placeId: string): EventPlace {
  return anEventPlace({ id: placeId, title: `Lugar ${placeId}`, hasBenefit: placeId < 'm' });
}

/** Encodes and decodes events. */
function carried(events: readonly EventSummary[], places: ReadonlyMap<string, EventPlace>) {
  return decodeAgenda(JSON.parse(JSON.stringify(encodeAgenda(events, places, 'v1'))));
}

describe('encoded agenda', () => {
  it('decodes to the same agenda', () => {
    const event = fc
      .record({
        id,
        placeId: id,
        title: fc.string({ minLength: 1, maxLength: 120 }),
        translations: fc.constant({}),
        cover: fc.option(cover),
        priceCents: fc.option(fc.nat(10_000_000)),
        dates: fc.array(date, { minLength: 1, maxLength: 6 }),
      })
      .map((made): EventSummary => ({
        ...made,
        dates: made.dates.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()),
      }));
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const places = new Map(events.map(({ placeId }) => [placeId, place(placeId)]));
        const agenda = carried(events, places);
        expect(agenda.events).toEqual(events);
        expect(agenda.places).toEqual(places);
        expect(agenda.isWhole).toBe(true);
      }),
    );
  });

  it('omits events of unknown places', () => {
    const events = [anEventSummary({ placeId: 'gone' }), anEventSummary({ placeId: 'here' })];
    expect(carried(events, new Map([['here', place('here')]])).events).toEqual([events[1]]);
  });

  it('supports places without coordinates or neighbourhood', () => {
    const invalidSnapshot = anEventPlace({
      geo: null,
      neighborhood: '',
      categoryName: 'Categoria',
    });
    expect(
      carried([anEventSummary()], new Map([[invalidSnapshot.id, invalidSnapshot]])).places.get(
        invalidSnapshot.id,
      ),
    ).toEqual(invalidSnapshot);
  });
});

describe('invalid agenda', () => {
  const completeSnapshot = encodeAgenda(
    [anEventSummary()],
    new Map([[anEventPlace().id, anEventPlace()]]),
    'v',
  );

  it.each([
    ['null', null],
    ['a list', []],
    ['another format', { ...completeSnapshot, format: 2 }],
    ['a missing table', { ...completeSnapshot, dates: undefined }],
    [
      'columns of different lengths',
      { ...completeSnapshot, events: { ...completeSnapshot.events, title: [] } },
    ],
    [
      'counts that do not match the dates',
      { ...completeSnapshot, events: { ...completeSnapshot.events, count: [2] } },
    ],
    [
      'times that are not numbers',
      { ...completeSnapshot, dates: { ...completeSnapshot.dates, start: ['x'] } },
    ],
    [
      'more statuses than dates',
      { ...completeSnapshot, dates: { ...completeSnapshot.dates, statuses: '00' } },
    ],
  ])('%s is rejected', (_, value) => {
    expect(() => decodeAgenda(value)).toThrow(expect.objectContaining({ code: 'unknown' }));
  });
});
