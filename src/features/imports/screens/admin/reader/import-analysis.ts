import type { Category } from '#features/categories/model/category.ts';
import { guessMapping, toRawPlaces } from '#features/imports/model/place-import/column-mapping.ts';
import type { ColumnMapping } from '#features/imports/model/place-import/column-mapping.ts';
import type { Separator } from '#features/imports/model/import-file/csv-table.ts';
import type { TextEncoding } from '#features/imports/model/import-file/decode-text.ts';
import {
  categoryWords,
  dryRun,
  guessCategories,
} from '#features/imports/model/place-import/dry-run.ts';
import type {
  CategoryChoices,
  CategoryWord,
  ExistingPlace,
  RowOutcome,
} from '#features/imports/model/place-import/dry-run.ts';
import { readImport } from '#features/imports/model/place-import/read-import.ts';

/** Details shown of a parsed file. */
export interface FileSummary {
  encoding: TextEncoding;
  rows: number;
  /** Null for OpenStreetMap, which needs no mapping of columns. */
  table: {
    separator: Separator;
    headers: string[];
    /** The first row, shown to identify the columns. */
    sample: string[];
    mapping: ColumnMapping;
  } | null;
  /** Number of OpenStreetMap elements that are not places. */
  skipped: number;
}

export interface CheckRequest {
  /** Null for OpenStreetMap. */
  mapping: ColumnMapping | null;
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

/**
 * Parses a file and returns its summary and a check() that can be called repeatedly. Parsing and checking block the
 * thread for a moment, so they run in a worker.
 * @throws ImportFileError if the file cannot be read
 */
export function createImportAnalysis(bytes: Uint8Array) {
  const source = readImport(bytes);
  const summary: FileSummary =
    source.format === 'osm'
      ? {
          encoding: source.encoding,
          rows: source.places.length,
          table: null,
          skipped: source.skippedCount,
        }
      : {
          encoding: source.encoding,
          rows: source.table.rows.length,
          table: {
            separator: source.separator,
            headers: source.table.headers,
            sample: source.table.rows[0]?.cells ?? [],
            mapping: guessMapping(source.table.headers),
          },
          skipped: 0,
        };
  return {
    summary,
    check({ mapping, choices, categories, known }: CheckRequest): CheckResult {
      const rows =
        source.format === 'osm'
          ? source.places
          : toRawPlaces(source.table, mapping ?? guessMapping(source.table.headers));
      const categoryCounts = categoryWords(rows);
      const allChoices = { ...guessCategories(categoryCounts, categories), ...choices };
      const { format } = source;
      return {
        words: categoryCounts,
        choices: allChoices,
        outcomes: dryRun(rows, { format, categories, choices: allChoices, existingPlaces: known }),
      };
    },
  };
}
