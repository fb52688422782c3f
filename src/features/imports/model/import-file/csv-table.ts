import Papa from 'papaparse';
import { restoreCell } from '#shared/text/csv.ts';
import { ImportFileError, maxImportColumns, maxImportRows } from './file-problem.ts';

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
 * formula.
 * @throws ImportFileError 'empty', 'no-rows' (only a header), 'too-many-rows', 'too-many-columns', 'broken-quotes' if a
 *   quote is never closed
 */
export function parseCsvTable(text: string): CsvTable {
  const separatorHint = /^sep=([;,|\t])\r?\n/i.exec(text);
  const body = separatorHint ? text.slice(separatorHint[0].length) : text;
  if (body.trim() === '') throw new ImportFileError('empty');
  const separator = (separatorHint?.[1] as Separator | undefined) ?? detectSeparator(body);
  const { data, errors } = Papa.parse<string[]>(body, {
    delimiter: separator,
    // Limits the memory: files with more rows are refused below.
    preview: 3 * maxImportRows,
  });
  if (errors.some(({ code }) => code === 'MissingQuotes')) {
    throw new ImportFileError('broken-quotes');
  }
  const filledRows = data
    .map((cells, index) => ({ row: index + (separatorHint ? 2 : 1), cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [headerRow, ...rows] = filledRows;
  if (!headerRow) throw new ImportFileError('empty');
  if (headerRow.cells.length > maxImportColumns) throw new ImportFileError('too-many-columns');
  if (rows.length === 0) throw new ImportFileError('no-rows');
  if (rows.length > maxImportRows || data.length >= 3 * maxImportRows) {
    throw new ImportFileError('too-many-rows');
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
