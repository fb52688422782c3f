import { parseCsvTable } from '../import-file/csv-table.ts';
import { decodeText } from '../import-file/decode-text.ts';
import { ImportFileError } from '../import-file/file-problem.ts';
import { maxEventFileBytes } from './event-file.ts';
import { parseCalendarEvents } from './calendar-events.ts';
import { maxImportedEvents } from './raw-event.ts';
import type { RawEvent } from './raw-event.ts';
import { findMissingColumns, toRawEvents } from './table-events.ts';

/**
 * Reads a file of events, a calendar or a table. Detects the format by the content, not by the file name. May run long
 * (parseCalendarEvents()).
 * @throws ImportFileError for every file that cannot be read, and nothing else
 */
export function readEvents(bytes: Uint8Array, now: Date): RawEvent[] {
  if (bytes.length > maxEventFileBytes) throw new ImportFileError('too-large');
  const { text } = decodeText(bytes);
  if (text.trim() === '') throw new ImportFileError('empty');
  if (/^\s*</.test(text)) throw new ImportFileError('xml');
  if (/^\s*[{[]/.test(text)) throw new ImportFileError('other-json');
  const events = /^\s*BEGIN:VCALENDAR\b/i.test(text)
    ? parseCalendarEvents(text, now)
    : parseTableEvents(text);
  if (events.length > maxImportedEvents) throw new ImportFileError('too-many-rows');
  return events;
}

function parseTableEvents(text: string): RawEvent[] {
  const table = parseCsvTable(text);
  if (findMissingColumns(table).length > 0) throw new ImportFileError('columns-missing');
  return toRawEvents(table);
}
