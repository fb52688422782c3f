import { foldText } from '#shared/text/fold-text.ts';
import { maxExceptions, maxExceptionsLength, maxPeriods } from './opening-hours.ts';
import { defineRecord, listOfFormatted, optional, text } from '#shared/record/record.ts';
import { fieldsOf, listOf, textOf } from '#shared/stored-fields.ts';
import type { Fields } from '#shared/stored-fields.ts';
import type { OpeningException, OpeningPeriod, PlaceHours } from './opening-hours.ts';
import { cleanLine } from '#shared/text/plain-text.ts';
import { capitalize } from '#shared/text/capitalize.ts';

const maxLines = 14;
const maxLineLength = 200;
const maxLabelLength = 100;

const clock = '[0-2][0-9]:[0-5][0-9]';

/** Structured opening hours, stored as a map in a place. */
export const hoursRecord = defineRecord({
  /** Such as '1 18:00-2 02:00' for Monday 18:00 to Tuesday 02:00; 0 is Sunday. */
  periods: optional(
    listOfFormatted({
      pattern: `[0-6] ${clock}-[0-6] ${clock}`,
      maxItems: maxPeriods,
      parse: (items) => items.flatMap(parsePeriod),
    }),
  ),
  /** Such as '2026-12-25 closed Natal' or '2026-12-31 10:00-14:00,18:00-02:00 Véspera'. The label is optional. */
  exceptions: optional(
    listOfFormatted({
      pattern: String.raw`[0-9]{4}-[01][0-9]-[0-3][0-9] (closed|${clock}-${clock}(,${clock}-${clock})*)( [^\n]+)?`,
      maxItems: maxExceptions,
      maxTotalLength: maxExceptionsLength,
      parse: parseExceptions,
    }),
  ),
  note: optional(text(500)),
});

/**
 * Parses stored opening hours. Never throws, and reads only a limited part of any value.
 * - {periods, exceptions, note}: structured; invalid periods and exceptions are dropped. Each period or exception is a
 * text, as written by stored-place-lists.ts, or a map of older records. Times may lack the leading zero, and a period
 * may close at '24:00'.
 * - A text, a list of texts or a map of days to texts (older records): lines that are shown unchanged.
 * - Anything else, or a value without valid content: unknown.
 */
export function parsePlaceHours(value: unknown): PlaceHours {
  if (typeof value === 'string') return textHours(value.slice(0, 4000).split('\n'));
  if (Array.isArray(value)) return textHours(listOf(value, maxLines));
  const storedFields = fieldsOf(value);
  if (!Array.isArray(storedFields['periods']) && !Array.isArray(storedFields['exceptions'])) {
    return textHours(dayMapLines(storedFields));
  }
  const hours = hoursRecord.read(storedFields);
  return hours.periods.length > 0 || hours.exceptions.length > 0
    ? { kind: 'structured', hours }
    : textHours([hours.note]);
}

function textHours(values: readonly unknown[]): PlaceHours {
  const lines = values
    .map((line) => (typeof line === 'string' ? cleanLine(textOf(line, maxLineLength)) : ''))
    .filter((line) => line !== '')
    .slice(0, maxLines);
  return lines.length > 0 ? { kind: 'text', lines } : { kind: 'unknown' };
}

function parseTime(text = ''): string | null {
  const [, hour = '24', minute] = /^(\d\d?):([0-5]\d)$/.exec(text.trim()) ?? [];
  return Number(hour) < 24 ? `${hour.padStart(2, '0')}:${minute}` : null;
}

/** Midnight at the end of a day, equal to 00:00 of the next day. */
const endOfDayText = '24:00';

function parseClosingTime(text?: string): string | null {
  return text === endOfDayText ? '00:00' : parseTime(text);
}

/** Parses one period: '1 18:00-2 02:00', or {open: {day, time}, close: {day, time}}. */
function parsePeriod(value: unknown): OpeningPeriod[] {
  const text = typeof value === 'string' ? value.slice(0, 40) : formatPeriod(fieldsOf(value));
  const [, openDay, openText, closeDay, closeText] =
    /^([0-6]) ([^-]*)-([0-6]) (.*)$/.exec(text) ?? [];
  const open = parseTime(openText);
  const close = parseClosingTime(closeText);
  if (open === null || close === null) return [];
  return [
    {
      open: { day: Number(openDay), time: open },
      close: { day: (Number(closeDay) + (closeText === endOfDayText ? 1 : 0)) % 7, time: close },
    },
  ];
}

function formatPeriod(storedFields: Fields): string {
  const weekTimeText = (name: string) => {
    const { day, time } = fieldsOf(storedFields[name]);
    return `${typeof day === 'number' ? day : ''} ${textOf(time, 9)}`;
  };
  return `${weekTimeText('open')}-${weekTimeText('close')}`;
}

/** Returns the first exception of each date. Drops exceptions that are neither closed nor have a period. */
function parseExceptions(items: readonly unknown[]): OpeningException[] {
  const exceptionsByDate = new Map<string, OpeningException>();
  for (const item of items) {
    const text = typeof item === 'string' ? item : formatException(fieldsOf(item));
    const [, date = '', timesText = '', label] = /^(\S+) (\S+)(.*)$/s.exec(text) ?? [];
    if (!isValidDate(date) || exceptionsByDate.has(date)) continue;
    const closed = timesText === 'closed';
    const periods = listOf(timesText.split(','), maxPeriods).flatMap(parseDatePeriod);
    if (!closed && periods.length === 0) continue;
    const cleanLabel = cleanLine(textOf(label, maxLabelLength));
    exceptionsByDate.set(date, { date, closed, periods, label: cleanLabel });
  }
  return [...exceptionsByDate.values()];
}

/** Converts {date, closed, periods: [{open, close}], label} to '2026-12-31 10:00-14:00,18:00-02:00 Véspera'. */
function formatException(storedFields: Fields): string {
  const periods = listOf(storedFields['periods'], maxPeriods).map((period) => {
    const { open, close } = fieldsOf(period);
    return `${textOf(open, 9)}-${textOf(close, 9)}`;
  });
  const timesText = storedFields['closed'] === true ? 'closed' : periods.join(',');
  return `${textOf(storedFields['date'], 12)} ${timesText} ${textOf(storedFields['label'], maxLabelLength)}`;
}

function parseDatePeriod(text: unknown): { open: string; close: string }[] {
  const [openText, closeText] = String(text).split('-');
  const open = parseTime(openText);
  const close = parseClosingTime(closeText);
  return open === null || close === null ? [] : [{ open, close }];
}

function isValidDate(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const instant = new Date(`${value}T00:00:00Z`);
  // Rejects dates such as 2026-02-30, which would roll over into March.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

/**
 * Keys of day maps in older records, in display order: an English and a Portuguese key for each of `dayDisplayNames`.
 */
const dayKeys =
  'general geral monday segunda tuesday terca wednesday quarta thursday quinta friday sexta saturday sabado sunday domingo'.split(
    ' ',
  );
/** Display names of the days; '' shows only the text of the hours. */
const dayDisplayNames = ['', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'];

function dayMapLines(storedFields: Fields): string[] {
  return Object.keys(storedFields)
    .slice(0, 2 * maxLines)
    .map((key) => {
      const name = dayKey(key);
      const rank = dayKeys.indexOf(name);
      return { name, rank: rank < 0 ? dayKeys.length : rank, text: dayText(storedFields[key]) };
    })
    .filter(({ name, text }) => text !== '' && name !== 'note')
    .sort((a, b) => a.rank - b.rank)
    .map(({ name, rank, text }) => {
      const shownName = dayDisplayNames[rank >> 1] ?? capitalize(name);
      return shownName === '' ? text : `${shownName}: ${text}`;
    });
}

/** Normalises a key: 'Terça-feira' -> 'terca'. */
function dayKey(key: string): string {
  return foldText(key.slice(0, 40)).replace(/-feira$/, '');
}

/** Returns the text for a stored day, which is a text, {closed: true}, or {open, close} with two texts. */
function dayText(value: unknown): string {
  if (typeof value === 'string') return textOf(value, maxLineLength);
  const storedFields = fieldsOf(value);
  if (storedFields['closed'] === true) return 'Fechado';
  const open = textOf(storedFields['open'], 20);
  const close = textOf(storedFields['close'], 20);
  return open === '' || close === '' ? '' : `${open}–${close}`;
}
