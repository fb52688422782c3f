import { describe, expect, it } from 'vitest';
import type {
  OpeningException,
  OpeningPeriod,
  PlaceHours,
} from '#features/opening-hours/model/opening-hours.ts';
import { alwaysOpenPeriod } from '#features/opening-hours/model/opening-hours.ts';
import {
  addReservedTime,
  firstReservableDate,
  momentToDate,
  isSelectableTime,
  reservableDates,
  reservationDay,
} from './reservation-times.ts';

/** A Friday, 15:10 in Florianópolis. */
const now = new Date('2026-03-20T18:10:00Z');

const period = (day: number, open: string, close: string, closeDay = day): OpeningPeriod => ({
  open: { day, time: open },
  close: { day: closeDay, time: close },
});
const structured = (periods: OpeningPeriod[], exceptions: OpeningException[] = []): PlaceHours => ({
  kind: 'structured',
  hours: { periods, exceptions, note: '' },
});
const closedOn = (date: string, label: string): OpeningException => ({
  date,
  closed: true,
  periods: [],
  label,
});

describe('a day with an existing reservation', () => {
  const times = { kind: 'times', afterMidnight: ['00:30'], regular: ['19:00', '20:00'] } as const;
  const day = { ...times, afterMidnight: [...times.afterMidnight], regular: [...times.regular] };

  it('still offers the time of the reservation', () => {
    expect(addReservedTime(day, '19:30')).toEqual({ ...day, regular: ['19:00', '19:30', '20:00'] });
    expect(addReservedTime(day, '00:30')).toBe(day);
    const onlyOwnTime = { kind: 'times', afterMidnight: [], regular: ['19:30'] };
    expect(addReservedTime({ kind: 'closed', label: 'Natal' }, '19:30')).toEqual(onlyOwnTime);
    expect(addReservedTime({ kind: 'over' }, '19:30')).toEqual(onlyOwnTime);
    expect(addReservedTime({ kind: 'out-of-range' }, '19:30')).toEqual({ kind: 'out-of-range' });
  });
});

describe('the timestamp of a wall-clock time', () => {
  it.each([
    ['2026-03-20', '15:10', '2026-03-20T18:10:00.000Z'],
    ['2018-11-04', '20:00', '2018-11-04T22:00:00.000Z'],
    ['2026-02-30', '20:00', undefined],
    ['2026-03-20', '', undefined],
    ['2026-03-20', '24:00', undefined],
  ])('%s %s is %s', (date, time, instant) => {
    expect(momentToDate({ date, time })?.toISOString()).toBe(instant);
  });
});

describe('the lead time of a place', () => {
  const days = [0, 1, 2, 3, 4, 5, 6];
  const alwaysOpenHours = structured(
    days.map((day) => period(day, '00:00', '00:00', (day + 1) % 7)),
  );
  const findFirstTime = (hours: PlaceHours, date: string, at: string) => {
    const day = reservationDay(hours, date, new Date(at), 30);
    return day.kind === 'times' ? [...day.afterMidnight, ...day.regular][0] : day;
  };
  it.each([
    ['is not half an hour from now', '2026-03-20T21:00:00Z', '2026-03-20', '19:00'],
    ['may be an hour from now', '2026-03-20T21:29:00Z', '2026-03-20', '19:00'],
    ['reaches across midnight', '2026-03-21T02:45:00Z', '2026-03-21', '00:30'],
    ['may be at any time of a later day', '2026-03-20T21:00:00Z', '2026-03-21', '00:00'],
  ])('%s', (_what, at, date, first) => {
    expect(findFirstTime(alwaysOpenHours, date, at)).toBe(first);
  });

  it('leaves no time of today just before midnight', () => {
    const late = '2026-03-21T02:45:00Z';
    expect(findFirstTime(alwaysOpenHours, '2026-03-20', late)).toEqual({ kind: 'over' });
    expect(findFirstTime({ kind: 'unknown' }, '2026-03-20', late)).toEqual({ kind: 'over' });
  });
});

describe('the reservable dates', () => {
  it("start today in the brand's time zone, regardless of UTC, and end after 180 days", () => {
    expect(reservableDates(new Date('2026-03-21T01:30:00Z'))).toEqual({
      first: '2026-03-20',
      last: '2026-09-16',
    });
  });

  it.each([
    ['yesterday', '2026-03-19'],
    ['the day after the last date', '2026-09-17'],
    ['a date that does not exist', '2026-06-31'],
    ['no date', ''],
    ['text instead of a date', 'amanhã'],
  ])('do not contain %s', (_what, date) => {
    expect(reservationDay({ kind: 'unknown' }, date, now)).toEqual({ kind: 'out-of-range' });
  });

  it('contain the first and the last date', () => {
    const { first, last } = reservableDates(now);
    for (const date of [first, last]) {
      expect(reservationDay({ kind: 'unknown' }, date, now).kind).toBe('any');
    }
  });
});

describe('the times of a date', () => {
  it('are the half hours from opening until before closing', () => {
    expect(reservationDay(structured([period(6, '18:00', '20:00')]), '2026-03-21', now)).toEqual({
      kind: 'times',
      afterMidnight: [],
      regular: ['18:00', '18:30', '19:00', '19:30'],
    });
  });

  it('are half hours even if the place opens in between', () => {
    expect(
      reservationDay(structured([period(6, '18:10', '19:15')]), '2026-03-21', now),
    ).toMatchObject({ regular: ['18:30', '19:00'] });
  });

  it('contain at least the opening time of a very short period', () => {
    expect(
      reservationDay(structured([period(6, '18:05', '18:20')]), '2026-03-21', now),
    ).toMatchObject({ regular: ['18:05'] });
  });

  it('exclude the break between two periods', () => {
    const hours = structured([period(6, '12:00', '13:00'), period(6, '19:00', '20:00')]);
    expect(reservationDay(hours, '2026-03-21', now)).toMatchObject({
      regular: ['12:00', '12:30', '19:00', '19:30'],
    });
  });

  it('after midnight belong to the next date', () => {
    const hours = structured([period(5, '22:00', '01:30', 6)]);
    expect(reservationDay(hours, '2026-03-20', now)).toEqual({
      kind: 'times',
      afterMidnight: [],
      regular: ['22:00', '22:30', '23:00', '23:30'],
    });
    expect(reservationDay(hours, '2026-03-21', now)).toEqual({
      kind: 'times',
      afterMidnight: ['00:00', '00:30', '01:00'],
      regular: [],
    });
  });

  it('of a place that never closes are all half hours, each once', () => {
    const day = reservationDay(structured([alwaysOpenPeriod]), '2026-03-21', now);
    const times = day.kind === 'times' ? [...day.afterMidnight, ...day.regular] : [];
    expect(times).toHaveLength(48);
    expect(new Set(times).size).toBe(48);
  });

  it('of today exclude past ones', () => {
    const hours = structured([period(5, '14:00', '16:30')]);
    expect(reservationDay(hours, '2026-03-20', now)).toMatchObject({ regular: ['15:30', '16:00'] });
  });

  it('of today are over after the last one has passed', () => {
    expect(reservationDay(structured([period(5, '09:00', '12:00')]), '2026-03-20', now)).toEqual({
      kind: 'over',
    });
  });

  it('are empty on a weekday without hours', () => {
    expect(reservationDay(structured([period(6, '18:00', '20:00')]), '2026-03-22', now)).toEqual({
      kind: 'closed',
      label: '',
    });
  });

  it('are empty on a closed date, which has a label', () => {
    const hours = structured(
      [period(6, '18:00', '20:00')],
      [closedOn('2026-03-21', 'Aniversário')],
    );
    expect(reservationDay(hours, '2026-03-21', now)).toEqual({
      kind: 'closed',
      label: 'Aniversário',
    });
  });

  it('follow the hours of an exception instead of the weekly ones', () => {
    const exception = {
      date: '2026-03-21',
      closed: false,
      periods: [{ open: '10:00', close: '11:00' }],
      label: 'Feriado',
    };
    const hours = structured([period(6, '18:00', '20:00')], [exception]);
    expect(reservationDay(hours, '2026-03-21', now)).toMatchObject({ regular: ['10:00', '10:30'] });
  });

  it.each<PlaceHours>([{ kind: 'unknown' }, { kind: 'text', lines: ['Todo dia'] }])(
    'are any future time if the hours are %j',
    (hours) => {
      expect(reservationDay(hours, '2026-03-21', now)).toEqual({ kind: 'any', after: '' });
      expect(reservationDay(hours, '2026-03-20', now)).toEqual({ kind: 'any', after: '15:10' });
    },
  );
});

describe('the first reservable date', () => {
  it('is today if a time is left, otherwise the next open day', () => {
    const hours = structured([period(5, '14:00', '16:30'), period(1, '10:00', '12:00')]);
    expect(firstReservableDate(hours, now)).toBe('2026-03-20');
    expect(firstReservableDate(hours, new Date('2026-03-20T20:00:00Z'))).toBe('2026-03-23');
  });

  it('is today if the hours are unknown, and null if the place never opens', () => {
    expect(firstReservableDate({ kind: 'unknown' }, now)).toBe('2026-03-20');
    expect(firstReservableDate(structured([]), now)).toBeNull();
  });
});

describe('a requested time', () => {
  it('must be one of the choices', () => {
    const day = { kind: 'times' as const, afterMidnight: ['00:30'], regular: ['18:00'] };
    expect(['00:30', '18:00', '18:15', ''].map((time) => isSelectableTime(day, time))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('can be any later time if the hours are unknown', () => {
    const day = { kind: 'any' as const, after: '15:10' };
    expect(['15:10', '15:11', '24:00', '7h'].map((time) => isSelectableTime(day, time))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('is invalid on a day that is closed, over or out of range', () => {
    expect(isSelectableTime({ kind: 'closed', label: '' }, '18:00')).toBe(false);
    expect(isSelectableTime({ kind: 'over' }, '18:00')).toBe(false);
    expect(isSelectableTime({ kind: 'out-of-range' }, '18:00')).toBe(false);
  });
});
