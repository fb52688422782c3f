import { describe, expect, it } from 'vitest';
import { addMonths, toMonth, toMonthSpan, listMonths, parseMonth } from './club-payment.ts';

describe('payment months', () => {
  it('use the time zone of Florianópolis, not UTC', () => {
    expect(toMonth(new Date('2026-12-01T02:59:59Z'))).toBe('2026-11');
    expect(toMonth(new Date('2026-12-01T03:00:00Z'))).toBe('2026-12');
    expect(toMonthSpan('2026-12')).toEqual({
      from: new Date('2026-12-01T03:00:00Z'),
      to: new Date('2027-01-01T03:00:00Z'),
    });
    expect(toMonthSpan('2026-11', '2027-01').to).toEqual(new Date('2027-02-01T03:00:00Z'));
  });

  it('are counted back across the turn of the year', () => {
    expect(listMonths(new Date('2026-02-10T12:00:00Z'), 4)).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -13)).toBe('2024-12');
  });

  it.each([null, '', '2026', '2026-13', '2026-00', '26-01', '2026-1', '2026-01-01', '1999-12'])(
    'reject %j',
    (text) => {
      expect(parseMonth(text)).toBeNull();
    },
  );

  it('are parsed from a URL parameter', () => {
    expect(parseMonth('2026-09')).toBe('2026-09');
  });
});
