import { expect, it } from 'vitest';
import { dayNumberOf } from '#shared/zoned-time.ts';
import { sunsetMinutes } from './sunset.ts';

it.each([
  ['2026-06-21', 17 * 60 + 28],
  ['2026-09-22', 18 * 60 + 8],
  ['2026-12-21', 19 * 60 + 7],
])('returns the sunset time in Florianópolis on %s', (date, minutes) => {
  const difference = Math.abs(sunsetMinutes(dayNumberOf(date) ?? 0) - minutes);
  expect(difference).toBeLessThanOrEqual(4);
});
