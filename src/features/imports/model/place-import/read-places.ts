import type { Category } from '#features/categories/model/category.ts';
import { guessMapping, parseCsvTable, readFields } from '../import-file/csv-table.ts';
import type { ColumnMapping, CsvTable, Separator } from '../import-file/csv-table.ts';
import { maxImportBytes, maxImportRows } from '../import-file/file-problem.ts';
import type { FileRefusal } from '../import-file/file-problem.ts';
import { calendarStart, parseFile } from '../import-file/parsed-file.ts';
import type { FileContent, ParsedFile, TextEncoding } from '../import-file/parsed-file.ts';
import { categoryWords, dryRun, guessCategories } from './dry-run.ts';
import type { CategoryChoices, CategoryWord, ExistingPlace, RowOutcome } from './dry-run.ts';
import { parseOverpass } from './osm-places.ts';
import { placeColumnNames } from './raw-place.ts';
import type { ImportField, RawPlace } from './raw-place.ts';

/** Reads a file of places, a table or an Overpass response. Never throws. */
export function readPlaces(bytes: Uint8Array): ParsedFile<RawPlace> | FileRefusal {
  return parseFile(bytes, { maxBytes: maxImportBytes, maxRows: maxImportRows }, [
    [/^\s*[{[]/, parseOverpass],
    [/^\s*<(?:\?xml|osm|!doctype|html|gpx|kml)\b/i, 'xml'],
    [calendarStart, 'calendar'],
    [/^/, parseTablePlaces],
  ]);
}

function parseTablePlaces(text: string): FileContent<RawPlace> | FileRefusal {
  const table = parseCsvTable(text);
  if ('problem' in table) return table;
  return { table, rows: readFields(table, guessPlaceMapping(table)) };
}

/** Returns the column of each field of a place, as far as the names of the columns tell. */
export function guessPlaceMapping({ headers }: Pick<CsvTable, 'headers'>) {
  return guessMapping(headers, placeColumnNames, true);
}

/** Details shown of a parsed file. */
export interface FileSummary {
  encoding: TextEncoding;
  rowCount: number;
  /** Number of OpenStreetMap elements that are not places. */
  skippedCount: number;
  /** Null for OpenStreetMap, which needs no mapping of columns. */
  table: {
    separator: Separator;
    headers: string[];
    /** The first row, shown to identify the columns. */
    sample: string[];
    mapping: ColumnMapping<ImportField>;
  } | null;
}

/** Returns the details of a parsed file without its rows. */
export function summarizeFile(file: ParsedFile<RawPlace>): FileSummary {
  const { encoding, rows, skippedCount = 0, table } = file;
  return {
    encoding,
    rowCount: rows.length,
    skippedCount,
    table: table
      ? {
          separator: table.separator,
          headers: table.headers,
          sample: table.rows[0]?.cells ?? [],
          mapping: guessPlaceMapping(table),
        }
      : null,
  };
}

export interface CheckRequest {
  /** Null for OpenStreetMap. */
  mapping: ColumnMapping<ImportField> | null;
  /** The categories that the user chose. The categories of all other words are guessed. */
  choices: CategoryChoices;
  categories: readonly Pick<Category, 'id' | 'name' | 'slug'>[];
  known: readonly ExistingPlace[];
}

export interface CheckResult {
  words: CategoryWord[];
  /** The applied choices: the guesses, overridden by the choices of the request. */
  choices: CategoryChoices;
  outcomes: RowOutcome[];
}

/** Checks the places of a file. Blocks the thread for a moment, so it runs in a worker. */
export function checkPlaces(
  { table, rows: guessedRows }: ParsedFile<RawPlace>,
  { mapping, choices: madeChoices, categories, known: existingPlaces }: CheckRequest,
): CheckResult {
  const rows = table && mapping ? readFields(table, mapping) : guessedRows;
  const words = categoryWords(rows);
  const choices = { ...guessCategories(words, categories), ...madeChoices };
  const format = table ? 'csv' : 'osm';
  return {
    words,
    choices,
    outcomes: dryRun(rows, { format, categories, choices, existingPlaces }),
  };
}
