import type { CsvTable } from './csv-table.ts';
import type { FileProblem, FileRefusal } from './file-problem.ts';

/** Supported encodings, named as in the Encoding Standard. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The content of a file whose rows are not checked yet. */
export interface FileContent<Row> {
  rows: Row[];
  /** The table from which the rows were read; absent for other formats. */
  table?: CsvTable;
  /** Number of elements of the file that are no rows. */
  skippedCount?: number;
}

export interface ParsedFile<Row> extends FileContent<Row> {
  encoding: TextEncoding;
}

/** A format that the start of a text identifies, with the function that parses it or the reason why it is refused. */
type FileFormat<Row> = readonly [
  start: RegExp,
  parse: FileProblem | ((text: string) => FileContent<Row> | FileRefusal),
];

/** Start of a calendar file (RFC 5545). */
export const calendarStart = /^\s*BEGIN:VCALENDAR\b/i;

/**
 * Reads a file in the first of `formats` that its text matches. Detects the format by the content, not by the file
 * name. Never throws.
 * @param limits maximum size in bytes, and maximum number of rows
 */
export function parseFile<Row>(
  bytes: Uint8Array,
  { maxBytes, maxRows }: { maxBytes: number; maxRows: number },
  formats: readonly FileFormat<Row>[],
): ParsedFile<Row> | FileRefusal {
  if (bytes.length > maxBytes) return { problem: 'too-large' };
  const file = decodeText(bytes);
  if ('problem' in file) return file;
  const { text, encoding } = file;
  if (text.trim() === '') return { problem: 'empty' };
  const [, parse = 'binary'] = formats.find(([start]) => start.test(text)) ?? [];
  const content = typeof parse === 'string' ? { problem: parse } : parse(text);
  if ('problem' in content) return content;
  if (content.rows.length === 0) return { problem: 'no-rows' };
  return content.rows.length > maxRows ? { problem: 'too-many-rows' } : { ...content, encoding };
}

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Decodes a file by its byte order mark, otherwise as valid UTF-8, otherwise as Windows-1252, the encoding of Brazilian
 * Excel (https://encoding.spec.whatwg.org/#windows-1252). The text has no byte order mark.
 */
function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } | FileRefusal {
  // ZIP (xlsx, ods) or the older compound file format (xls).
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    return { problem: 'spreadsheet' };
  }
  if (startsWith(bytes, 0xff, 0xfe)) return decodeAs(bytes, 'utf-16le');
  if (startsWith(bytes, 0xfe, 0xff)) return decodeAs(bytes, 'utf-16be');
  // UTF-8 and Windows-1252 texts contain no NUL byte.
  if (bytes.includes(0)) return { problem: 'binary' };
  try {
    return decodeAs(bytes, 'utf-8', true);
  } catch {
    return decodeAs(bytes, 'windows-1252');
  }
}

function decodeAs(bytes: Uint8Array, encoding: TextEncoding, fatal = false) {
  return { text: new TextDecoder(encoding, { fatal }).decode(bytes), encoding };
}

/** A row of a file with its check. */
export interface CheckedRow<Draft, RowError extends string, RowWarning extends string> {
  /** Row number in a spreadsheet (the header is 1), or position in any other file, starting with 1. */
  row: number;
  title: string;
  /** The record to be stored; null if there are errors. */
  draft: Draft | null;
  errors: RowError[];
  warnings: RowWarning[];
}

/** What an import does with a row: it stores a 'ready' row, and a 'duplicate' only on request. */
export type RowState = 'ready' | 'duplicate' | 'invalid' | 'skipped';

/** What the preview shows of a row. */
export interface PreviewRow<RowError extends string, RowWarning extends string> extends Omit<
  CheckedRow<unknown, RowError, RowWarning>,
  'draft'
> {
  state: RowState;
}
