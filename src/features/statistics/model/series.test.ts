import { expect, it } from 'vitest';
import { averageOf } from './series.ts';

/** Returns the average of days; the last one is not over yet. */
const averageOfDays = (...values: (number | null)[]) =>
  averageOf({
    ...{ unit: 'day', measure: 'count' },
    points: values.map((value, at) => ({
      ...{ date: `2026-03-0${at + 1}`, value },
      isPartial: at === values.length - 1,
    })),
  });

it('averages the known values of complete days', () => {
  expect(averageOfDays(2, 4, null, 9)).toBe(3);
});

it('has no average for fewer than two complete days, or if it rounds to zero', () => {
  expect(averageOfDays(2, null, 9)).toBeNull();
  expect(averageOfDays(9)).toBeNull();
  expect(averageOfDays(0, 0, 9)).toBeNull();
});
