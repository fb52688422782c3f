import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allDayRange,
  copyDay,
  emptyHours,
  endsNextDay,
  hasHoursProblems,
  toHoursDraft,
  findHoursProblems,
  normalizeHours,
  toPlaceHours,
} from './hours-draft.ts';
import type { HoursDraft, HoursRange } from './hours-draft.ts';
import { parsePlaceHours } from './stored-place-hours.ts';
import { getOpeningState } from './opening-state.ts';
import type { PlaceHours } from './opening-hours.ts';

const minute = fc.integer({ min: 0, max: 1439 });
const time = minute.map(
  (minutes) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
);
const range: fc.Arbitrary<HoursRange> = fc.record({ open: time, close: time });
const date = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const draft: fc.Arbitrary<HoursDraft> = fc.record({
  mode: fc.constantFrom('none', 'always', 'weekly'),
  lines: fc.constant([]),
  days: fc.array(fc.array(range, { maxLength: 3 }), { minLength: 7, maxLength: 7 }),
  exceptions: fc.array(
    fc.record({
      date,
      closed: fc.boolean(),
      periods: fc.array(range, { minLength: 1, maxLength: 2 }),
      label: fc.constantFrom('', 'Natal'),
    }),
    { maxLength: 4 },
  ),
  note: fc.constantFrom('', 'A cozinha fecha antes.'),
});
const goodDraft = draft.filter((hours) => !hasHoursProblems(hours));
/** Generates stored periods: in any order, up to one week long, optionally without the day of the close. */
const storedHours = fc.record({
  periods: fc.array(
    fc.record({
      open: fc.record({ day: fc.integer({ min: 0, max: 6 }), time }),
      close: fc.record({ day: fc.integer({ min: 0, max: 6 }), time }),
    }),
    { minLength: 1, maxLength: 7 },
  ),
  exceptions: fc.constant([]),
  note: fc.constant(''),
});

const weekly = (days: Record<number, HoursRange[]>): HoursDraft => ({
  ...emptyHours,
  mode: 'weekly',
  days: emptyHours.days.map((none, day) => days[day] ?? none),
});

describe('hours form', () => {
  it('survives a round trip through storage', () => {
    fc.assert(
      fc.property(goodDraft, (hours) => {
        const written = toPlaceHours(hours);
        const stored =
          written.kind === 'structured'
            ? written.hours
            : written.kind === 'text'
              ? written.lines.join('\n')
              : { periods: [], exceptions: [], note: '' };
        expect(parsePlaceHours(JSON.parse(JSON.stringify(stored)))).toEqual(written);
        expect(normalizeHours(written)).toEqual(written);
      }),
    );
  });

  it('keeps the meaning of stored hours in any notation: the place is open at the same times', () => {
    fc.assert(
      fc.property(storedHours, fc.array(minute, { minLength: 5, maxLength: 20 }), (stored, at) => {
        const before = parsePlaceHours(stored);
        const after = normalizeHours(before);
        for (const [position, minutes] of at.entries()) {
          const moment = new Date(Date.UTC(2026, 4, 3 + (position % 7), 0, minutes));
          expect(getOpeningState(after, moment).kind).toBe(getOpeningState(before, moment).kind);
        }
      }),
    );
  });

  it('closes on the next day after midnight, Saturday’s hours on Sunday', () => {
    const hours = toPlaceHours(weekly({ 6: [{ open: '18:00', close: '02:00' }] }));
    expect(hours).toMatchObject({
      hours: { periods: [{ open: { day: 6, time: '18:00' }, close: { day: 0, time: '02:00' } }] },
    });
    expect(endsNextDay({ open: '18:00', close: '02:00' })).toBe(true);
    expect(endsNextDay({ open: '18:00', close: '' })).toBe(false);
    expect(toHoursDraft(hours).days[6]).toEqual([{ open: '18:00', close: '02:00' }]);
  });

  it('splits a period from Friday to Monday into one period per day', () => {
    const { days } = toHoursDraft({
      kind: 'structured',
      hours: {
        periods: [{ open: { day: 5, time: '18:00' }, close: { day: 1, time: '02:00' } }],
        exceptions: [],
        note: '',
      },
    });
    expect(days).toEqual([
      [allDayRange],
      [{ open: '00:00', close: '02:00' }],
      [],
      [],
      [],
      [{ open: '18:00', close: '00:00' }],
      [allDayRange],
    ]);
  });

  it('treats seven full days as round the clock, but not a full Sunday alone', () => {
    const all = toPlaceHours({ ...emptyHours, mode: 'always' });
    expect(toHoursDraft(all).mode).toBe('always');
    const week = weekly({});
    expect(toPlaceHours({ ...week, days: week.days.map(() => [allDayRange]) })).toEqual(all);
    expect(toHoursDraft(toPlaceHours(weekly({ 0: [allDayRange] }))).mode).toBe('weekly');
  });

  it('keeps the text of an older record', () => {
    const text: PlaceHours = { kind: 'text', lines: ['Seg a sex, 9h às 18h'] };
    expect(toHoursDraft(text)).toMatchObject({ mode: 'text', lines: text.lines });
    expect(normalizeHours(text)).toEqual(text);
  });

  it('without periods and exceptions becomes its note as text, or unknown hours', () => {
    expect(toPlaceHours({ ...emptyHours, mode: 'weekly' })).toEqual({ kind: 'unknown' });
    expect(toPlaceHours({ ...emptyHours, mode: 'weekly', note: ' Só no verão. ' })).toEqual({
      kind: 'text',
      lines: ['Só no verão.'],
    });
  });
});

describe('copyDay', () => {
  it('copies the periods of a day to the selected days and keeps the others', () => {
    fc.assert(
      fc.property(
        draft,
        fc.integer({ min: 0, max: 6 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
        ({ days }, from, to) => {
          const copied = copyDay(days, from, to);
          for (const [day, ranges] of copied.entries()) {
            expect(ranges).toEqual(to.includes(day) ? days[from] : days[day]);
          }
          expect(copyDay(copied, from, to)).toEqual(copied);
        },
      ),
    );
  });
});

describe('problems of hours', () => {
  it.each([
    ['an empty time', [{ open: '10:00', close: '' }], 'incomplete'],
    [
      'two overlapping periods',
      [
        { open: '10:00', close: '15:00' },
        { open: '14:00', close: '18:00' },
      ],
      'overlap',
    ],
    [
      'two adjacent periods',
      [
        { open: '10:00', close: '15:00' },
        { open: '15:00', close: '18:00' },
      ],
      null,
    ],
  ] as const)('%s', (_what, ranges, problem) => {
    expect(findHoursProblems(weekly({ 2: [...ranges] })).days[2]).toBe(problem);
  });

  it('a night that overlaps with the next day’s period', () => {
    const night = { open: '20:00', close: '04:00' };
    const { days } = findHoursProblems(
      weekly({ 6: [night], 0: [{ open: '03:00', close: '09:00' }] }),
    );
    expect(days).toEqual([null, null, null, null, null, null, 'overlap']);
  });

  it('no periods, too many periods and a long note', () => {
    expect(findHoursProblems(weekly({})).general).toBe('empty');
    const four = ['08', '11', '14', '17'].map((hour) => ({
      open: `${hour}:00`,
      close: `${hour}:30`,
    }));
    const many = { ...emptyHours, mode: 'weekly', days: emptyHours.days.map(() => four) } as const;
    expect(findHoursProblems(many).general).toBe('too-many-periods');
    expect(
      findHoursProblems({ ...emptyHours, mode: 'always', note: 'x'.repeat(501) }).general,
    ).toBe('note-too-long');
  });

  it('exceptions with a missing or duplicate date, without times or with a long label', () => {
    const open = { closed: false, periods: [{ open: '10:00', close: '12:00' }], label: '' };
    const exceptions = [
      { ...open, date: '2026-12-25' },
      { ...open, date: '2026-12-25' },
      { ...open, date: '' },
      { ...open, date: '2026-12-31', periods: [] },
      { ...open, date: '2027-01-01', closed: true, label: 'x'.repeat(101) },
      { ...open, date: '12026-12-25' },
    ];
    expect(findHoursProblems({ ...emptyHours, mode: 'always', exceptions }).exceptions).toEqual([
      null,
      'same-date',
      'no-date',
      'no-times',
      'label-too-long',
      'no-date',
    ]);
  });
});
