import { foldText } from '#shared/text/fold-text.ts';
import type { CsvTable } from '../import-file/csv-table.ts';
import { dayNumberOf, instantOfWallClock } from '#shared/zoned-time.ts';
import type { ListedDate } from '#features/events/model/event-date.ts';
import { assumedEnd } from './raw-event.ts';
import type { EventRowError, EventRowWarning, RawEvent } from './raw-event.ts';

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
} as const;
type EventColumn = keyof typeof columnNames;

/** Required columns of a table of events. */
export const requiredEventColumns = ['title', 'date'] as const satisfies readonly EventColumn[];

/** Returns the required columns that a table lacks. */
export function findMissingColumns(table: CsvTable): (typeof requiredEventColumns)[number][] {
  const columns = findColumns(table.headers);
  return requiredEventColumns.filter((column) => columns[column] === undefined);
}

/**
 * Returns the rows of a table as events. Rows of the same title and place, adjacent or not, are the dates of one event;
 * its other fields are those of the first row. Times are in the brand's time zone.
 */
export function toRawEvents(table: CsvTable): RawEvent[] {
  const columns = findColumns(table.headers);
  const events = new Map<string, RawEvent>();
  for (const { row, cells } of table.rows) {
    const cellOf = (column: EventColumn) => cells[columns[column] ?? -1]?.trim() ?? '';
    const { date, errors, warnings } = readDate(cellOf);
    const key = JSON.stringify([foldText(cellOf('title')), foldText(cellOf('place'))]);
    const previousEvent = cellOf('title') === '' ? undefined : events.get(key);
    if (previousEvent) {
      if (date) previousEvent.dates.push(date);
      previousEvent.errors = [...new Set([...previousEvent.errors, ...errors])];
      previousEvent.warnings.push(...warnings);
      continue;
    }
    events.set(cellOf('title') === '' ? `row ${row}` : key, {
      row,
      title: cellOf('title'),
      description: cellOf('description'),
      place: cellOf('place'),
      price: cellOf('price'),
      ticketUrl: cellOf('ticketUrl'),
      ageLimit: cellOf('ageLimit'),
      dates: date ? [date] : [],
      errors,
      warnings,
    });
  }
  return [...events.values()];
}

function findColumns(headers: readonly string[]): Partial<Record<EventColumn, number>> {
  const foldedHeaders = headers.map((header) => foldText(header).replace(/[*:]$/, '').trim());
  const found: Partial<Record<EventColumn, number>> = {};
  for (const [column, names] of Object.entries(columnNames) as [EventColumn, readonly string[]][]) {
    const columnIndex = names
      .map((name) => foldedHeaders.indexOf(name))
      .find((position) => position !== -1);
    if (columnIndex !== undefined) found[column] = columnIndex;
  }
  return found;
}

function readDate(cellOf: (column: EventColumn) => string): {
  date: ListedDate | null;
  errors: EventRowError[];
  warnings: EventRowWarning[];
} {
  const day = parseDayNumber(cellOf('date'));
  const endDay = cellOf('endDate') === '' ? day : parseDayNumber(cellOf('endDate'));
  const startMinutes = parseMinutes(cellOf('starts'));
  const endMinutes = parseMinutes(cellOf('ends'));
  const errors: EventRowError[] = [];
  if (cellOf('date') === '') errors.push('date-missing');
  else if (day === null || endDay === null) errors.push('date-unreadable');
  if (startMinutes === 'unreadable' || endMinutes === 'unreadable') errors.push('time-unreadable');
  if (
    errors.length > 0 ||
    day === null ||
    endDay === null ||
    startMinutes === 'unreadable' ||
    endMinutes === 'unreadable'
  ) {
    return { date: null, errors, warnings: [] };
  }
  const startsAt = instantOfWallClock({ dayNumber: day, minutes: startMinutes ?? 0 });
  const endsAt = readEnd();
  return {
    date: { startsAt, endsAt: endsAt ?? assumedEnd(startsAt), status: 'scheduled' },
    errors,
    warnings: endsAt ? [] : ['end-assumed'],
  };

  function readEnd(): Date | null {
    const isWholeDay = startMinutes === null && endMinutes === null;
    if (isWholeDay) return instantOfWallClock({ dayNumber: (endDay ?? 0) + 1, minutes: 0 });
    if (endMinutes === null || endMinutes === 'unreadable') return null;
    // 22:00 to 4:00 ends on the next day, unless a column has the end date.
    const isAfterMidnight =
      cellOf('endDate') === '' && typeof startMinutes === 'number' && endMinutes <= startMinutes;
    return instantOfWallClock({
      dayNumber: (endDay ?? 0) + (isAfterMidnight ? 1 : 0),
      minutes: endMinutes,
    });
  }
}

/** Returns the days since 1970 of '28/11/2026' or '2026-11-28'; null for an invalid date. */
function parseDayNumber(text: string): number | null {
  const match = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text);
  if (!match) return dayNumberOf(text);
  const [, day = '', month = '', year = ''] = match;
  return dayNumberOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Returns the minutes since midnight of '20:30', '20h30', '20h' or '20'; null for an empty text. */
function parseMinutes(text: string): number | null | 'unreadable' {
  if (text === '') return null;
  const found = /^(\d{1,2})(?:\s*(?:h|:)(?:\s*(\d{2})(?::\d{2})?|\s*:\d{2})?)?\s*(?:min|h)?$/i.exec(
    text,
  );
  const hours = Number(found?.[1]);
  const minutes = Number(found?.[2] ?? 0);
  return found && hours <= 24 && minutes <= 59 ? hours * 60 + minutes : 'unreadable';
}
