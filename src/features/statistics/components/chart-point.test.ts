import { expect, it, test } from 'vitest';
import { chartSummary, findLabelScreens, computeScale } from './chart-point.ts';
import type { ChartPoint } from './chart-point.ts';

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

const words = {
  label: 'Favoritos',
  step: 'por dia',
  maxLead: 'O maior dia foi',
  none: 'Nenhum favorito',
};
const points = (...values: (number | null)[]): ChartPoint[] =>
  values.map((value, at) => ({
    key: String(at),
    label: `0${at + 1}/03`,
    tick: '',
    value,
    text: '',
    spoken: `${value} favoritos`,
  }));

it('summarizes the first maximum, no values and unknown values', () => {
  expect(chartSummary(points(null, 4, 0, 4), words)).toBe(
    'Gráfico de barras: Favoritos por dia, de 01/03 a 04/03. O maior dia foi 02/03, com 4 favoritos.',
  );
  expect(chartSummary(points(null, 0), words)).toMatch(/Nenhum favorito no período\.$/);
  expect(chartSummary(points(null, null), words)).toMatch(/Não foi contado no período\.$/);
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
  const some = labels.map((number) => ({ value: number === '0' ? 0 : 7 }));
  expect(findLabelScreens(some, labels)).toBe(room);
});

it('shows no zeros above missing bars', () => {
  expect(findLabelScreens(points(0, 0, 0), ['0', '0', '0'])).toBe('needless');
  expect(findLabelScreens(points(null, 0), ['—', '0'])).toBe('everywhere');
});
