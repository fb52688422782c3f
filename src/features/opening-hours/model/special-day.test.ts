import { describe, expect, test } from 'vitest';
import { maxExceptions } from './opening-hours.ts';
import type { OpeningException, PlaceHours } from './opening-hours.ts';
import { findSpecialDay, findWeekRanges, withSpecialDay } from './special-day.ts';

const monday = { open: { day: 1, time: '18:00' }, close: { day: 2, time: '02:00' } };
const newYear: OpeningException = {
  date: '2027-01-01',
  closed: false,
  periods: [{ open: '12:00', close: '18:00' }],
  label: 'Ano-Novo',
};
const hoursWith = (...exceptions: OpeningException[]): PlaceHours => ({
  kind: 'structured',
  hours: { periods: [monday], exceptions, note: 'Cozinha até 23h' },
});
const closed = { closed: true, periods: [], label: 'Natal' };
const today = '2026-11-23';

test('the ranges of a date are those of its weekday, whatever its exception says', () => {
  const hours = { periods: [monday], exceptions: [{ ...closed, date: '2026-11-23' }], note: '' };
  expect(findWeekRanges(hours, '2026-11-23')).toEqual([{ open: '18:00', close: '02:00' }]);
  expect(findWeekRanges(hours, '2026-11-24')).toEqual([]);
});

test('adds a day in date order and changes nothing else', () => {
  expect(withSpecialDay(hoursWith(newYear), '2026-12-25', closed, today)).toEqual(
    hoursWith({ ...closed, date: '2026-12-25' }, newYear),
  );
});

test('replaces an existing exception, and removes it for the weekly hours', () => {
  const changed = withSpecialDay(hoursWith(newYear), newYear.date, closed, today);
  expect(changed).toEqual(hoursWith({ ...closed, date: newYear.date }));
  expect(changed && findSpecialDay(changed, newYear.date)?.closed).toBe(true);
  expect(changed && withSpecialDay(changed, newYear.date, null, today)).toEqual(hoursWith());
});

test('returns normalised hours, as the form of the place does', () => {
  const twoDays = { open: { day: 1, time: '18:00' }, close: { day: 3, time: '02:00' } };
  const hours = { periods: [twoDays], exceptions: [], note: '' };
  const spaced = { ...closed, label: ' Natal  e  véspera ' };
  expect(withSpecialDay({ kind: 'structured', hours }, '2026-12-25', spaced, today)).toEqual({
    kind: 'structured',
    hours: {
      ...hours,
      periods: [
        { open: { day: 1, time: '18:00' }, close: { day: 2, time: '00:00' } },
        { open: { day: 2, time: '00:00' }, close: { day: 3, time: '00:00' } },
        { open: { day: 3, time: '00:00' }, close: { day: 3, time: '02:00' } },
      ],
      exceptions: [{ ...closed, date: '2026-12-25', label: 'Natal e véspera' }],
    },
  });
  const onlyNote = { periods: [], exceptions: [newYear], note: 'Ligue antes' };
  expect(
    withSpecialDay({ kind: 'structured', hours: onlyNote }, newYear.date, null, today),
  ).toEqual({ kind: 'text', lines: ['Ligue antes'] });
});

test('returns the same hours for a day that is already set, even if they are not normalised', () => {
  const twoDays = { open: { day: 1, time: '18:00' }, close: { day: 3, time: '02:00' } };
  const hours: PlaceHours = {
    kind: 'structured',
    hours: { periods: [twoDays], exceptions: [newYear], note: ' Ligue  antes ' },
  };
  expect(withSpecialDay(hours, newYear.date, newYear, today)).toEqual(hours);
  expect(withSpecialDay(hours, '2026-12-25', null, today)).toEqual(hours);
});

describe('returns null for hours that cannot hold exceptions', () => {
  test.each<PlaceHours>([{ kind: 'unknown' }, { kind: 'text', lines: ['Terça a domingo'] }])(
    '$kind',
    (hours) => {
      expect(withSpecialDay(hours, '2026-12-25', closed, today)).toBeNull();
      expect(findSpecialDay(hours, '2026-12-25')).toBeNull();
    },
  );
});

test('drops the oldest past exceptions if there is no room, but never future ones', () => {
  const of = (year: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...closed,
      date: new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10),
    }));
  const past = withSpecialDay(hoursWith(...of(2025, maxExceptions)), '2026-12-25', closed, today);
  const kept = past?.kind === 'structured' ? past.hours.exceptions : [];
  expect(kept).toHaveLength(maxExceptions);
  expect([kept[0]?.date, kept.at(-1)?.date]).toEqual(['2025-01-02', '2026-12-25']);
  expect(
    withSpecialDay(hoursWith(...of(2027, maxExceptions)), '2026-12-25', closed, today),
  ).toBeNull();
});
