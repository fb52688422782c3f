import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#shared/time-units.ts';
import { parsePlaceHours } from './stored-place-hours.ts';
import { alwaysOpenPeriod } from './opening-hours.ts';
import type { OpeningException, OpeningPeriod, PlaceHours } from './opening-hours.ts';
import { isOpen, getNextChange, getOpeningState } from './opening-state.ts';

/** Creates a period from its day, opening and closing time, and the number of days until the close. */
function period(day: number, open: string, close: string, days = open < close ? 0 : 1) {
  return { open: { day, time: open }, close: { day: (day + days) % 7, time: close } };
}

function structured(
  periods: OpeningPeriod[],
  exceptions: Partial<OpeningException>[] = [],
): PlaceHours {
  return {
    kind: 'structured',
    hours: {
      periods,
      exceptions: exceptions.map((exception) => ({
        date: '2026-03-10',
        closed: false,
        periods: [],
        label: '',
        ...exception,
      })),
      note: '',
    },
  };
}

/** Converts a local time of the brand; there is no daylight saving time in 2026. */
const at = (local: string) => new Date(`${local}:00-03:00`);

/** Returns the state as text: 'open until …' or 'closed until …' in the brand's time zone. */
function stateAt(hours: PlaceHours, local: string): string {
  const now = at(local);
  const state = getOpeningState(hours, now);
  const change = getNextChange(state);
  const changeLocal =
    change === null ? 'ever' : new Date(change.getTime() - 3 * hourMs).toISOString().slice(0, 16);
  const left = state.kind === 'closing-soon' ? ` (${state.minutesLeft} min)` : '';
  return `${state.kind} until ${changeLocal}${left}`;
}

const deviceZone = process.env['TZ'];
afterEach(() => {
  if (deviceZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = deviceZone;
});

// 2026-03-10 is a Tuesday (2), 2026-03-14 a Saturday (6), 2026-03-15 a Sunday (0).
describe('a day shift', () => {
  const hours = structured([period(2, '09:00', '18:00'), period(4, '09:00', '18:00')]);
  it.each([
    ['2026-03-10T08:59', 'closed until 2026-03-10T09:00'],
    ['2026-03-10T09:00', 'open until 2026-03-10T18:00'],
    ['2026-03-10T17:29', 'open until 2026-03-10T18:00'],
    ['2026-03-10T17:30', 'closing-soon until 2026-03-10T18:00 (30 min)'],
    ['2026-03-10T17:59', 'closing-soon until 2026-03-10T18:00 (1 min)'],
    ['2026-03-10T18:00', 'closed until 2026-03-12T09:00'],
    ['2026-03-12T18:00', 'closed until 2026-03-17T09:00'],
  ])('at %s is %s', (now, state) => {
    expect(stateAt(hours, now)).toBe(state);
  });

  it('rounds the remaining minutes up', () => {
    const now = new Date('2026-03-10T17:30:01-03:00');
    expect(getOpeningState(hours, now)).toMatchObject({ kind: 'closing-soon', minutesLeft: 30 });
    const last = new Date('2026-03-10T17:59:59.999-03:00');
    expect(getOpeningState(hours, last)).toMatchObject({ kind: 'closing-soon', minutesLeft: 1 });
  });
});

describe('a night shift', () => {
  const hours = structured([period(6, '22:00', '04:00'), period(2, '18:00', '00:00')]);
  it.each([
    ['2026-03-10T23:29', 'open until 2026-03-11T00:00'],
    ['2026-03-10T23:59', 'closing-soon until 2026-03-11T00:00 (1 min)'],
    ['2026-03-11T00:00', 'closed until 2026-03-14T22:00'],
    ['2026-03-14T23:59', 'open until 2026-03-15T04:00'],
    ['2026-03-15T00:00', 'open until 2026-03-15T04:00'],
    ['2026-03-15T03:59', 'closing-soon until 2026-03-15T04:00 (1 min)'],
    ['2026-03-15T04:00', 'closed until 2026-03-17T18:00'],
  ])('at %s is %s', (now, state) => {
    expect(stateAt(hours, now)).toBe(state);
  });

  it('gives the same states if the close is stored with the same weekday', () => {
    const sloppy = structured([period(6, '22:00', '04:00', 0)]);
    expect(stateAt(sloppy, '2026-03-15T03:00')).toBe('open until 2026-03-15T04:00');
    expect(stateAt(sloppy, '2026-03-16T03:00')).toBe('closed until 2026-03-21T22:00');
  });
});

describe('hours round the clock', () => {
  it.each([
    ['one period of the whole week', [alwaysOpenPeriod]],
    ['seven whole days', [0, 1, 2, 3, 4, 5, 6].map((day) => period(day, '00:00', '00:00'))],
    ['seven times 24 hours', [0, 1, 2, 3, 4, 5, 6].map((day) => period(day, '10:00', '10:00', 0))],
  ])('stored as %s never close', (_, periods) => {
    for (const now of ['2026-03-10T00:00', '2026-03-10T23:59', '2026-03-14T12:00']) {
      expect(stateAt(structured(periods), now)).toBe('open until ever');
    }
  });

  it('with a closed date close at its start and open at the next midnight', () => {
    const hours = structured([alwaysOpenPeriod], [{ date: '2026-03-12', closed: true }]);
    expect(stateAt(hours, '2026-03-10T12:00')).toBe('open until 2026-03-12T00:00');
    expect(stateAt(hours, '2026-03-12T00:00')).toBe('closed until 2026-03-13T00:00');
    expect(stateAt(hours, '2026-03-13T00:00')).toBe('open until ever');
  });

  it('apply only to Sunday if other days have separate hours', () => {
    const hours = structured([alwaysOpenPeriod, period(2, '09:00', '18:00')]);
    expect(stateAt(hours, '2026-03-15T12:00')).toBe('open until 2026-03-16T00:00');
    expect(stateAt(hours, '2026-03-16T12:00')).toBe('closed until 2026-03-17T09:00');
  });

  it('of only one weekday end after 24 hours', () => {
    const hours = structured([period(2, '00:00', '00:00'), period(5, '10:00', '12:00')]);
    expect(stateAt(hours, '2026-03-10T12:00')).toBe('open until 2026-03-11T00:00');
  });
});

describe('periods across days', () => {
  it('of several days are continuous and wrap around the week', () => {
    const weekend = structured([period(5, '18:00', '02:00', 3)]);
    expect(stateAt(weekend, '2026-03-13T17:59')).toBe('closed until 2026-03-13T18:00');
    expect(stateAt(weekend, '2026-03-14T12:00')).toBe('open until 2026-03-16T02:00');
    expect(stateAt(weekend, '2026-03-16T01:00')).toBe('open until 2026-03-16T02:00');
    expect(stateAt(weekend, '2026-03-16T02:00')).toBe('closed until 2026-03-20T18:00');
  });

  it('until the next evening are not cut without an exception', () => {
    const hours = structured([period(3, '20:00', '19:00')]);
    expect(stateAt(hours, '2026-03-11T23:00')).toBe('open until 2026-03-12T19:00');
  });

  it('that are adjacent or overlap count as one', () => {
    const hours = structured([
      period(2, '08:00', '12:00'),
      period(2, '12:00', '15:00'),
      period(2, '14:00', '16:00'),
      period(2, '09:00', '10:00'),
    ]);
    expect(stateAt(hours, '2026-03-10T11:45')).toBe('open until 2026-03-10T16:00');
  });

  it('of two shifts have a closed time between them', () => {
    const hours = structured([period(2, '18:00', '23:00'), period(2, '11:30', '15:00')]);
    expect(stateAt(hours, '2026-03-10T15:00')).toBe('closed until 2026-03-10T18:00');
  });
});

describe('exceptions', () => {
  const nights = [2, 3, 4, 5, 6].map((day) => period(day, '18:00', '02:00'));
  it('that are closed do not cut the night before', () => {
    const hours = structured(nights, [{ date: '2026-03-12', closed: true }]);
    expect(stateAt(hours, '2026-03-12T01:00')).toBe('open until 2026-03-12T02:00');
    expect(stateAt(hours, '2026-03-12T02:00')).toBe('closed until 2026-03-13T18:00');
    expect(stateAt(hours, '2026-03-12T19:00')).toBe('closed until 2026-03-13T18:00');
    expect(stateAt(hours, '2026-03-13T01:00')).toBe('closed until 2026-03-13T18:00');
  });

  it('that are closed cut a period that would last beyond noon at midnight', () => {
    const longDays = structured(
      [period(3, '20:00', '19:00')],
      [{ date: '2026-03-12', closed: true }],
    );
    expect(stateAt(longDays, '2026-03-11T23:00')).toBe('open until 2026-03-12T00:00');
    const untilNoon = structured(
      [period(3, '20:00', '12:00')],
      [{ date: '2026-03-12', closed: true }],
    );
    expect(stateAt(untilNoon, '2026-03-11T23:00')).toBe('open until 2026-03-12T12:00');
  });

  it('with separate periods replace the hours of that date, also past midnight', () => {
    const own = [
      { open: '10:00', close: '12:00' },
      { open: '22:00', close: '05:00' },
    ];
    const hours = structured(nights, [{ date: '2026-03-12', periods: own }]);
    expect(stateAt(hours, '2026-03-12T09:00')).toBe('closed until 2026-03-12T10:00');
    expect(stateAt(hours, '2026-03-12T18:00')).toBe('closed until 2026-03-12T22:00');
    expect(stateAt(hours, '2026-03-13T04:00')).toBe('open until 2026-03-13T05:00');
  });

  it('with equal open and close last 24 hours', () => {
    const own = [{ open: '10:00', close: '10:00' }];
    const hours = structured([], [{ date: '2026-03-12', periods: own }]);
    expect(stateAt(hours, '2026-03-13T09:00')).toBe('open until 2026-03-13T10:00');
  });

  it('can be the only dates on which a place opens', () => {
    const show = [{ open: '20:00', close: '23:00' }];
    const hours = structured([], [{ date: '2026-03-20', periods: show }]);
    expect(stateAt(hours, '2026-03-10T12:00')).toBe('closed until 2026-03-20T20:00');
    expect(stateAt(hours, '2026-03-20T23:00')).toBe('closed until ever');
  });

  it('that close many weeks do not hide the next opening after them', () => {
    const tuesdays = Array.from({ length: 60 }, (_, week) => ({
      date: new Date(Date.UTC(2026, 2, 10 + 7 * week)).toISOString().slice(0, 10),
      closed: true,
    }));
    const hours = structured([period(2, '09:00', '18:00')], tuesdays);
    expect(stateAt(hours, '2026-03-10T12:00')).toBe('closed until 2027-05-04T09:00');
  });
});

describe('unknown hours', () => {
  it.each([[parsePlaceHours('Ter a dom, 18h às 23h')], [parsePlaceHours(null)]])(
    'such as %j have no state',
    (hours) => {
      const state = getOpeningState(hours, at('2026-03-10T12:00'));
      expect(state).toEqual({ kind: 'unknown' });
      expect(isOpen(state)).toBeNull();
      expect(getNextChange(state)).toBeNull();
    },
  );
});

describe('the time zone', () => {
  it.each(['UTC', 'America/Sao_Paulo', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'is that of Florianópolis on a device in %s',
    (zone) => {
      process.env['TZ'] = zone;
      const hours = structured([period(2, '18:00', '23:00')]);
      const state = getOpeningState(hours, new Date('2026-03-11T01:00:00Z'));
      expect(state).toEqual({ kind: 'open', closesAt: new Date('2026-03-11T02:00:00Z') });
    },
  );

  it('follows the clock changes of the tz database', () => {
    // On Sunday 2018-11-04 the clocks changed from 00:00 to 01:00, so the night from Saturday was one hour shorter.
    const hours = structured([period(6, '22:00', '04:00')]);
    const state = getOpeningState(hours, new Date('2018-11-04T02:30:00Z'));
    expect(state).toEqual({ kind: 'open', closesAt: new Date('2018-11-04T06:00:00Z') });
  });
});

describe('for any hours', () => {
  const clock = fc
    .integer({ min: 0, max: 95 })
    .map((quarter) => new Date(quarter * 900_000).toISOString().slice(11, 16));
  const moment = fc.record({ day: fc.integer({ min: 0, max: 6 }), time: clock });
  const date = fc
    .integer({ min: 0, max: 14 })
    .map((ahead) => new Date(Date.UTC(2026, 2, 8 + ahead)).toISOString().slice(0, 10));
  const exception = fc.record({
    date,
    closed: fc.boolean(),
    periods: fc.array(fc.record({ open: clock, close: clock }), { minLength: 1, maxLength: 3 }),
  });
  const anyHours = fc
    .record({
      periods: fc.array(fc.record({ open: moment, close: moment }), { maxLength: 10 }),
      exceptions: fc.array(exception, { maxLength: 5 }),
    })
    .map(parsePlaceHours);
  const anyNow = fc
    .integer({ min: 0, max: 10 * 1440 * 60 })
    .map((seconds) => new Date(at('2026-03-09T00:00').getTime() + seconds * 1000));

  it('the state changes exactly at the announced time', () => {
    fc.assert(
      fc.property(
        anyHours,
        anyNow,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (hours, now, part) => {
          const state = getOpeningState(hours, now);
          const change = getNextChange(state);
          if (change === null) return;
          expect(change.getTime()).toBeGreaterThan(now.getTime());
          const openAt = (ms: number) => isOpen(getOpeningState(hours, new Date(ms)));
          expect(openAt(change.getTime())).toBe(!isOpen(state));
          expect(openAt(change.getTime() - 1)).toBe(isOpen(state));
          const between = now.getTime() + part * (change.getTime() - 1 - now.getTime());
          expect(getNextChange(getOpeningState(hours, new Date(between)))).toEqual(change);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('without exceptions, the state equals that of a minute-by-minute simulation', () => {
    const weekly = fc.array(fc.record({ open: moment, close: moment }), {
      minLength: 2,
      maxLength: 6,
    });
    const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const week = 7 * 1440;
    fc.assert(
      fc.property(weekly, anyNow, (periods, now) => {
        // 2026-03-08 is a Sunday.
        const elapsed = Math.floor((now.getTime() - at('2026-03-08T00:00').getTime()) / minuteMs);
        const covered = periods.some(({ open, close }) => {
          const start = open.day * 1440 + minutesOf(open.time);
          let minute = start;
          let end = close.day * 1440 + minutesOf(close.time);
          if (open.day === close.day && end <= start) end = (end + 1440) % week;
          do {
            if (minute % week === elapsed % week) return true;
            minute = (minute + 1) % week;
          } while (minute !== end);
          return false;
        });
        expect(isOpen(getOpeningState(structured(periods), now))).toBe(covered);
      }),
      { numRuns: 1000 },
    );
  });
});
