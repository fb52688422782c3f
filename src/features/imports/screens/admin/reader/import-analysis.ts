import type { Category } from '#features/categories/model/category.ts';
import { guessMapping, rawPlacesOf } from '#features/imports/model/place-import/column-mapping.ts';
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
  KnownPlace,
  RowOutcome,
} from '#features/imports/model/place-import/dry-run.ts';
import { readImport } from '#features/imports/model/place-import/read-import.ts';

/** What is shown of a file that was read. */
export interface FileSummary {
  encoding: TextEncoding;
  rows: number;
  /** Null for OpenStreetMap, whose fields need no choice. */
  table: {
    separator: Separator;
    headers: string[];
    /** The first row, to recognise the columns by. */
    sample: string[];
    mapping: ColumnMapping;
  } | null;
  /** Elements of OpenStreetMap that are no places. */
  skipped: number;
}

export interface CheckRequest {
  /** Null for OpenStreetMap. */
  mapping: ColumnMapping | null;
  /** What a person chose; the rest is guessed. */
  choices: CategoryChoices;
  categories: readonly Pick<Category, 'id' | 'name' | 'slug'>[];
  known: readonly KnownPlace[];
}

export interface CheckResult {
  words: CategoryWord[];
  /** The choices that were used: those of the request and the guesses. */
  choices: CategoryChoices;
  outcomes: RowOutcome[];
}

/** One file, read and checked as often as one likes. Works for a moment with every call: made for a worker. */
export function importAnalysis(bytes: Uint8Array) {
  const source = readImport(bytes);
  const summary: FileSummary =
    source.format === 'osm'
      ? {
          encoding: source.encoding,
          rows: source.places.length,
          table: null,
          skipped: source.skipped,
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
          : rawPlacesOf(source.table, mapping ?? guessMapping(source.table.headers));
      const words = categoryWords(rows);
      const used = { ...guessCategories(words, categories), ...choices };
      const { format } = source;
      return {
        words,
        choices: used,
        outcomes: dryRun(rows, { format, categories, choices: used, known }),
      };
    },
  };
}
