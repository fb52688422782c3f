import { describe, expect, it } from 'vitest';
import { hoursFromNotation } from './hours-notation.ts';

describe('hoursFromNotation', () => {
  it('expands a range of days and closes on the same day if the close is later', () => {
    expect(hoursFromNotation('seg-ter 08:00-18:00').periods).toEqual([
      { open: { day: 1, time: '08:00' }, close: { day: 1, time: '18:00' } },
      { open: { day: 2, time: '08:00' }, close: { day: 2, time: '18:00' } },
    ]);
  });

  it('closes on the next day after midnight, including from Saturday to Sunday', () => {
    expect(hoursFromNotation('sab 22:00-04:00').periods).toEqual([
      { open: { day: 6, time: '22:00' }, close: { day: 0, time: '04:00' } },
    ]);
    expect(hoursFromNotation('qui 17:00-00:00').periods).toEqual([
      { open: { day: 4, time: '17:00' }, close: { day: 5, time: '00:00' } },
    ]);
  });

  it('wraps around the end of the week and accepts several time spans and clauses', () => {
    const { periods } = hoursFromNotation('sex-dom 11:30-15:30, 18:30-22:30; ter 10:00-12:00');
    expect(periods.map(({ open }) => `${open.day} ${open.time}`)).toEqual([
      '5 11:30',
      '5 18:30',
      '6 11:30',
      '6 18:30',
      '0 11:30',
      '0 18:30',
      '2 10:00',
    ]);
  });

  it('returns one period from Sunday midnight for a place that is always open', () => {
    const midnight = { day: 0, time: '00:00' };
    expect(hoursFromNotation('24h').periods).toEqual([{ open: midnight, close: midnight }]);
  });

  it('adds the holidays if requested', () => {
    expect(hoursFromNotation('24h').exceptions).toEqual([]);
    expect(hoursFromNotation('24h', { holidays: 'closed' }).exceptions[0]).toEqual({
      date: '2026-12-25',
      label: 'Natal',
      closed: true,
      periods: [],
    });
    expect(hoursFromNotation('24h', { holidays: 'evening' }).exceptions[1]?.periods).toHaveLength(
      1,
    );
  });

  it.each(['abc 08:00-10:00', 'seg 8-10', 'seg-xyz 08:00-10:00'])('refuses %j', (notation) => {
    expect(() => hoursFromNotation(notation)).toThrow(/Unknown/);
  });
});
