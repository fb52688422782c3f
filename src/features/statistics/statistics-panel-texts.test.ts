import { describe, expect, it } from 'vitest';
import type {
  PeriodStatistics,
  PlacePeriodResponse,
} from '#features/statistics/model/statistics-contract.ts';
import { averageText, chartSummary, pointLabel, tickLabel } from './panel-texts.ts';
import { comparisonText, shortComparison, unknownText } from './statistics-panel-texts.ts';

const statistics: PeriodStatistics = {
  ...{ views: null, saves: 5, asked: 0, confirmed: 9, noShows: 1 },
  ...{ uses: 12, discountCents: 12_050, newGuests: 4, returningGuests: 6 },
};
const answer: PlacePeriodResponse = {
  success: true,
  computedAt: '2026-03-30T15:00:00Z',
  ...{ period: '30d', unit: 'day', buckets: [], viewsSince: null },
  current: { first: '2026-03-01', last: '2026-03-30', figures: statistics },
  previous: {
    ...{ first: '2026-01-30', last: '2026-02-28' },
    figures: {
      ...statistics,
      saves: 4,
      confirmed: 12,
      noShows: 0,
      uses: 12,
      discountCents: 10_000,
    },
  },
};

describe('comparison with the previous period', () => {
  it.each([
    ['saves', '+1 em 30 dias'],
    ['confirmed', '−3 em 30 dias (−25%)'],
    ['noShows', '+1 em 30 dias'],
    ['uses', 'Igual ao período anterior'],
    ['asked', 'Igual ao período anterior'],
    ['discountCents', '+R$\u00a020,50 em 30 dias (+20,5%)'],
    ['views', 'Ainda sem dados'],
  ] as const)('%s: %s', (key, text) => {
    expect(comparisonText(key, answer)).toBe(text);
  });

  it.each([
    ['saves', 'antes 4', 'none'],
    ['confirmed', '−25%', 'down'],
    ['noShows', 'antes 0', 'none'],
    ['uses', 'antes 12', 'none'],
    ['discountCents', '+20,5%', 'up'],
    ['views', '', 'none'],
  ] as const)('in short, %s: %s', (key, text, direction) => {
    expect(shortComparison(key, answer)).toEqual({ text, direction });
  });

  it('shows no comparison with unknown values', () => {
    const current = { ...answer.current, figures: { ...statistics, views: 7 } };
    expect(comparisonText('views', { ...answer, current })).toBe('Sem dados do período anterior');
    expect(comparisonText('saves', { ...answer, period: '12m' })).toBe('+1 em um ano');
  });

  it('takes the benefits as the cases of their discounts', () => {
    const previous = { ...answer.previous, figures: { ...answer.previous.figures, uses: 9 } };
    expect(shortComparison('discountCents', { ...answer, previous })).toEqual({
      text: 'antes R$\u00a0100,00',
      direction: 'none',
    });
  });
});

it('formats days, weeks and months', () => {
  expect(pointLabel('day', { date: '2026-03-10', last: '2026-03-10' })).toBe('10/03');
  expect(pointLabel('day', { date: '2026-03-10' })).toBe('10/03');
  expect(pointLabel('week', { date: '2026-03-30', last: '2026-04-05' })).toBe('30/03 a 05/04');
  expect(pointLabel('month', { date: '2026-03-01', last: '2026-03-30' })).toBe('mar/2026');
  expect(tickLabel('month', '2025-12-01')).toBe('dez');
});

it('formats an average with a decimal only if it is not whole', () => {
  expect(averageText('count', 12)).toBe('média 12');
  expect(averageText('count', 2.4)).toBe('média 2,4');
  expect(averageText('count', 3)).toBe('média 3');
  expect(averageText('cents', 1250)).toBe('média R$\u00a012,50');
});

it('summarizes the first maximum, no values and unknown values', () => {
  const words = {
    ...{ label: 'Favoritos', none: 'Nenhum favorito' },
    ...{ one: 'favorito', many: 'favoritos' },
  };
  const summaryOf = (...values: (number | null)[]) =>
    chartSummary(
      {
        ...{ unit: 'day', measure: 'count' },
        points: values.map((value, at) => ({ date: `2026-03-0${at + 1}`, value })),
      },
      words,
      (point) => pointLabel('day', point),
      null,
    );
  expect(summaryOf(null, 4, 0, 4)).toBe(
    'Gráfico de barras: Favoritos por dia, de 01/03 a 04/03. O maior dia foi 02/03, com 4 favoritos.',
  );
  expect(summaryOf(null, 0)).toMatch(/Nenhum favorito no período\.$/);
  expect(summaryOf(null, null)).toMatch(/Não foi contado no período\.$/);
});

it('explains unknown values, and is empty if all are known', () => {
  expect(unknownText(answer)).toMatch(/ainda não começaram/);
  expect(unknownText({ ...answer, viewsSince: '2026-03-10' })).toMatch(/desde 10\/03\/2026/);
  expect(unknownText({ ...answer, viewsSince: '2025-03-10' })).toBe('');
  const current = { ...answer.current, figures: { ...statistics, newGuests: null } };
  expect(unknownText({ ...answer, current })).toMatch(/benefícios usados demais/);
});
