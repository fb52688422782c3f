import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlaceHours } from './stored-place-hours.ts';
import { alwaysOpenPeriod } from './opening-hours.ts';
import { getOpeningState } from './opening-state.ts';
import { listOpeningWeek } from './opening-week.ts';

const evening = { open: { day: 2, time: '18:00' }, close: { day: 3, time: '02:00' } };

describe('structured hours', () => {
  it('are read as stored', () => {
    const hours = {
      periods: [evening, alwaysOpenPeriod],
      exceptions: [
        { date: '2026-12-25', closed: true, periods: [], label: 'Natal' },
        {
          date: '2026-12-31',
          closed: false,
          periods: [{ open: '20:00', close: '05:00' }],
          label: '',
        },
      ],
      note: 'Cozinha até as 23h.',
    };
    expect(parsePlaceHours(hours)).toEqual({ kind: 'structured', hours });
  });

  it.each([
    ['9:00', '24:00', { open: { day: 2, time: '09:00' }, close: { day: 3, time: '00:00' } }],
    [' 09:00', '9:30', { open: { day: 2, time: '09:00' }, close: { day: 2, time: '09:30' } }],
  ])('accept the times %j to %j', (open, close, period) => {
    expect(
      parsePlaceHours({
        periods: [{ open: { day: 2, time: open }, close: { day: 2, time: close } }],
      }),
    ).toMatchObject({ hours: { periods: [period] } });
  });

  it('read 24:00 on Saturday as 00:00 on Sunday', () => {
    const saturday = { open: { day: 6, time: '10:00' }, close: { day: 6, time: '24:00' } };
    expect(parsePlaceHours({ periods: [saturday] })).toMatchObject({
      hours: { periods: [{ close: { day: 0, time: '00:00' } }] },
    });
  });

  it.each<[string, unknown]>([
    ['no closing time', { open: evening.open }],
    ['the weekday 7', { ...evening, open: { day: 7, time: '18:00' } }],
    ['a fractional weekday', { ...evening, open: { day: 1.5, time: '18:00' } }],
    ['a weekday as text', { ...evening, open: { day: 'terça', time: '18:00' } }],
    ['the hour 25', { ...evening, open: { day: 2, time: '25:00' } }],
    ['an opening time of 24:00', { ...evening, open: { day: 2, time: '24:00' } }],
    ['the minute 60', { ...evening, open: { day: 2, time: '18:60' } }],
    ['a number instead of a time', { ...evening, open: { day: 2, time: 1800 } }],
    ['null', null],
    ['a string', 'ter 18h'],
  ])('drop a period with %s and keep the others', (_, broken) => {
    expect(parsePlaceHours({ periods: [broken, evening] })).toMatchObject({
      hours: { periods: [evening] },
    });
  });

  it.each<[string, unknown]>([
    ['no date', { closed: true }],
    ['a date that does not exist', { date: '2026-02-30', closed: true }],
    ['a date in another format', { date: '25/12/2026', closed: true }],
    ['neither closed nor periods', { date: '2026-12-25', label: 'Natal' }],
    ['only invalid periods', { date: '2026-12-25', periods: [{ open: '8h', close: '9h' }] }],
    ['a null value', null],
  ])('drop an exception with %s', (_, broken) => {
    expect(parsePlaceHours({ periods: [evening], exceptions: [broken] })).toMatchObject({
      hours: { exceptions: [] },
    });
  });

  it('keep the first exception of a date, and drop the periods of a closed one', () => {
    const exceptions = [
      { date: '2026-12-25', closed: true, periods: [{ open: '10:00', close: '12:00' }] },
      { date: '2026-12-25', closed: false, periods: [{ open: '10:00', close: '12:00' }] },
    ];
    expect(parsePlaceHours({ periods: [], exceptions })).toEqual({
      kind: 'structured',
      hours: {
        periods: [],
        exceptions: [{ date: '2026-12-25', closed: true, periods: [], label: '' }],
        note: '',
      },
    });
  });

  it('are limited to 21 periods, 60 exceptions and short texts', () => {
    const dates = Array.from({ length: 200 }, (_, day) => ({
      date: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
      closed: true,
      label: 'x'.repeat(1000),
    }));
    const parsed = parsePlaceHours({
      periods: Array.from({ length: 1000 }, () => evening),
      exceptions: dates,
      note: 'x'.repeat(5000),
    });
    if (parsed.kind !== 'structured') throw new Error('expected structured hours');
    expect(parsed.hours.periods).toHaveLength(21);
    expect(parsed.hours.exceptions).toHaveLength(60);
    expect(parsed.hours.exceptions[0]?.label).toHaveLength(100);
    expect(parsed.hours.note).toHaveLength(500);
  });

  it('without valid content become their note as text, or unknown', () => {
    expect(parsePlaceHours({ periods: [], note: 'Sob consulta' })).toEqual({
      kind: 'text',
      lines: ['Sob consulta'],
    });
    expect(parsePlaceHours({ periods: [null] })).toEqual({ kind: 'unknown' });
  });
});

describe('hours of older records', () => {
  it.each<[unknown, string[]]>([
    ['Ter a dom, das 18h às 23h', ['Ter a dom, das 18h às 23h']],
    [' Seg: 9h \n\n Ter: 10h ', ['Seg: 9h', 'Ter: 10h']],
    [{ general: 'Todos os dias, 9h–18h' }, ['Todos os dias, 9h–18h']],
    [
      { sunday: 'Fechado', monday: '9h–18h', general: 'Almoço e jantar' },
      ['Almoço e jantar', 'Segunda: 9h–18h', 'Domingo: Fechado'],
    ],
    [{ Sábado: '10h–14h', 'Terça-feira': '9h–18h' }, ['Terça: 9h–18h', 'Sábado: 10h–14h']],
    [{ feriados: '10h–14h' }, ['Feriados: 10h–14h']],
    [
      { segunda: { open: '9h', close: '18h' }, terça: { closed: true } },
      ['Segunda: 9h–18h', 'Terça: Fechado'],
    ],
    [
      ['Seg 9h', 7, 'Ter 9h'],
      ['Seg 9h', 'Ter 9h'],
    ],
    [{ monday: 3, tuesday: '9h' }, ['Terça: 9h']],
  ])('%j are read as %j', (stored, lines) => {
    expect(parsePlaceHours(stored)).toEqual({ kind: 'text', lines });
  });

  it('are limited in lines and length', () => {
    const parsed = parsePlaceHours(Array(100).fill('x'.repeat(1000)).join('\n'));
    if (parsed.kind !== 'text') throw new Error('expected a text');
    expect(parsed.lines.length).toBeLessThanOrEqual(14);
    expect(Math.max(...parsed.lines.map((line) => line.length))).toBe(200);
  });
});

describe('any other value', () => {
  it.each([[undefined], [null], [''], ['  \n '], [7], [true], [{}], [[]], [{ monday: '' }]])(
    '%j is unknown',
    (stored) => {
      expect(parsePlaceHours(stored)).toEqual({ kind: 'unknown' });
    },
  );

  it('never breaks parsing, state or week', () => {
    const now = new Date('2026-03-10T15:00:00Z');
    const anyTime = fc.oneof(fc.constantFrom('00:00', '23:59', '24:00', '9:5'), fc.string());
    const anyDay = fc.oneof(fc.integer({ min: -1, max: 8 }), fc.anything());
    const anyMoment = fc.record({ day: anyDay, time: anyTime });
    const almostHours = fc.record({
      periods: fc.array(fc.record({ open: anyMoment, close: anyMoment })),
      exceptions: fc.array(
        fc.record({
          date: fc.oneof(fc.constantFrom('2026-03-10', '2026-03-11'), fc.string()),
          closed: fc.oneof(fc.boolean(), fc.anything()),
          periods: fc.array(fc.record({ open: anyTime, close: anyTime })),
        }),
      ),
      note: fc.anything(),
    });
    fc.assert(
      fc.property(fc.oneof(almostHours, fc.anything()), (stored) => {
        const hours = parsePlaceHours(stored);
        expect(getOpeningState(hours, now).kind).toMatch(/^(unknown|open|closing-soon|closed)$/);
        if (hours.kind === 'structured') expect(listOpeningWeek(hours.hours, now)).toHaveLength(7);
      }),
    );
  });
});
