import { AppError } from '#shared/app-error.ts';
import { NameTable } from '#shared/text/name-table.ts';
import type {
  OpeningException,
  OpeningPeriod,
  PlaceHours,
} from '../../opening-hours/model/opening-hours.ts';
import { textHoursPlaceholder } from '../../opening-hours/model/opening-hours.ts';
import { minutesPerDay, minutesOf } from '../../opening-hours/model/opening-spans.ts';
import type { PlaceHoursSnapshot } from '#features/search/model/place-index.ts';
import { dayMs } from '#shared/time-units.ts';
import { clockText, isoDateOf } from '#shared/zoned-time.ts';

const weekMinutes = 7 * minutesPerDay;

/** Decoded hours of all places in the snapshot. */
export interface PlaceHoursIndex {
  readonly version: string;
  /** Number of rows. */
  readonly size: number;
  /** Returns the hours of a row, reduced as by withoutHoursTexts(). Rows with equal hours share one object. */
  hoursOf(row: number): PlaceHours;
}

/**
 * Encodes the hours file of the search snapshot. Equal days, weeks and lists of exceptions are stored once.
 * @param hours one per row, in the order of the index; the text of older records is not stored
 */
export function encodePlaceHours(
  hours: readonly PlaceHours[],
  version: string,
): PlaceHoursSnapshot {
  const days = new NameTable(['[]']);
  const weeks = new NameTable();
  const exceptionLists = new NameTable(['[]']);
  const week: number[] = [];
  const exceptions: number[] = [];
  for (const placeHours of hours) {
    const rowHours = placeHours.kind === 'structured' ? placeHours.hours : null;
    const dayPositions =
      rowHours && encodeWeek(rowHours.periods).map((day) => storePosition(days, day));
    week.push(dayPositions ? storePosition(weeks, dayPositions) : noWeek[placeHours.kind]);
    exceptions.push(
      storePosition(exceptionLists, (rowHours?.exceptions ?? []).map(encodeException)),
    );
  }
  return {
    format: 1,
    version,
    days: days.names.map((text) => JSON.parse(text) as number[]),
    weeks: weeks.names.map((text) => JSON.parse(text) as number[]),
    week,
    exceptionLists: exceptionLists.names.map((text) => JSON.parse(text) as number[][]),
    exceptions,
  };
}

/** Stored instead of the position of a week. */
const noWeek: Record<PlaceHours['kind'], number> = { structured: -1, unknown: -1, text: -2 };

function storePosition(table: NameTable, value: readonly unknown[]): number {
  return table.positionOf(JSON.stringify(value));
}

/**
 * Returns, for each weekday, pairs of start (minutes since midnight) and duration (minutes). A duration of 0 means that
 * the place is always open.
 */
function encodeWeek(periods: readonly OpeningPeriod[]): number[][] {
  const week: number[][] = Array.from({ length: 7 }, () => []);
  for (const { open, close } of periods) {
    const opensAtMinutes = minutesOf(open.time);
    const durationMinutes =
      (close.day - open.day) * minutesPerDay + minutesOf(close.time) - opensAtMinutes;
    week[open.day]?.push(opensAtMinutes, (durationMinutes + weekMinutes) % weekMinutes);
  }
  return week;
}

/**
 * Returns the date in days since 1970, followed by pairs of opening and closing minutes; only the date for a closed
 * day.
 */
function encodeException({ date, closed, periods }: OpeningException): number[] {
  const times = closed ? [] : periods.flatMap(({ open, close }) => [open, close].map(minutesOf));
  return [Date.parse(`${date}T00:00:00Z`) / dayMs, ...times];
}

/**
 * Decodes the hours file of a snapshot.
 * @throws AppError 'unknown' for another format or malformed columns
 */
export function decodePlaceHours(value: unknown): PlaceHoursIndex {
  const storedFields = (value ?? {}) as Record<string, unknown>;
  const { week, exceptions, days, weeks, exceptionLists, version } = storedFields;
  const isValid =
    storedFields['format'] === 1 &&
    typeof version === 'string' &&
    isListOf(days, isIntegerList) &&
    isListOf(weeks, (weekDays) => isIntegerList(weekDays) && weekDays.length === 7) &&
    isListOf(exceptionLists, (list) => isListOf(list, isIntegerList)) &&
    isIntegerList(week) &&
    isIntegerList(exceptions) &&
    week.length === exceptions.length;
  if (!isValid) throw new AppError('unknown', 'The hours of places are not in a known format.');
  const snapshot = value as PlaceHoursSnapshot;
  const decodedByKey = new Map<string, PlaceHours>();
  return {
    version,
    size: week.length,
    hoursOf(row) {
      const key = `${week[row] ?? -1}/${exceptions[row] ?? 0}`;
      const rowHours = decodedByKey.get(key) ?? decodeHours(snapshot, row);
      decodedByKey.set(key, rowHours);
      return rowHours;
    },
  };
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[];
function isListOf(value: unknown, isItem: (item: unknown) => boolean): value is unknown[];
function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isIntegerList(value: unknown): value is number[] {
  return isListOf(value, Number.isInteger);
}

function decodeHours(snapshot: PlaceHoursSnapshot, row: number): PlaceHours {
  const week = snapshot.weeks[snapshot.week[row] ?? -1];
  if (!week) return snapshot.week[row] === noWeek.text ? textHoursPlaceholder : { kind: 'unknown' };
  const periods = week.flatMap((index, day) =>
    pairsOf(snapshot.days[index] ?? []).map(([opensAtMinutes, durationMinutes]) =>
      decodePeriod(day, opensAtMinutes, durationMinutes),
    ),
  );
  const list = snapshot.exceptionLists[snapshot.exceptions[row] ?? 0] ?? [];
  return {
    kind: 'structured',
    hours: { periods, exceptions: list.map(decodeException), note: '' },
  };
}

function decodePeriod(day: number, opensAtMinutes: number, durationMinutes: number): OpeningPeriod {
  const closesAtMinutes = opensAtMinutes + durationMinutes;
  return {
    open: { day, time: clockText(opensAtMinutes) },
    close: {
      day: (day + Math.floor(closesAtMinutes / minutesPerDay)) % 7,
      time: clockText(closesAtMinutes),
    },
  };
}

function decodeException([day = 0, ...times]: number[]): OpeningException {
  return {
    date: isoDateOf(day),
    closed: times.length === 0,
    periods: pairsOf(times).map(([open, close]) => ({
      open: clockText(open),
      close: clockText(close),
    })),
    label: '',
  };
}

function pairsOf(values: readonly number[]): [number, number][] {
  return Array.from({ length: values.length >> 1 }, (_, index) => [
    values[2 * index] ?? 0,
    values[2 * index + 1] ?? 0,
  ]);
}
