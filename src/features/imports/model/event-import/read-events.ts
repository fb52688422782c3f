import { foldText } from '#shared/text/fold-text.ts';
import { dayNumberOf, instantOfWallClock } from '#shared/zoned-time.ts';
import type { ListedDate } from '#features/events/model/event-date.ts';
import { guessMapping, parseCsvTable, readFields } from '../import-file/csv-table.ts';
import type { FileRefusal } from '../import-file/file-problem.ts';
import { calendarStart, parseFile } from '../import-file/parsed-file.ts';
import type { FileContent, ParsedFile } from '../import-file/parsed-file.ts';
import { parseCalendarEvents } from './calendar-events.ts';
import { assumedEnd, maxEventFileBytes, maxImportedEvents } from './raw-event.ts';
import type { EventRowError, EventRowWarning, RawEvent } from './raw-event.ts';

/**
 * Reads a file of events, a calendar or a table. Never throws, but may run long (parseCalendarEvents()).
 * @param now dates before it are left out
 */
export function readEvents(bytes: Uint8Array, now: Date): ParsedFile<RawEvent> | FileRefusal {
  return parseFile(bytes, { maxBytes: maxEventFileBytes, maxRows: maxImportedEvents }, [
    [/^\s*</, 'xml'],
    [/^\s*[{[]/, 'other-json'],
    [calendarStart, (text) => parseCalendarEvents(text, now)],
    [/^/, parseTableEvents],
  ]);
}

/** Columns of a table of events, with the folded names by which each is recognised. */
const columnNames = {
  title: ['titulo', 'evento', 'nome', 'title', 'event', 'name'],
  place: ['lugar', 'local', 'espaco', 'place', 'venue', 'location'],
  date: ['data', 'data de inicio', 'dia', 'date', 'start date'],
  starts: ['inicio', 'hora', 'horario', 'comeca', 'hora de inicio', 'start', 'time', 'start time'],
  endDate: ['data final', 'data de termino', 'data fim', 'end date'],
  ends: ['fim', 'termino', 'termina', 'hora final', 'hora de termino', 'end', 'end time'],
  description: ['descricao', 'description', 'texto', 'sobre'],
  price: ['preco', 'valor', 'ingresso', 'price'],
  ticketUrl: ['ingressos', 'link', 'link de ingressos', 'site', 'url', 'tickets'],
  ageLimit: ['classificacao', 'idade', 'idade minima', 'classificacao indicativa', 'age'],
};
type EventField = keyof typeof columnNames;

/**
 * Returns the rows of a table as events. Rows of the same title and place, adjacent or not, are the dates of one event;
 * its other fields are those of the first row. Times are in the brand's time zone.
 */
function parseTableEvents(text: string): FileContent<RawEvent> | FileRefusal {
  const table = parseCsvTable(text);
  if ('problem' in table) return table;
  const mapping = guessMapping(table.headers, columnNames, false);
  if (mapping.title === null || mapping.date === null) return { problem: 'columns-missing' };
  const events = new Map<string, RawEvent>();
  for (const { row, ...fields } of readFields(table, mapping)) {
    const { title, description, place, price, ticketUrl, ageLimit } = fields;
    const { date, errors, warnings } = readDate(fields);
    const key = title === '' ? `row ${row}` : JSON.stringify([foldText(title), foldText(place)]);
    const previousEvent = events.get(key);
    if (previousEvent) {
      if (date) previousEvent.dates.push(date);
      previousEvent.errors = [...new Set([...previousEvent.errors, ...errors])];
      previousEvent.warnings.push(...warnings);
      continue;
    }
    const dates = date ? [date] : [];
    const texts = { title, description, place, price, ticketUrl, ageLimit };
    events.set(key, { row, ...texts, dates, errors, warnings });
  }
  return { rows: [...events.values()] };
}

function readDate(fields: Readonly<Record<EventField, string>>): {
  date: ListedDate | null;
  errors: EventRowError[];
  warnings: EventRowWarning[];
} {
  const day = parseDayNumber(fields.date);
  const endDay = fields.endDate === '' ? day : parseDayNumber(fields.endDate);
  const startMinutes = parseMinutes(fields.starts);
  const endMinutes = parseMinutes(fields.ends);
  const errors: EventRowError[] = [];
  if (fields.date === '') errors.push('date-missing');
  else if (day === null || endDay === null) errors.push('date-unreadable');
  if (Number.isNaN(startMinutes) || Number.isNaN(endMinutes)) errors.push('time-unreadable');
  if (errors.length > 0 || day === null || endDay === null) {
    return { date: null, errors, warnings: [] };
  }
  const startsAt = instantOfWallClock({ dayNumber: day, minutes: startMinutes ?? 0 });
  const endsAt = readEnd(endDay);
  return {
    date: { startsAt, endsAt: endsAt ?? assumedEnd(startsAt), status: 'scheduled' },
    errors,
    warnings: endsAt ? [] : ['end-assumed'],
  };

  function readEnd(lastDay: number): Date | null {
    const isWholeDay = startMinutes === null && endMinutes === null;
    if (isWholeDay) return instantOfWallClock({ dayNumber: lastDay + 1, minutes: 0 });
    if (endMinutes === null) return null;
    // 22:00 to 4:00 ends on the next day, unless a column has the end date.
    const isAfterMidnight =
      fields.endDate === '' && startMinutes !== null && endMinutes <= startMinutes;
    const dayNumber = lastDay + (isAfterMidnight ? 1 : 0);
    return instantOfWallClock({ dayNumber, minutes: endMinutes });
  }
}

/** Returns the days since 1970 of '28/11/2026' or '2026-11-28'; null for an invalid date. */
function parseDayNumber(text: string): number | null {
  const match = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text);
  if (!match) return dayNumberOf(text);
  const [, day = '', month = '', year = ''] = match;
  return dayNumberOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Returns the minutes since midnight of '20:30', '20h30', '20h' or '20'; null for an empty text, NaN for any other. */
function parseMinutes(text: string): number | null {
  if (text === '') return null;
  const found = /^(\d{1,2})(?:\s*(?:h|:)(?:\s*(\d{2})(?::\d{2})?|\s*:\d{2})?)?\s*(?:min|h)?$/i.exec(
    text,
  );
  const hours = Number(found?.[1]);
  const minutes = Number(found?.[2] ?? 0);
  return found && hours <= 24 && minutes <= 59 ? hours * 60 + minutes : Number.NaN;
}
