import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { brand } from '#shared/brand.ts';
import { monthWeeks, instantsOnDay, expandSeries } from './event-repetition.ts';
import type { EventRepetition, EventSeries } from './event-repetition.ts';
import { maxEventDates, maxEventYearsAhead } from './event-options.ts';
import { isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

const monday = dayOf('2026-11-23');

function series(repetition: EventRepetition, change: Partial<EventSeries> = {}): EventSeries {
  return { firstDay: monday, repetition, lastDay: null, except: [], ...change };
}

const datesOf = (wanted: EventSeries) => expandSeries(wanted).days.map(isoDateOf);

describe('an event series', () => {
  it('of one date contains only that date', () => {
    expect(datesOf(series({ kind: 'once' }))).toEqual(['2026-11-23']);
  });

  it('of every Friday until a day ends with the last Friday before it', () => {
    const fridays = series(
      { kind: 'weeks', every: 1, weekdays: [5] },
      { lastDay: dayOf('2026-12-20') },
    );
    expect(datesOf(fridays)).toEqual(['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18']);
  });

  it('from Thursday to Sunday contains four consecutive days', () => {
    const days = series(
      { kind: 'days', every: 1 },
      { firstDay: dayOf('2026-11-26'), lastDay: dayOf('2026-11-29') },
    );
    expect(datesOf(days)).toEqual(['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']);
  });

  it('of the first Friday of the month begins with the first one after the first day', () => {
    const firstFridays = series(
      { kind: 'months', every: 1, week: 1, weekday: 5 },
      { lastDay: dayOf('2027-02-28') },
    );
    expect(datesOf(firstFridays)).toEqual(['2026-12-04', '2027-01-01', '2027-02-05']);
  });

  it('of the last Sunday of every second month skips every other month', () => {
    const sundays = series(
      { kind: 'months', every: 2, week: -1, weekday: 0 },
      { lastDay: dayOf('2027-04-30') },
    );
    expect(datesOf(sundays)).toEqual(['2026-11-29', '2027-01-31', '2027-03-28']);
  });

  it('of every second week counts from the week of its first day, with weeks from Monday', () => {
    const weekends = series(
      { kind: 'weeks', every: 2, weekdays: [0, 6] },
      { firstDay: dayOf('2026-11-29'), lastDay: dayOf('2026-12-31') },
    );
    expect(datesOf(weekends)).toEqual([
      '2026-11-29',
      '2026-12-12',
      '2026-12-13',
      '2026-12-26',
      '2026-12-27',
    ]);
  });

  it('omits its exceptions, which do not count towards the limit', () => {
    const days = series(
      { kind: 'days', every: 1 },
      { except: [monday + 1, monday + 3], lastDay: monday + 4 },
    );
    expect(expandSeries(days).days).toEqual([monday, monday + 2, monday + 4]);
  });

  it('without an end is cut at the maximum number of dates and sets isCut', () => {
    const daily = expandSeries(series({ kind: 'days', every: 1 }));
    expect(daily.days).toHaveLength(maxEventDates);
    expect(daily.isCut).toBe(true);
    const sixty = expandSeries(
      series({ kind: 'days', every: 1 }, { lastDay: monday + maxEventDates - 1 }),
    );
    expect(sixty).toEqual({ days: daily.days, isCut: false });
  });

  it('without an end stops after the maximum number of years', () => {
    const { days, isCut } = expandSeries(series({ kind: 'months', every: 3, week: 1, weekday: 1 }));
    expect(isCut).toBe(false);
    expect(days.length).toBeLessThan(12);
    expect(Math.max(...days)).toBeLessThanOrEqual(monday + 366 * maxEventYearsAhead);
  });

  it('without weekdays, or that ends before its first day, has no dates', () => {
    expect(datesOf(series({ kind: 'weeks', every: 1, weekdays: [] }))).toEqual([]);
    expect(datesOf(series({ kind: 'days', every: 1 }, { lastDay: monday - 1 }))).toEqual([]);
  });

  it.each([0, -3, 0.5, Number.NaN])('with an interval of %d uses an interval of one', (every) => {
    const days = series({ kind: 'days', every }, { lastDay: monday + 2 });
    expect(expandSeries(days).days).toEqual([monday, monday + 1, monday + 2]);
  });
});

const someRepetition: fc.Arbitrary<EventRepetition> = fc.oneof(
  fc.constant({ kind: 'once' as const }),
  fc.record({ kind: fc.constant('days' as const), every: fc.integer({ min: 1, max: 40 }) }),
  fc.record({
    kind: fc.constant('weeks' as const),
    every: fc.integer({ min: 1, max: 9 }),
    weekdays: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 9 }),
  }),
  fc.record({
    kind: fc.constant('months' as const),
    every: fc.integer({ min: 1, max: 9 }),
    week: fc.constantFrom(...monthWeeks),
    weekday: fc.integer({ min: 0, max: 6 }),
  }),
);

const someSeries: fc.Arbitrary<EventSeries> = fc
  .record({
    firstDay: fc.integer({ min: dayOf('2020-01-01'), max: dayOf('2040-01-01') }),
    repetition: someRepetition,
    length: fc.option(fc.integer({ min: 0, max: 900 })),
    left: fc.array(fc.integer({ min: 0, max: 200 })),
  })
  .map(({ firstDay, repetition, length, left }) => ({
    firstDay,
    repetition,
    lastDay: length === null ? null : firstDay + length,
    except: left.map((days) => firstDay + days),
  }));

/** Returns true if a day belongs to a series. Independent implementation that looks only at that day. */
function fallsOn(day: number, { firstDay, repetition }: EventSeries): boolean {
  const month = (at: number) =>
    Number(isoDateOf(at).slice(0, 4)) * 12 + Number(isoDateOf(at).slice(5, 7));
  switch (repetition.kind) {
    case 'once':
      return day === firstDay;
    case 'days':
      return (day - firstDay) % repetition.every === 0;
    case 'weeks': {
      const weeks = Math.floor((day + 3) / 7) - Math.floor((firstDay + 3) / 7);
      return weeks % repetition.every === 0 && repetition.weekdays.includes(weekdayOf(day));
    }
    case 'months': {
      const dayOfMonth = Number(isoDateOf(day).slice(8));
      const isWeek =
        repetition.week === -1
          ? month(day + 7) !== month(day)
          : Math.ceil(dayOfMonth / 7) === repetition.week;
      return (
        weekdayOf(day) === repetition.weekday &&
        isWeek &&
        (month(day) - month(firstDay)) % repetition.every === 0
      );
    }
  }
}

describe('any series', () => {
  it('contains exactly the days that match, in order and within the limits', () => {
    fc.assert(
      fc.property(someSeries, (wanted) => {
        const end = Math.min(
          wanted.lastDay ?? Infinity,
          wanted.firstDay + 366 * maxEventYearsAhead,
        );
        const expected: number[] = [];
        for (let day = wanted.firstDay; day <= end; day += 1) {
          if (fallsOn(day, wanted) && !wanted.except.includes(day)) expected.push(day);
        }
        const { days, isCut } = expandSeries(wanted);
        expect(days).toEqual(expected.slice(0, maxEventDates));
        expect(isCut).toBe(expected.length > maxEventDates);
      }),
      { numRuns: 300 },
    );
  });
});

describe('timesOnDay', () => {
  it('supports times after midnight and on later days', () => {
    expect(instantsOnDay(monday, { startMinutes: 22 * 60, endMinutes: 27 * 60 })).toEqual({
      startsAt: new Date('2026-11-24T01:00:00Z'),
      endsAt: new Date('2026-11-24T06:00:00Z'),
    });
    expect(
      instantsOnDay(monday, { startMinutes: 17 * 60, endMinutes: (3 * 24 + 23) * 60 }),
    ).toEqual({
      startsAt: new Date('2026-11-23T20:00:00Z'),
      endsAt: new Date('2026-11-27T02:00:00Z'),
    });
  });
});

/** Imports the same modules with another time zone. */
async function inZone(timeZone: string) {
  vi.resetModules();
  vi.doMock('#shared/brand.ts', () => ({ brand: { ...brand, timeZone } }));
  return {
    ...(await import('./event-repetition.ts')),
    ...(await import('#shared/zoned-time.ts')),
  };
}

describe('in a city with daylight saving time', () => {
  afterEach(() => {
    vi.doUnmock('./brand.ts');
    vi.resetModules();
  });

  const zones = [
    'Europe/Lisbon',
    'America/New_York',
    'America/Santiago',
    'Australia/Lord_Howe',
    'Pacific/Auckland',
    'Africa/Casablanca',
    'Asia/Beirut',
  ];

  it.each(zones)('every date of a series in %s has the same local time', async (zone) => {
    const city = await inZone(zone);
    const minutes = fc.integer({ min: 5 * 60, max: 1439 });
    fc.assert(
      fc.property(
        fc.integer({ min: dayOf('2026-01-01'), max: dayOf('2029-01-01') }),
        minutes,
        fc.integer({ min: 1, max: 600 }),
        (firstDay, startMinutes, length) => {
          const { days } = city.expandSeries({
            firstDay,
            repetition: { kind: 'weeks', every: 1, weekdays: [0, 6] },
            lastDay: null,
            except: [],
          });
          for (const day of days) {
            const { startsAt } = city.instantsOnDay(day, {
              startMinutes,
              endMinutes: startMinutes + length,
            });
            expect(city.wallClockAt(startsAt)).toEqual({ dayNumber: day, minutes: startMinutes });
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  it.each(zones)(
    'no date in %s ends before it begins, even if an hour is skipped',
    async (zone) => {
      const city = await inZone(zone);
      fc.assert(
        fc.property(
          fc.integer({ min: dayOf('2026-01-01'), max: dayOf('2029-01-01') }),
          fc.integer({ min: 0, max: 1439 }),
          fc.integer({ min: 1, max: 31 * 1440 }),
          (day, startMinutes, length) => {
            const { startsAt, endsAt } = city.instantsOnDay(day, {
              startMinutes,
              endMinutes: startMinutes + length,
            });
            const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
            expect(minutes).toBeGreaterThan(0);
            // A clock change is at most one hour.
            expect(Math.abs(minutes - length)).toBeLessThanOrEqual(60);
          },
        ),
        { numRuns: 300 },
      );
    },
  );

  it('a night is one hour shorter or longer if the clocks change during it', async () => {
    const city = await inZone('Europe/Lisbon');
    const night = { startMinutes: 23 * 60, endMinutes: 30 * 60 };
    const hours = (date: string) => {
      const { startsAt, endsAt } = city.instantsOnDay(dayOf(date), night);
      return (endsAt.getTime() - startsAt.getTime()) / 3_600_000;
    };
    expect(hours('2027-03-27')).toBe(6);
    expect(hours('2027-04-03')).toBe(7);
    expect(hours('2026-10-24')).toBe(8);
  });

  it('the dates before and after a clock change both begin at 21:00', async () => {
    const city = await inZone('America/New_York');
    const { days } = city.expandSeries({
      firstDay: dayOf('2026-10-30'),
      repetition: { kind: 'weeks', every: 1, weekdays: [5] },
      lastDay: dayOf('2026-11-06'),
      except: [],
    });
    const evening = { startMinutes: 21 * 60, endMinutes: 23 * 60 };
    expect(days.map((day) => city.instantsOnDay(day, evening).startsAt.toISOString())).toEqual([
      '2026-10-31T01:00:00.000Z',
      '2026-11-07T02:00:00.000Z',
    ]);
  });
});

describe('the local time of the brand', () => {
  it('is used for the dates', () => {
    const { startsAt } = instantsOnDay(monday, { startMinutes: 1200, endMinutes: 1260 });
    expect(wallClockAt(startsAt)).toEqual({ dayNumber: monday, minutes: 1200 });
  });
});
