import Papa from 'papaparse';
import { restoreCell } from '#shared/text/csv.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { maxImportColumns, maxImportRows } from './file-problem.ts';
import type { FileRefusal } from './file-problem.ts';

/** Supported separators. The one that results in the most regular table is used. */
const separators = [';', ',', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

export interface CsvTable {
  separator: Separator;
  /** Trimmed column names; a column without a name is called 'Coluna 3'. */
  headers: string[];
  /** Non-empty rows with their row number in a spreadsheet; the header is 1. */
  rows: { row: number; cells: string[] }[];
}

/** Number of characters used to detect the separator. */
const sampleLength = 20_000;

/**
 * Parses a table with a header (RFC 4180): any supported separator, quoted cells with line breaks, rows of any length.
 * Skips empty rows, which still count in the row numbers. Removes the apostrophe that a safe export adds before a
 * formula. Refuses a table with 'empty', 'no-rows' (only a header), 'too-many-rows', 'too-many-columns', and
 * 'broken-quotes' if a quote is never closed.
 */
export function parseCsvTable(text: string): CsvTable | FileRefusal {
  const separatorHint = /^sep=([;,|\t])\r?\n/i.exec(text);
  const body = separatorHint ? text.slice(separatorHint[0].length) : text;
  if (body.trim() === '') return { problem: 'empty' };
  const separator = (separatorHint?.[1] as Separator | undefined) ?? detectSeparator(body);
  const { data, errors } = Papa.parse<string[]>(body, {
    delimiter: separator,
    // Limits the memory: files with more rows are refused below.
    preview: 3 * maxImportRows,
  });
  if (errors.some(({ code }) => code === 'MissingQuotes')) return { problem: 'broken-quotes' };
  const filledRows = data
    .map((cells, index) => ({ row: index + (separatorHint ? 2 : 1), cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [headerRow, ...rows] = filledRows;
  if (!headerRow) return { problem: 'empty' };
  if (headerRow.cells.length > maxImportColumns) return { problem: 'too-many-columns' };
  if (rows.length === 0) return { problem: 'no-rows' };
  if (rows.length > maxImportRows || data.length >= 3 * maxImportRows) {
    return { problem: 'too-many-rows' };
  }
  return {
    separator,
    headers: headerRow.cells.map(
      (name, index) => restoreCell(name).trim() || `Coluna ${index + 1}`,
    ),
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: headerRow.cells.map((_, index) => restoreCell(cells[index] ?? '').trim()),
    })),
  };
}

/** Column position of each field; null without a column. */
export type ColumnMapping<Field extends string> = Record<Field, number | null>;

/** Folded column names by which each field is recognised, the most reliable first. */
export type ColumnNames<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/**
 * Guesses the column of each field by its name. Each column is used once.
 * @param isPrefixEnough true if, after all exact matches, a name may only begin with a known one ('telefone comercial')
 */
export function guessMapping<Field extends string>(
  headers: readonly string[],
  columnNames: ColumnNames<Field>,
  isPrefixEnough: boolean,
): ColumnMapping<Field> {
  const foldedHeaders = headers.map((header) => foldText(header).replace(/[*:]$/, '').trim());
  const fields = Object.keys(columnNames) as Field[];
  const mapping = Object.fromEntries(fields.map((field) => [field, null])) as ColumnMapping<Field>;
  const takenColumns = new Set<number>();
  const matchers = [
    (header: string, name: string) => header === name,
    (header: string, name: string) =>
      isPrefixEnough && name.length > 2 && header.startsWith(`${name} `),
  ];
  for (const matches of matchers) {
    for (const field of fields) {
      if (mapping[field] !== null) continue;
      const columnIndex = columnNames[field]
        .map((name) =>
          foldedHeaders.findIndex(
            (header, index) => !takenColumns.has(index) && matches(header, name),
          ),
        )
        .find((index) => index !== -1);
      if (columnIndex === undefined) continue;
      mapping[field] = columnIndex;
      takenColumns.add(columnIndex);
    }
  }
  return mapping;
}

/** Returns the rows of a table as fields, using the columns of `mapping`. A field without a column is ''. */
export function readFields<Field extends string>(
  { rows }: CsvTable,
  mapping: ColumnMapping<Field>,
): ({ row: number } & Record<Field, string>)[] {
  const columns = Object.entries(mapping) as [Field, number | null][];
  return rows.map(({ row, cells }) => {
    const fields = columns.map(([field, column]) => [field, cells[column ?? -1] ?? '']);
    return { row, ...(Object.fromEntries(fields) as Record<Field, string>) };
  });
}

/** Returns the separator with the highest score for the start of the text; ';' for a single column. */
function detectSeparator(text: string): Separator {
  const sample = text.slice(0, sampleLength);
  const [best] = separators
    .map((separator) => ({ separator, width: scoreSeparator(sample, separator) }))
    .sort((a, b) => b.width - a.width);
  return best && best.width > 1 ? best.separator : ';';
}

/** Returns the number of header cells times the share of rows of the same length. */
function scoreSeparator(sample: string, separator: Separator): number {
  const { data } = Papa.parse<string[]>(sample, { delimiter: separator, preview: 50 });
  const rows = data.filter((cells) => cells.length > 1 || cells[0]?.trim() !== '');
  const width = rows[0]?.length ?? 0;
  const sameWidthCount = rows.filter((cells) => cells.length === width).length;
  return rows.length === 0 ? 0 : (width * sameWidthCount) / rows.length;
}
