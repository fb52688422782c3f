import { parseCsvTable } from '../import-file/csv-table.ts';
import type { CsvTable, Separator } from '../import-file/csv-table.ts';
import { decodeText } from '../import-file/decode-text.ts';
import type { TextEncoding } from '../import-file/decode-text.ts';
import { ImportFileError, maxImportBytes } from '../import-file/file-problem.ts';
import { parseOverpass } from './osm-places.ts';
import type { OsmFile } from './osm-places.ts';

/** A parsed file whose rows are not checked yet. */
export type ImportSource =
  | { format: 'csv'; encoding: TextEncoding; separator: Separator; table: CsvTable }
  | ({ format: 'osm'; encoding: TextEncoding } & OsmFile);

/**
 * Reads a file of places, a table or an Overpass response. Detects the format by the content, not by the file name.
 * @throws ImportFileError for every file that cannot be read, and nothing else
 */
export function readImport(bytes: Uint8Array): ImportSource {
  if (bytes.length > maxImportBytes) throw new ImportFileError('too-large');
  const { text, encoding } = decodeText(bytes);
  const [firstCharacter = ''] = /\S/.exec(text) ?? [];
  if (firstCharacter === '') throw new ImportFileError('empty');
  if (firstCharacter === '{' || firstCharacter === '[')
    return { format: 'osm', encoding, ...parseOverpass(text) };
  if (/^\s*<(?:\?xml|osm|!doctype|html|gpx|kml)\b/i.test(text)) throw new ImportFileError('xml');
  if (/^\s*BEGIN:VCALENDAR\b/i.test(text)) throw new ImportFileError('calendar');
  const table = parseCsvTable(text);
  return { format: 'csv', encoding, separator: table.separator, table };
}
