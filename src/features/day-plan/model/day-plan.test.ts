import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDay, stayMinutes } from './day-plan.ts';
import type { PlannedPlace } from './day-plan.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';

/** A Wednesday. */
const dayNumber = 20_782;
const centre = { latitude: -27.597, longitude: -48.549 };
const north = { latitude: -27.44, longitude: -48.5 };

const twoDigits = (value: number) => String(value).padStart(2, '0');
const clock = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
/** Returns hours from `open` to `close` on every day, in minutes since midnight. */
function daily(open: number, close: number): PlaceHours {
  const periods = Array.from({ length: 7 }, (_, day) => ({
    open: { day, time: clock(open) },
    close: { day, time: clock(close) },
  }));
  return { kind: 'structured', hours: { periods, exceptions: [], note: '' } };
}
const place = (id: string, hours: PlaceHours, geo: PlannedPlace['geo'] = centre) => ({
  id,
  hours,
  geo,
});
const unknown: PlaceHours = { kind: 'unknown' };
const at9 = { dayNumber, begins: 540, origin: null };

describe('planDay', () => {
  it('visits places that close early first and waits until a late place opens', () => {
    const { stops, skipped } = planDay(
      [place('bar', daily(1020, 1380)), place('museu', daily(600, 720)), place('praia', unknown)],
      at9,
    );
    expect(stops.map(({ id, arrives }) => [id, arrives])).toEqual([
      ['praia', 540],
      ['museu', 605],
      ['bar', 1020],
    ]);
    expect(skipped).toEqual([]);
  });

  it('reports places that are closed on that day and places without enough time', () => {
    const closed: PlaceHours = {
      kind: 'structured',
      hours: {
        periods: [{ open: { day: 0, time: '09:00' }, close: { day: 0, time: '18:00' } }],
        exceptions: [],
        note: '',
      },
    };
    const early = place('feira', daily(360, 480));
    const lateTuesday: PlaceHours = {
      kind: 'structured',
      hours: {
        periods: [{ open: { day: 2, time: '20:00' }, close: { day: 3, time: '02:00' } }],
        exceptions: [],
        note: '',
      },
    };
    expect(planDay([place('missa', closed), place('bar', lateTuesday), early], at9)).toEqual({
      stops: [],
      skipped: [
        { id: 'missa', reason: 'closed' },
        { id: 'bar', reason: 'closed' },
        { id: 'feira', reason: 'no-time' },
      ],
    });
  });

  it('includes the travel time from the origin', () => {
    const [stop] = planDay([place('norte', unknown, north)], { ...at9, origin: centre }).stops;
    expect(stop?.metres).toBeGreaterThan(17_000);
    // 18 km plus the detour, at 25 km/h, rounded up to five minutes.
    expect(stop?.arrives).toBe(540 + 70);
  });

  it('allows a stay past midnight but no arrival after midnight', () => {
    const night = place('bar', daily(1320, 120));
    expect(planDay([night], { ...at9, begins: 1380 }).stops).toMatchObject([
      { arrives: 1380, leaves: 1440 },
    ]);
    expect(
      planDay([place('a', unknown), place('b', unknown)], { ...at9, begins: 1400 }),
    ).toMatchObject({
      stops: [{ arrives: 1400 }],
      skipped: [{ reason: 'no-time' }],
    });
  });

  it('does not report a place as closed that is open around the clock', () => {
    const midnight = { day: 0, time: '00:00' };
    const always: PlaceHours = {
      kind: 'structured',
      hours: { periods: [{ open: midnight, close: midnight }], exceptions: [], note: '' },
    };
    const places = [place('praia', always), place('mirante', daily(0, 0)), place('ponte', always)];
    expect(planDay(places, { ...at9, begins: 1390 })).toMatchObject({
      stops: [{ arrives: 1390 }],
      skipped: [{ reason: 'no-time' }, { reason: 'no-time' }],
    });
  });
});

/** Tries every order. Returns the maximum number of visited places and the earliest end. */
function naive(places: PlannedPlace[], begins: number): [number, number] {
  let best: [number, number] = [0, begins];
  const walk = (rest: PlannedPlace[], seen: number, leaves: number, from: PlannedPlace | null) => {
    if (seen > best[0] || (seen === best[0] && leaves < best[1])) best = [seen, leaves];
    for (const next of rest) {
      // Plans one place at a time, beginning when the previous one ends.
      const options = { dayNumber, begins: leaves, origin: from?.geo ?? null };
      const [stop] = planDay([next], options).stops;
      if (stop)
        walk(
          rest.filter((other) => other !== next),
          seen + 1,
          stop.leaves,
          next,
        );
    }
  };
  walk(places, 0, begins, null);
  return best;
}

it('visits as many places and ends as early as the best of all orders', () => {
  const anyPlace = fc.record({
    open: fc.integer({ min: 360, max: 1200 }),
    length: fc.integer({ min: 30, max: 600 }),
    latitude: fc.double({ min: -27.8, max: -27.4, noNaN: true }),
    isKnown: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(anyPlace, { maxLength: 5 }),
      fc.integer({ min: 360, max: 1200 }),
      (records, begins) => {
        const places = records.map(({ open, length, latitude, isKnown }, index) =>
          place(`p${index}`, isKnown ? daily(open, Math.min(open + length, 1439)) : unknown, {
            latitude,
            longitude: -48.5,
          }),
        );
        const { stops, skipped } = planDay(places, { dayNumber, begins, origin: null });
        expect(stops.length + skipped.length).toBe(places.length);
        expect([stops.length, stops.at(-1)?.leaves ?? begins]).toEqual(naive(places, begins));
        for (const { arrives, leaves } of stops) {
          expect(leaves - arrives).toBeLessThanOrEqual(stayMinutes);
        }
      },
    ),
    { numRuns: 300 },
  );
});
