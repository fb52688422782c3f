import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { minutesOf } from '#features/opening-hours/model/opening-spans.ts';
import { clockText } from '#shared/zoned-time.ts';
import { dayIdeas, suggestDay } from './day-idea.ts';
import type { DayCandidate, DayIdea } from './day-idea.ts';
import { planDay } from './day-plan.ts';
import type { DayPlanOptions } from './day-plan.ts';

/** A Friday: 2026-11-27. */
const dayNumber = 20_784;
const at9: DayPlanOptions = { dayNumber, begins: 540, origin: null };
const centre = { latitude: -27.597, longitude: -48.549 };

function daily(open: string, close: string): PlaceHours {
  const periods = Array.from({ length: 7 }, (_, day) => ({
    open: { day, time: open },
    close: { day, time: close },
  }));
  return { kind: 'structured', hours: { periods, exceptions: [], note: '' } };
}

function candidate(
  id: string,
  categorySlug: string,
  changes: Partial<DayCandidate> = {},
): DayCandidate {
  return {
    ...{ id, categorySlug, rating: 4, ideas: [], geo: centre },
    ...{ hours: daily('00:00', '00:00'), ...changes },
  };
}

const rainy = { ideas: ['rain'] as const };
const ids = (candidates: DayCandidate[], ideas: DayIdea[], options = at9) =>
  suggestDay(candidates, ideas, options).map(({ id }) => id);

describe('suggestDay', () => {
  it('goes from the morning over lunch to the evening', () => {
    const places = [
      candidate('jantar', 'restaurantes', { ...rainy, hours: daily('18:00', '23:00') }),
      candidate('almoço', 'restaurantes', { ...rainy, hours: daily('11:30', '15:00') }),
      candidate('café', 'cafes', { ...rainy, hours: daily('08:00', '12:00') }),
      candidate('museu', 'passeios', { ...rainy, hours: daily('13:00', '18:00') }),
    ];
    expect(suggestDay(places, ['rain'], at9)).toEqual([
      { id: 'café', plannedAt: '09:30' },
      { id: 'almoço', plannedAt: '12:00' },
      { id: 'museu', plannedAt: '14:00' },
      { id: 'jantar', plannedAt: '19:00' },
    ]);
  });

  it('takes only covered places on a rainy day, those for children first', () => {
    const places = [
      candidate('trilha', 'passeios', { ideas: ['children'], rating: 5 }),
      candidate('museu', 'passeios', { ...rainy, rating: 5 }),
      candidate('aquário', 'passeios', { ideas: ['rain', 'children'], rating: 3 }),
    ];
    expect(ids(places, ['rain', 'children'])).toEqual(['aquário', 'museu']);
  });

  it('suggests no bars for children', () => {
    const bar = candidate('bar', 'bares', { ideas: ['rain', 'children'] });
    expect(ids([bar], ['rain', 'children'])).toEqual([]);
    expect(ids([bar], ['rain'])).toEqual(['bar']);
  });

  it('visits a place with a view at sunset, and beaches with a restaurant in between', () => {
    const view = candidate('mirante', 'passeios', { ideas: ['sunset'] });
    // The sunset is at about 18:51.
    expect(suggestDay([view], ['sunset'], { ...at9, begins: 16 * 60 })).toEqual([
      { id: 'mirante', plannedAt: '18:00' },
    ]);
    const beaches = ['a', 'b'].map((id) => candidate(id, 'praias', { ideas: ['beach'] }));
    expect(ids([...beaches, candidate('peixe', 'restaurantes')], ['beach'])).toEqual([
      'a',
      'peixe',
      'b',
    ]);
  });

  it('prefers a near place to a slightly better one, and omits visits that have ended today', () => {
    const far = { latitude: -27.44, longitude: -48.5 };
    const places = [
      candidate('café', 'cafes', rainy),
      candidate('longe', 'restaurantes', { ...rainy, geo: far, rating: 4.5 }),
      candidate('perto', 'restaurantes', rainy),
    ];
    expect(ids(places, ['rain'])[1]).toBe('perto');
    expect(ids(places, ['rain'], { ...at9, begins: minutesOf('22:00') })).toEqual([]);
  });

  it('begins at a place that is near the rest of the day, not at the best one far away', () => {
    const beach = { ideas: ['beach'] as const };
    const far = { latitude: -27.44, longitude: -48.5 };
    const places = [
      candidate('longe', 'praias', { ...beach, rating: 5, geo: far }),
      candidate('perto', 'praias', { ...beach, rating: 4.5 }),
      candidate('outra', 'praias', beach),
      candidate('peixe', 'restaurantes'),
    ];
    expect(ids(places, ['beach'])).toEqual(['perto', 'peixe', 'outra']);
  });

  it('reads the hours of each place about once, however many are closed or out of reach', () => {
    let reads = 0;
    const placeCount = 10_000;
    const many = (open: string, close: string, changes: Partial<DayCandidate> = {}) => {
      const counted = new Proxy(daily(open, close), {
        get(target, name, receiver): unknown {
          if (name === 'hours') reads += 1;
          return Reflect.get(target, name, receiver);
        },
      });
      return Array.from({ length: placeCount }, (_, index) =>
        candidate(`${index}`, 'restaurantes', {
          ...{ ...rainy, rating: 5, hours: counted },
          ...changes,
        }),
      );
    };
    const open = candidate('aberto', 'restaurantes', rainy);
    expect(ids([...many('01:00', '08:00'), open], ['rain'])).toEqual(['aberto']);
    expect(reads).toBeLessThan(placeCount * 1.1);

    reads = 0;
    const farAway = many('00:00', '00:00', { geo: { latitude: 38.7, longitude: -9.1 } });
    expect(ids(farAway, ['rain'], { ...at9, origin: centre })).toEqual([]);
    expect(reads).toBeLessThan(placeCount * 1.1);
  });

  it('plans no place twice, and none while it is closed', () => {
    const time = fc.integer({ min: 0, max: 23 * 60 });
    const anyCandidate = fc.record({
      categorySlug: fc.constantFrom(
        'cafes',
        'restaurantes',
        'passeios',
        'praias',
        'bares',
        'outra',
      ),
      rating: fc.integer({ min: 0, max: 5 }),
      ideas: fc.subarray([...dayIdeas]),
      open: time,
      length: fc.integer({ min: 30, max: 900 }),
      isKnown: fc.boolean(),
      latitude: fc.double({ min: -27.8, max: -27.4, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(anyCandidate, { maxLength: 20 }),
        fc.subarray([...dayIdeas], { minLength: 1 }),
        time,
        (records, ideas, begins) => {
          const places = records.map(({ open, length, isKnown, latitude, ...rest }, index) =>
            candidate(`p${index}`, rest.categorySlug, {
              ...rest,
              geo: { latitude, longitude: -48.5 },
              hours: isKnown
                ? daily(clockText(open), clockText(Math.min(open + length, 1439)))
                : { kind: 'unknown' },
            }),
          );
          const options = { dayNumber, begins, origin: null };
          const suggested = suggestDay(places, ideas, options);
          expect(new Set(suggested.map(({ id }) => id)).size).toBe(suggested.length);
          const planned = suggested.flatMap(({ id, plannedAt }) =>
            places
              .filter((place) => place.id === id)
              .map((place) => ({ ...place, plannedAt: minutesOf(plannedAt) })),
          );
          const { stops, skipped } = planDay(planned, options);
          expect(skipped).toEqual([]);
          expect(stops.map(({ id }) => id)).toEqual(suggested.map(({ id }) => id));
          for (const { id, arrives, leaves } of stops) {
            const record = records[Number(id.slice(1))];
            expect(record?.isKnown).toBe(true);
            expect(arrives).toBeGreaterThanOrEqual(record?.open ?? Infinity);
            expect(leaves).toBeLessThanOrEqual((record?.open ?? 0) + (record?.length ?? 0));
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
