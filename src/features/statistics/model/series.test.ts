import { expect, it } from 'vitest';
import { averageOf } from './series.ts';
import type { Measure } from './series.ts';

/** Returns the average of days; the last one is not over yet. */
const averageOfDays = (...values: (number | null)[]) => averageWith('count', values);

const averageWith = (measure: Measure, values: (number | null)[]) =>
  averageOf({
    ...{ unit: 'day', measure },
    points: values.map((value, at) => ({
      ...{ date: `2026-03-0${at + 1}`, value },
      isPartial: at === values.length - 1,
    })),
  });

it('averages the known values of complete days', () => {
  expect(averageOfDays(2, 4, null, 9)).toBe(3);
});

it('rounds small counts to one decimal, other counts and cents to integers', () => {
  expect(averageOfDays(2, 3, 2, 9)).toBe(2.3);
  expect(averageOfDays(9.9, 10, 9)).toBe(10);
  expect(averageOfDays(12, 13, 9)).toBe(13);
  expect(averageWith('cents', [5, 6, 900])).toBe(6);
});

it('has no average for fewer than two complete days, or if it rounds to zero', () => {
  expect(averageOfDays(2, null, 9)).toBeNull();
  expect(averageOfDays(9)).toBeNull();
  expect(averageOfDays(0, 0, 9)).toBeNull();
  expect(averageOfDays(1, ...Array<number>(24).fill(0), 9)).toBeNull();
  expect(averageOfDays(1, ...Array<number>(19).fill(0), 9)).toBe(0.1);
  expect(averageWith('cents', [1, 0, 0, 900])).toBeNull();
});
