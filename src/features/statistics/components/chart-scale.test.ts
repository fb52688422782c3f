import { expect, it, test } from 'vitest';
import { computeScale, findLabelScreens } from './chart-scale.ts';

test.each([
  [0, 1, 1],
  [1, 1, 1],
  [4, 4, 1],
  [5, 6, 2],
  [9, 10, 5],
  [23, 30, 10],
  [1_999, 2_000, 500],
])('a scale for %d ends at %d with steps of %d', (highest, top, step) => {
  expect(computeScale(highest)).toEqual({ top, step });
});

test.each([
  ['twelve small numbers', 12, '7', 'everywhere'],
  ['twelve months of three digits', 12, '209', 'wide'],
  ['twelve months of thousands', 12, '9.345', 'wide'],
  ['thirty days of one digit', 30, '7', 'wide'],
  ['thirty days of three digits', 30, '209', 'nowhere'],
  ['a week of three digits', 7, '209', 'everywhere'],
])('values above the bars: %s', (_name, count, text, room) => {
  const labels = Array<string>(count).fill('0').with(2, text);
  const some = labels.map((number) => (number === '0' ? 0 : 7));
  expect(findLabelScreens(some, labels)).toBe(room);
});

it('shows no zeros above missing bars', () => {
  expect(findLabelScreens([0, 0, 0], ['0', '0', '0'])).toBe('needless');
  expect(findLabelScreens([null, 0], ['—', '0'])).toBe('everywhere');
});
