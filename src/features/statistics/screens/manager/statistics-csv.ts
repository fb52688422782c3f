import { measureOf } from '#features/statistics/model/series.ts';
import type {
  PeriodStatistics,
  PlacePeriodResponse,
} from '#features/statistics/model/statistics-contract.ts';
import { csvByteOrderMark, csvRow } from '#shared/text/csv.ts';
import type { CsvCell } from '#shared/text/csv.ts';
import { slugify } from '#shared/text/slug.ts';
import * as texts from '#features/statistics/statistics-panel-texts.ts';

/** Formats the statistics of a place as CSV: one row per bucket, then the total and the previous period. */
export function toStatisticsCsv(title: string, statistics: PlacePeriodResponse): string {
  const headerCells = [
    ...texts.csvColumns,
    ...texts.statisticsLabels.map(({ key, label }) =>
      measureOf(key) === 'cents' ? texts.csvAmountColumn(label) : label,
    ),
  ];
  const toRow = (
    { first, last, figures }: PlacePeriodResponse['current'],
    note: string,
  ): CsvCell[] => [
    title,
    texts.fullDate(first),
    texts.fullDate(last),
    note,
    ...texts.statisticsLabels.map(({ key }) => toCell(key, figures[key])),
  ];
  return (
    csvByteOrderMark +
    [
      headerCells,
      ...statistics.buckets.map((bucket) =>
        toRow(bucket, bucket.isPartial ? texts.csvPartialBucket : ''),
      ),
      toRow(statistics.current, texts.csvWholePeriod),
      toRow(statistics.previous, texts.csvPreviousPeriod),
    ]
      .map(csvRow)
      .join('')
  );
}

/** 'numeros-bar-do-cais-2026-03-01-a-2026-03-30.csv'. */
export function statisticsFileName(title: string, { current }: PlacePeriodResponse): string {
  const parts = ['numeros', slugify(title), current.first, 'a', current.last];
  return `${parts.filter((part) => part !== '').join('-')}.csv`;
}

/** Empty if unknown. Amounts use a decimal comma, which Brazilian spreadsheets parse as numbers. */
function toCell(key: keyof PeriodStatistics, value: number | null): CsvCell {
  if (value === null) return '';
  return measureOf(key) === 'cents' ? (value / 100).toFixed(2).replace('.', ',') : value;
}
