import { describe, expect, it } from 'vitest';
import {
  CommitClock,
  formatMicros,
  formatTimestamp,
  parseTimestamp,
  Timestamp,
} from './timestamp.ts';

describe('timestamps', () => {
  it.each([
    ['1970-01-01T00:00:00Z', 0, 0, '1970-01-01T00:00:00Z'],
    ['2026-01-01T00:00:00.5Z', 1_767_225_600, 500_000_000, '2026-01-01T00:00:00.500Z'],
    ['2026-01-01T00:00:00.123456789Z', 1_767_225_600, 123_456_000, '2026-01-01T00:00:00.123456Z'],
    ['2025-12-31T21:00:00-03:00', 1_767_225_600, 0, '2026-01-01T00:00:00Z'],
    ['0001-01-01T00:00:00Z', -62_135_596_800, 0, '0001-01-01T00:00:00Z'],
    ['9999-12-31T23:59:59.999999Z', 253_402_300_799, 999_999_000, '9999-12-31T23:59:59.999999Z'],
    ['1969-12-31T23:59:59.25Z', -1, 250_000_000, '1969-12-31T23:59:59.250Z'],
  ])('reads %s to the microsecond and writes it back', (text, seconds, nanos, written) => {
    const timestamp = parseTimestamp(text);
    expect(timestamp).toEqual(new Timestamp(seconds, nanos));
    expect(formatTimestamp(timestamp)).toBe(written);
  });

  it.each([
    '',
    'yesterday',
    '2026-13-01T00:00:00Z',
    '2026-02-29T00:00:00Z',
    '2026-01-01T25:00:00Z',
    '2026-01-01',
  ])('refuses %s', (text) => expect(() => parseTimestamp(text)).toThrow('Invalid timestamp'));

  it('refuses times outside the years 1 to 9999', () => {
    expect(() => parseTimestamp('0001-01-01T00:00:00+01:00')).toThrow('out of range');
    expect(() => parseTimestamp({ seconds: 1, nanos: -1 })).toThrow('out of range');
  });
});

describe('the commit clock', () => {
  it('never returns the same time twice, at any call rate', () => {
    const clock = new CommitClock();
    const times = Array.from({ length: 5_000 }, () => clock.next());
    expect(times.every((time, i) => i === 0 || time > times[i - 1]!)).toBe(true);
  });

  it('returns later times than those loaded from disk', () => {
    const clock = new CommitClock();
    const future = Date.now() * 1000 + 60e6;
    clock.advanceTo(future);
    expect(clock.now()).toBe(future);
    expect(clock.next()).toBe(future + 1);
    expect(formatMicros(1_500_000)).toBe('1970-01-01T00:00:01.500Z');
  });
});
