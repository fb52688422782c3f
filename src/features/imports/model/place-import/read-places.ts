import type { Category } from '#features/categories/model/category.ts';
import { guessMapping, parseCsvTable, readFields } from '../import-file/csv-table.ts';
import type { ColumnMapping, CsvTable } from '../import-file/csv-table.ts';
import { maxImportBytes, maxImportRows } from '../import-file/file-problem.ts';
import type { FileRefusal } from '../import-file/file-problem.ts';
import { calendarStart, parseFile } from '../import-file/parsed-file.ts';
import type { FileContent, ParsedFile } from '../import-file/parsed-file.ts';
import { categoryWords, dryRun, guessCategories } from './dry-run.ts';
import type { CategoryChoices, ExistingPlace } from './dry-run.ts';
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

/** Returns the column of each field of a place that has a column with a known name. */
export function guessPlaceMapping({ headers }: Pick<CsvTable, 'headers'>) {
  return guessMapping(headers, placeColumnNames, true);
}

/** Returns the details that are shown of a parsed file. `table` is null for OpenStreetMap, which needs no mapping. */
export function summarizeFile(file: ParsedFile<RawPlace>) {
  const { encoding, rows, skippedCount = 0, table } = file;
  return {
    encoding,
    rowCount: rows.length,
    /** Number of OpenStreetMap elements that are not places. */
    skippedCount,
    table: table
      ? {
          separator: table.separator,
          headers: table.headers,
          /** The first row, shown to identify the columns. */
          sample: table.rows[0]?.cells ?? [],
          mapping: guessPlaceMapping(table),
        }
      : null,
  };
}
export type FileSummary = ReturnType<typeof summarizeFile>;

export interface CheckRequest {
  /** Null for OpenStreetMap. */
  mapping: ColumnMapping<ImportField> | null;
  /** The categories that the user chose. The categories of all other words are guessed. */
  choices: CategoryChoices;
  categories: readonly Pick<Category, 'id' | 'name' | 'slug'>[];
  known: readonly ExistingPlace[];
}

/**
 * Checks the places of a file. Returns the category words, the outcomes, and the applied choices: the guesses,
 * overridden by the choices of the request. Blocks the thread for a moment, so it runs in a worker.
 */
export function checkPlaces(
  { table, rows: guessedRows }: ParsedFile<RawPlace>,
  { mapping, choices: madeChoices, categories, known: existingPlaces }: CheckRequest,
) {
  const rows = table && mapping ? readFields(table, mapping) : guessedRows;
  const words = categoryWords(rows);
  const choices = { ...guessCategories(words, categories), ...madeChoices };
  const format = table ? 'csv' : 'osm';
  const outcomes = dryRun(rows, { format, categories, choices, existingPlaces });
  return { words, choices, outcomes };
}
export type CheckResult = ReturnType<typeof checkPlaces>;
