import { expect, it } from 'vitest';
import { addInterval } from './intervals.ts';

const seconds = (text: string) => Date.parse(text) / 1000;

it.each([
  ['2026-01-15T12:30:00Z', 'month', 1, '2026-02-15T12:30:00Z'],
  ['2026-01-31T00:00:00Z', 'month', 1, '2026-02-28T00:00:00Z'],
  ['2028-02-29T00:00:00Z', 'year', 1, '2029-02-28T00:00:00Z'],
  ['2026-11-30T23:59:59Z', 'month', 3, '2027-02-28T23:59:59Z'],
  ['2026-03-01T00:00:00Z', 'week', 2, '2026-03-15T00:00:00Z'],
  ['2026-03-01T00:00:00Z', 'day', 10, '2026-03-11T00:00:00Z'],
] as const)('%s and %s × %i is %s', (start, interval, count, end) => {
  expect(addInterval(seconds(start), interval, count)).toBe(seconds(end));
});

it('returns to the day of the first period after a shorter month', () => {
  const anchor = seconds('2026-01-31T08:00:00Z');
  const february = addInterval(anchor, 'month', 1, anchor);
  expect(addInterval(february, 'month', 1, anchor)).toBe(seconds('2026-03-31T08:00:00Z'));
});
