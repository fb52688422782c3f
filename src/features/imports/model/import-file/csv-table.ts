import Papa from 'papaparse';
import { plainCell } from '#shared/text/csv.ts';
import { ImportFileError, maxImportColumns, maxImportRows } from './file-problem.ts';

/** Separators that are recognised; the one that gives the most even table wins. */
const separators = [';', ',', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

export interface CsvTable {
  separator: Separator;
  /** Names of the columns, trimmed; a column without a name is 'Coluna 3'. */
  headers: string[];
  /** Rows that hold something, each with its number as a spreadsheet counts, the heading being 1. */
  rows: { row: number; cells: string[] }[];
}

/** How much of the text decides on the separator. */
const sampleLength = 20_000;

/**
 * A table with a heading (RFC 4180): any of the separators above, quoted cells with line breaks, rows of any
 * length. Empty rows are left out and counted. The apostrophe that a safe export puts before a formula goes.
 * @throws ImportFileError 'empty', 'no-rows' (a heading alone), 'too-many-rows', 'too-many-columns',
 *   'broken-quotes' when one quote swallows the rest of the file
 */
export function parseCsvTable(text: string): CsvTable {
  const hinted = /^sep=([;,|\t])\r?\n/i.exec(text);
  const body = hinted ? text.slice(hinted[0].length) : text;
  if (body.trim() === '') throw new ImportFileError('empty');
  const separator = (hinted?.[1] as Separator | undefined) ?? separatorOf(body);
  const { data, errors } = Papa.parse<string[]>(body, {
    delimiter: separator,
    // More is refused below: whatever the file holds, no more is kept than needed to know.
    preview: 3 * maxImportRows,
  });
  if (errors.some(({ code }) => code === 'MissingQuotes')) {
    throw new ImportFileError('broken-quotes');
  }
  const filled = data
    .map((cells, at) => ({ row: at + (hinted ? 2 : 1), cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [heading, ...rows] = filled;
  if (!heading) throw new ImportFileError('empty');
  if (heading.cells.length > maxImportColumns) throw new ImportFileError('too-many-columns');
  if (rows.length === 0) throw new ImportFileError('no-rows');
  if (rows.length > maxImportRows || data.length >= 3 * maxImportRows) {
    throw new ImportFileError('too-many-rows');
  }
  return {
    separator,
    headers: heading.cells.map((name, at) => plainCell(name).trim() || `Coluna ${at + 1}`),
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: heading.cells.map((_, at) => plainCell(cells[at] ?? '').trim()),
    })),
  };
}

/** The separator whose rows of the sample have the most cells in common; ';' for a single column. */
function separatorOf(text: string): Separator {
  const sample = text.slice(0, sampleLength);
  const [best] = separators
    .map((separator) => ({ separator, width: commonWidth(sample, separator) }))
    .sort((one, other) => other.width - one.width);
  return best && best.width > 1 ? best.separator : ';';
}

/** Cells of the heading, times the share of rows that have as many. */
function commonWidth(sample: string, separator: Separator): number {
  const { data } = Papa.parse<string[]>(sample, { delimiter: separator, preview: 50 });
  const rows = data.filter((cells) => cells.length > 1 || cells[0]?.trim() !== '');
  const width = rows[0]?.length ?? 0;
  const alike = rows.filter((cells) => cells.length === width).length;
  return rows.length === 0 ? 0 : (width * alike) / rows.length;
}
