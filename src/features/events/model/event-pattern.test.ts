import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import * as brand from '#shared/brand.ts';
import { dayMs, hourMs, minuteMs } from '#shared/time-units.ts';
import { expandPattern, getMonthPositions, newPattern } from './event-pattern.ts';
import { monthWeeks, repetitionKinds } from './event-date-draft.ts';
import type { EventPatternDraft } from './event-date-draft.ts';
import { maxEventDates, maxEventYearsAhead } from './event-options.ts';
import { clockText, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs;

const monday = '2026-11-23';

/** A pattern that begins on a Monday and has no near end. */
function series(change: Partial<EventPatternDraft>): EventPatternDraft {
  return { ...newPattern, day: monday, until: '2040-12-31', ...change };
}

const daysOf = (pattern: EventPatternDraft) =>
  expandPattern(pattern, null).dates.map(({ startsAt }) =>
    isoDateOf(wallClockAt(startsAt).dayNumber),
  );

/** A pattern of one date, from minutes after midnight; minutes from 1440 on are on later days. */
function once(dayNumber: number, startMinutes: number, endMinutes: number): EventPatternDraft {
  return series({
    day: isoDateOf(dayNumber),
    start: clockText(startMinutes),
    endDay: isoDateOf(dayNumber + Math.floor(endMinutes / 1440)),
    end: clockText(endMinutes),
  });
}

describe('a pattern', () => {
  it('of one date contains only that date', () => {
    expect(daysOf(series({ repeats: 'once' }))).toEqual(['2026-11-23']);
  });

  it('of every Friday until a day ends with the last Friday before it', () => {
    const fridays = series({ repeats: 'weeks', weekdays: [5], until: '2026-12-20' });
    expect(daysOf(fridays)).toEqual(['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18']);
  });

  it('from Thursday to Sunday contains four consecutive days', () => {
    const days = series({ repeats: 'days', day: '2026-11-26', until: '2026-11-29' });
    expect(daysOf(days)).toEqual(['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']);
  });

  it('of the first Friday of the month begins with the first one after the first day', () => {
    const firstFridays = series({ repeats: 'months', week: 1, weekday: 5, until: '2027-02-28' });
    expect(daysOf(firstFridays)).toEqual(['2026-12-04', '2027-01-01', '2027-02-05']);
  });

  it('of the last Sunday of every second month skips every other month', () => {
    const sundays = series({
      ...{ repeats: 'months', every: '2', week: -1, weekday: 0 },
      until: '2027-04-30',
    });
    expect(daysOf(sundays)).toEqual(['2026-11-29', '2027-01-31', '2027-03-28']);
  });

  it('of every second week counts from the week of its first day, with weeks from Monday', () => {
    const weekends = series({
      ...{ repeats: 'weeks', every: '2', weekdays: [0, 6] },
      ...{ day: '2026-11-29', until: '2026-12-31' },
    });
    expect(daysOf(weekends)).toEqual([
      '2026-11-29',
      '2026-12-12',
      '2026-12-13',
      '2026-12-26',
      '2026-12-27',
    ]);
  });

  it('omits its exceptions, which do not count towards the limit', () => {
    const days = series({
      repeats: 'days',
      except: ['2026-11-24', '2026-11-26'],
      until: '2026-11-27',
    });
    expect(daysOf(days)).toEqual(['2026-11-23', '2026-11-25', '2026-11-27']);
  });

  it('omits an exception that is only within the limit because of another one', () => {
    const daily = series({ repeats: 'days' });
    const lastDay = isoDateOf(dayOf(monday) + maxEventDates);
    expect(daysOf({ ...daily, except: [monday] }).at(-1)).toBe(lastDay);
    const { dates, excludedDays } = expandPattern({ ...daily, except: [monday, lastDay] }, null);
    expect(excludedDays).toEqual([monday, lastDay]);
    expect(dates).toHaveLength(maxEventDates);
    expect(daysOf({ ...daily, except: [monday, lastDay] })).not.toContain(lastDay);
  });

  it('with a late end is cut at the maximum number of dates and sets isCut', () => {
    const daily = expandPattern(series({ repeats: 'days' }), null);
    expect(daily.dates).toHaveLength(maxEventDates);
    expect(daily.isCut).toBe(true);
    const until = isoDateOf(dayOf(monday) + maxEventDates - 1);
    const sixty = expandPattern(series({ repeats: 'days', until }), null);
    expect(sixty).toEqual({ ...daily, isCut: false });
  });

  it('with a late end stops after the maximum number of years', () => {
    const months = series({ repeats: 'months', every: '3', week: 1, weekday: 1 });
    expect(expandPattern(months, null).isCut).toBe(false);
    const days = daysOf(months).map(dayOf);
    expect(days.length).toBeLessThan(12);
    expect(Math.max(...days)).toBeLessThanOrEqual(dayOf(monday) + 366 * maxEventYearsAhead);
  });

  it('without weekdays, or that ends before its first day, has no dates', () => {
    expect(daysOf(series({ repeats: 'weeks', weekdays: [] }))).toEqual([]);
    expect(daysOf(series({ repeats: 'days', until: '2026-11-22' }))).toEqual([]);
  });

  it.each(['0', '-3', '0.5', 'NaN', ''])('with an interval of %j has no dates', (every) => {
    const days = series({ repeats: 'days', every, until: '2026-11-25' });
    expect(expandPattern(days, null)).toMatchObject({ dates: [], problems: ['pattern-every'] });
  });
});

const somePattern: fc.Arbitrary<EventPatternDraft> = fc
  .record({
    firstDay: fc.integer({ min: dayOf('2020-01-01'), max: dayOf('2040-01-01') }),
    repeats: fc.constantFrom(...repetitionKinds),
    every: fc.integer({ min: 1, max: 40 }),
    weekdays: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 9 }),
    week: fc.constantFrom(...monthWeeks),
    weekday: fc.integer({ min: 0, max: 6 }),
    length: fc.integer({ min: 0, max: 900 }),
    left: fc.array(fc.integer({ min: 0, max: 200 })),
  })
  .map(({ firstDay, every, length, left, ...repetition }) =>
    series({
      ...repetition,
      every: String(every),
      day: isoDateOf(firstDay),
      until: isoDateOf(firstDay + length),
      except: left.map((days) => isoDateOf(firstDay + days)),
    }),
  );

/** Returns true if a day belongs to a pattern. Independent implementation that looks only at that day. */
function fallsOn(day: number, pattern: EventPatternDraft): boolean {
  const firstDay = dayOf(pattern.day);
  const every = Number(pattern.every);
  const month = (at: number) =>
    Number(isoDateOf(at).slice(0, 4)) * 12 + Number(isoDateOf(at).slice(5, 7));
  switch (pattern.repeats) {
    case 'once':
      return day === firstDay;
    case 'days':
      return (day - firstDay) % every === 0;
    case 'weeks': {
      const weeks = Math.floor((day + 3) / 7) - Math.floor((firstDay + 3) / 7);
      return weeks % every === 0 && pattern.weekdays.includes(weekdayOf(day));
    }
    case 'months': {
      const dayOfMonth = Number(isoDateOf(day).slice(8));
      const isWeek =
        pattern.week === -1
          ? month(day + 7) !== month(day)
          : Math.ceil(dayOfMonth / 7) === pattern.week;
      return (
        weekdayOf(day) === pattern.weekday && isWeek && (month(day) - month(firstDay)) % every === 0
      );
    }
  }
}

describe('any pattern', () => {
  it('contains exactly the days that match, in order and within the limits', () => {
    fc.assert(
      fc.property(somePattern, (pattern) => {
        const firstDay = dayOf(pattern.day);
        const end = Math.min(dayOf(pattern.until), firstDay + 366 * maxEventYearsAhead);
        const expected: string[] = [];
        for (let day = firstDay; day <= end; day += 1) {
          if (fallsOn(day, pattern) && !pattern.except.includes(isoDateOf(day)))
            expected.push(isoDateOf(day));
        }
        expect(daysOf(pattern)).toEqual(expected.slice(0, maxEventDates));
        expect(expandPattern(pattern, null)).toMatchObject({
          isCut: expected.length > maxEventDates,
          problems: expected.length === 0 ? ['pattern-empty'] : [],
        });
      }),
      { numRuns: 300 },
    );
  });
});

describe('the times of a pattern', () => {
  it('may be after midnight and on later days', () => {
    const day = dayOf(monday);
    expect(expandPattern(once(day, 22 * 60, 27 * 60), null).dates).toEqual([
      {
        startsAt: new Date('2026-11-24T01:00:00Z'),
        endsAt: new Date('2026-11-24T06:00:00Z'),
        status: 'scheduled',
      },
    ]);
    expect(expandPattern(once(day, 17 * 60, (3 * 24 + 23) * 60), null).dates).toEqual([
      {
        startsAt: new Date('2026-11-23T20:00:00Z'),
        endsAt: new Date('2026-11-27T02:00:00Z'),
        status: 'scheduled',
      },
    ]);
  });
});

/** Imports the same modules with another time zone. */
async function inZone(timeZone: string) {
  vi.resetModules();
  vi.doMock('#shared/brand.ts', () => ({ ...brand, timeZone }));
  return {
    ...(await import('./event-pattern.ts')),
    ...(await import('#shared/zoned-time.ts')),
  };
}

describe('in a city with daylight saving time', () => {
  afterEach(() => {
    vi.doUnmock('#shared/brand.ts');
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
    fc.assert(
      fc.property(
        fc.integer({ min: dayOf('2026-01-01'), max: dayOf('2029-01-01') }),
        fc.integer({ min: 5 * 60, max: 1439 }),
        fc.integer({ min: 1, max: 600 }),
        (firstDay, startMinutes, length) => {
          const { dates } = city.expandPattern(
            series({
              ...{ repeats: 'weeks', weekdays: [0, 6], day: isoDateOf(firstDay) },
              start: clockText(startMinutes),
              end: clockText(startMinutes + length),
            }),
            null,
          );
          const weekendDays = Array.from({ length: 7 * maxEventDates }, (_, at) => firstDay + at)
            .filter((day) => [0, 6].includes(weekdayOf(day)))
            .slice(0, maxEventDates);
          expect(dates.map(({ startsAt }) => city.wallClockAt(startsAt))).toEqual(
            weekendDays.map((dayNumber) => ({ dayNumber, minutes: startMinutes })),
          );
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
            const pattern = once(day, startMinutes, startMinutes + length);
            const [date] = city.expandPattern(pattern, null).dates;
            const minutes = (Number(date?.endsAt) - Number(date?.startsAt)) / minuteMs;
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
    const hours = (date: string) => {
      const [night] = city.expandPattern(once(dayOf(date), 23 * 60, 30 * 60), null).dates;
      return (Number(night?.endsAt) - Number(night?.startsAt)) / hourMs;
    };
    expect(hours('2027-03-27')).toBe(6);
    expect(hours('2027-04-03')).toBe(7);
    expect(hours('2026-10-24')).toBe(8);
  });

  it('the dates before and after a clock change both begin at 21:00', async () => {
    const city = await inZone('America/New_York');
    const fridays = series({
      ...{ repeats: 'weeks', weekdays: [5], start: '21:00' },
      ...{ day: '2026-10-30', until: '2026-11-06' },
    });
    const { dates } = city.expandPattern(fridays, null);
    expect(dates.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2026-10-31T01:00:00.000Z',
      '2026-11-07T02:00:00.000Z',
    ]);
  });
});

describe('the local time of the brand', () => {
  it('is used for the dates', () => {
    const [date] = expandPattern(series({ start: '20:00' }), null).dates;
    expect(date && wallClockAt(date.startsAt)).toEqual({ dayNumber: dayOf(monday), minutes: 1200 });
  });
});

describe('getMonthPositions', () => {
  it.each([
    ['2026-12-04', [{ week: 1, weekday: 5 }]],
    [
      '2026-11-27',
      [
        { week: 4, weekday: 5 },
        { week: -1, weekday: 5 },
      ],
    ],
    ['2026-11-29', [{ week: -1, weekday: 0 }]],
    ['', []],
  ])('of %s is %j', (day, places) => {
    expect(getMonthPositions(day)).toEqual(places);
  });
});
