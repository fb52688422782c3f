import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '#shared/time-units.ts';
import { aListedDate, anAgenda, anEventPlace, anEventSummary } from '#support/builders.ts';
import {
  getDaysOfPeriod,
  getDaysOfDate,
  filterAgenda,
  findNextDate,
  noAgendaFilters,
  listOccurrences,
  listTodayAndWeekend,
} from './agenda.ts';
import type { Agenda } from './agenda.ts';
import type { ListedDate } from '../event-date.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

const at = (local: string) => new Date(`${local}-03:00`);
const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs;
/** 2026-11-25 is a Wednesday. */
const now = at('2026-11-25T15:00');
const allDays = (moment: Date) => getDaysOfPeriod(null, moment);
const agendaOf = (...dates: ListedDate[]): Agenda => anAgenda([anEventSummary({ dates })]);

describe('daysOfDate', () => {
  it.each([
    [
      'within an evening',
      aListedDate('2026-11-27T20:00', '2026-11-27T23:00'),
      '2026-11-27',
      '2026-11-27',
    ],
    [
      'past midnight',
      aListedDate('2026-11-27T23:00', '2026-11-28T05:59'),
      '2026-11-27',
      '2026-11-27',
    ],
    ['until 6:00', aListedDate('2026-11-27T23:00', '2026-11-28T06:00'), '2026-11-27', '2026-11-28'],
    [
      'several days',
      aListedDate('2026-11-27T10:00', '2026-11-29T22:00'),
      '2026-11-27',
      '2026-11-29',
    ],
    [
      'after midnight',
      aListedDate('2026-11-27T04:00', '2026-11-27T05:00'),
      '2026-11-27',
      '2026-11-27',
    ],
  ])('%s', (_, date, first, last) => {
    expect(getDaysOfDate(date)).toEqual({ first: day(first), last: day(last) });
  });
});

describe('daysOfChoice', () => {
  const span = (when: Parameters<typeof getDaysOfPeriod>[0], moment: string) => {
    const { first, last } = getDaysOfPeriod(when, at(moment));
    return [isoDateOf(first), isoDateOf(last)];
  };

  it.each([
    ['hoje', '2026-11-25T23:59', '2026-11-25', '2026-11-25'],
    ['amanha', '2026-11-30T00:00', '2026-12-01', '2026-12-01'],
    ['semana', '2026-11-25T15:00', '2026-11-25', '2026-12-01'],
    ['fim-de-semana', '2026-11-23T08:00', '2026-11-27', '2026-11-29'],
    ['fim-de-semana', '2026-11-27T08:00', '2026-11-27', '2026-11-29'],
    ['fim-de-semana', '2026-11-28T08:00', '2026-11-28', '2026-11-29'],
    ['fim-de-semana', '2026-11-29T23:00', '2026-11-29', '2026-11-29'],
    ['fim-de-semana', '2026-11-30T00:00', '2026-12-04', '2026-12-06'],
  ] as const)('%s at %s', (when, moment, first, last) => {
    expect(span(when, moment)).toEqual([first, last]);
  });

  it('returns a single day for a day number', () => {
    expect(span(day('2026-12-24'), '2026-11-25T15:00')).toEqual(['2026-12-24', '2026-12-24']);
  });
});

describe('occurrences', () => {
  it('omits dates that are over and includes those in progress today', () => {
    const endedDate = aListedDate('2026-11-25T10:00', '2026-11-25T15:00');
    const underWay = aListedDate('2026-11-20T10:00', '2026-11-26T20:00');
    const found = listOccurrences(agendaOf(underWay, endedDate), allDays(now), now);
    expect(found.map(({ date, day: on }) => [date, isoDateOf(on)])).toEqual([
      [underWay, '2026-11-25'],
    ]);
  });

  it('lists a night in progress after midnight under today', () => {
    const night = aListedDate('2026-11-24T22:00', '2026-11-25T05:00');
    const found = listOccurrences(
      agendaOf(night),
      getDaysOfPeriod('hoje', at('2026-11-25T01:00')),
      at('2026-11-25T01:00'),
    );
    expect(found).toHaveLength(1);
    // A Friday night is not listed on Saturday.
    const friday = aListedDate('2026-11-27T22:00', '2026-11-28T05:00');
    expect(listOccurrences(agendaOf(friday), getDaysOfPeriod(day('2026-11-28'), now), now)).toEqual(
      [],
    );
  });

  it('finds a festival on each of its days and lists it once', () => {
    const festival = agendaOf(aListedDate('2026-11-26T10:00', '2026-11-29T22:00'));
    for (const date of ['2026-11-26', '2026-11-27', '2026-11-29']) {
      const found = listOccurrences(festival, getDaysOfPeriod(day(date), now), now);
      expect(found.map(({ day: on }) => isoDateOf(on))).toEqual([date]);
    }
    expect(listOccurrences(festival, getDaysOfPeriod(day('2026-11-30'), now), now)).toEqual([]);
    expect(listOccurrences(festival, getDaysOfPeriod('fim-de-semana', now), now)).toHaveLength(1);
  });

  it('sorts the dates of a day by time, with cancelled ones last', () => {
    const agenda = anAgenda([
      anEventSummary({ id: 'late', dates: [aListedDate('2026-11-27T21:00')] }),
      anEventSummary({
        id: 'off',
        dates: [aListedDate('2026-11-27T10:00', undefined, 'cancelled')],
      }),
      anEventSummary({ id: 'early', dates: [aListedDate('2026-11-27T19:00')] }),
      anEventSummary({ id: 'next', dates: [aListedDate('2026-11-28T09:00')] }),
      anEventSummary({ id: 'nowhere', placeId: 'gone', dates: [aListedDate('2026-11-27T19:00')] }),
    ]);
    const found = listOccurrences(agenda, allDays(now), now);
    expect(found.map(({ event }) => event.id)).toEqual(['early', 'late', 'off', 'next']);
  });

  it('a date found over all days is also found on its day, and is not over', () => {
    const minutes = fc.integer({ min: -4 * 1440, max: 40 * 1440 });
    const length = fc.integer({ min: 1, max: 31 * 1440 });
    fc.assert(
      fc.property(fc.array(fc.tuple(minutes, length), { maxLength: 20 }), (pairs) => {
        const dates = pairs.map(([start, long]): ListedDate => {
          const startsAt = new Date(now.getTime() + start * minuteMs);
          const endsAt = new Date(startsAt.getTime() + long * minuteMs);
          return { startsAt, endsAt, status: 'scheduled' };
        });
        const agenda = agendaOf(...dates);
        const found = listOccurrences(agenda, allDays(now), now);
        expect(found).toHaveLength(dates.filter(({ endsAt }) => endsAt > now).length);
        for (const { date, day: on } of found) {
          expect(date.endsAt > now).toBe(true);
          expect(on).toBeGreaterThanOrEqual(wallClockAt(now).dayNumber);
          const onDay = listOccurrences(agenda, { first: on, last: on }, now);
          expect(onDay.map((one) => one.date)).toContain(date);
        }
        expect(found.map(({ day: on }) => on)).toEqual(
          found.map(({ day: on }) => on).toSorted((a, b) => a - b),
        );
      }),
    );
  });
});

it('nextDate returns the next date that is not cancelled', () => {
  const cancelled = aListedDate('2026-11-26T20:00', undefined, 'cancelled');
  const endedDate = aListedDate('2026-11-25T11:00', '2026-11-25T15:00');
  const next = aListedDate('2026-11-27T20:00', undefined, 'sold_out');
  expect(findNextDate([endedDate, cancelled, next], now)).toBe(next);
  expect(findNextDate([endedDate, cancelled], now)).toBeNull();
});

describe('filteredAgenda', () => {
  const here = { latitude: -27.6, longitude: -48.5 };
  const places = [
    anEventPlace({
      id: 'near',
      categorySlug: 'bares',
      neighborhood: 'Centro',
      geo: here,
      hasBenefit: true,
    }),
    anEventPlace({
      id: 'far',
      categorySlug: 'shows',
      neighborhood: 'Lagoa',
      geo: { latitude: -27.7, longitude: -48.5 },
    }),
    anEventPlace({ id: 'unknown', categorySlug: 'shows', neighborhood: '', geo: null }),
  ];
  const agenda = anAgenda(
    [
      anEventSummary({ id: 'a', placeId: 'near', priceCents: 0 }),
      anEventSummary({ id: 'b', placeId: 'far', priceCents: null }),
      anEventSummary({ id: 'c', placeId: 'unknown', priceCents: 2_000 }),
    ],
    places,
  );
  const found = (filters: Partial<typeof noAgendaFilters>, origin: typeof here | null = here) =>
    filterAgenda(agenda, { ...noAgendaFilters, ...filters }, origin)
      .events.map(({ id }) => id)
      .join('');

  it.each([
    [{}, 'abc'],
    [{ categories: ['shows'] }, 'bc'],
    [{ categories: ['shows', 'bares'] }, 'abc'],
    [{ neighborhood: 'Lagoa' }, 'b'],
    // An unknown price does not count as free.
    [{ isFree: true }, 'a'],
    [{ withBenefit: true }, 'a'],
    [{ placeId: 'unknown' }, 'c'],
    [{ distance: 5 }, 'a'],
    [{ categories: ['shows'], isFree: true }, ''],
  ] as const)('filters by %j', (filters, ids) => {
    expect(found(filters)).toBe(ids);
  });

  it("ignores the distance if the visitor's location is unknown", () => {
    expect(found({ distance: 2 }, null)).toBe('abc');
  });
});

describe('todayAndWeekend', () => {
  const titles = (agenda: Agenda, maxCount = 8) =>
    listTodayAndWeekend(agenda, now, maxCount).map(
      ({ event, day: on }) => `${event.title} ${isoDateOf(on)}`,
    );
  const event = (title: string, ...dates: ListedDate[]) =>
    anEventSummary({ id: title, title, dates });

  it('lists today, then Friday to Sunday, each event once, and no other days', () => {
    const agenda = anAgenda([
      event('sábado', aListedDate('2026-11-28T20:00')),
      event('amanhã', aListedDate('2026-11-26T20:00')),
      event('segunda', aListedDate('2026-11-30T20:00')),
      event('hoje', aListedDate('2026-11-25T20:00'), aListedDate('2026-11-27T20:00')),
    ]);
    expect(titles(agenda)).toEqual(['hoje 2026-11-25', 'sábado 2026-11-28']);
    expect(titles(agenda, 1)).toEqual(['hoje 2026-11-25']);
  });

  it('skips cancelled and past dates', () => {
    const agenda = anAgenda([
      event('acabou', aListedDate('2026-11-25T10:00')),
      event(
        'outra',
        aListedDate('2026-11-25T20:00', undefined, 'cancelled'),
        aListedDate('2026-11-29T20:00'),
      ),
      event('esgotado', aListedDate('2026-11-25T21:00', undefined, 'sold_out')),
    ]);
    expect(titles(agenda)).toEqual(['esgotado 2026-11-25', 'outra 2026-11-29']);
  });
});
