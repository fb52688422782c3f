import { parse } from 'papaparse';
import { expect, it } from 'vitest';
import type {
  PeriodStatistics,
  PlacePeriodResponse,
} from '#features/statistics/model/statistics-contract.ts';
import { restoreCell } from '#shared/text/csv.ts';
import { toStatisticsCsv, statisticsFileName } from './statistics-csv.ts';

const statistics: PeriodStatistics = {
  ...{ views: null, saves: 5, asked: 0, confirmed: 3, noShows: 1 },
  ...{ uses: 12, discountCents: 120_050, newGuests: 4, returningGuests: 6 },
};
const answer: PlacePeriodResponse = {
  success: true,
  computedAt: '2026-03-30T15:00:00Z',
  ...{ period: '7d', unit: 'day', viewsSince: null },
  current: { first: '2026-03-24', last: '2026-03-30', figures: statistics },
  previous: { first: '2026-03-17', last: '2026-03-23', figures: { ...statistics, views: 9 } },
  buckets: [
    { first: '2026-03-24', last: '2026-03-24', isPartial: false, figures: statistics },
    { first: '2026-03-30', last: '2026-03-30', isPartial: true, figures: statistics },
  ],
};

it('has one row per bucket, empty cells for unknown values, and an escaped title', () => {
  const csv = toStatisticsCsv('=cmd|calc;"x"', answer);
  expect(csv.startsWith('\uFEFFLugar;De;Até;')).toBe(true);
  const { data, errors } = parse<string[]>(csv.slice(1), { delimiter: ';', newline: '\r\n' });
  expect(errors).toEqual([]);
  const [head, ...rows] = data.slice(0, -1);
  expect(head).toHaveLength(13);
  expect(rows.map((row) => row.slice(1, 6))).toEqual([
    ['24/03/2026', '24/03/2026', '', '', '5'],
    ['30/03/2026', '30/03/2026', 'parcial', '', '5'],
    ['24/03/2026', '30/03/2026', 'período inteiro', '', '5'],
    ['17/03/2026', '23/03/2026', 'período de comparação', '9', '5'],
  ]);
  for (const row of rows) {
    expect(row[0]?.startsWith("'=")).toBe(true);
    expect(restoreCell(row[0] ?? '')).toBe('=cmd|calc;"x"');
    expect(row.slice(9)).toEqual(['12', '1200,50', '4', '6'].slice(0, 4));
  }
});

it('is named after the place and the dates', () => {
  expect(statisticsFileName('Bar do Zé', answer)).toBe(
    'numeros-bar-do-ze-2026-03-24-a-2026-03-30.csv',
  );
  expect(statisticsFileName('!!!', answer)).toBe('numeros-2026-03-24-a-2026-03-30.csv');
});
