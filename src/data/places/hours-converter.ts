import type {
  OpeningException,
  OpeningPeriod,
  PlaceHours,
  WeekTime,
} from '#domain/opening-hours.ts';

import { fieldsOf, listOf, textOf } from '../field-readers.ts';

/** Bounds of nested lists (DESIGN section 4). */
const maxPeriods = 21;
const maxExceptions = 60;
const maxLines = 14;

/**
 * Hours of any age: {periods, exceptions, note}; a text or a map of days to texts of older records,
 * shown as lines; unknown for anything else.
 */
export function toPlaceHours(value: unknown): PlaceHours {
  if (typeof value === 'string') return textLines(value.split('\n'));
  const fields = fieldsOf(value);
  if (!Array.isArray(fields['periods'])) {
    const entries = Object.entries(fields).slice(0, maxLines);
    return textLines(
      entries.map(([day, text]) =>
        textOf(text, 200) === '' ? '' : `${day}: ${textOf(text, 200)}`,
      ),
    );
  }
  return {
    kind: 'structured',
    hours: {
      periods: listOf(fields['periods'], maxPeriods).flatMap((item) => toPeriod(item) ?? []),
      exceptions: listOf(fields['exceptions'], maxExceptions).flatMap(
        (item) => toException(item) ?? [],
      ),
      note: textOf(fields['note'], 300),
    },
  };
}

function textLines(texts: readonly string[]): PlaceHours {
  const lines = texts.map((text) => text.trim().slice(0, 300)).filter((text) => text !== '');
  return lines.length === 0
    ? { kind: 'unknown' }
    : { kind: 'text', lines: lines.slice(0, maxLines) };
}

function toPeriod(value: unknown): OpeningPeriod | null {
  const fields = fieldsOf(value);
  const open = toWeekTime(fields['open']);
  const close = toWeekTime(fields['close']);
  return open && close ? { open, close } : null;
}

function toWeekTime(value: unknown): WeekTime | null {
  const { day, time } = fieldsOf(value);
  const isDay = typeof day === 'number' && Number.isInteger(day) && day >= 0 && day <= 6;
  return isDay && isClockTime(time) ? { day, time } : null;
}

function isClockTime(value: unknown): value is string {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

function toException(value: unknown): OpeningException | null {
  const fields = fieldsOf(value);
  const date = textOf(fields['date'], 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const periods = listOf(fields['periods'], maxPeriods).flatMap((item) => {
    const { open, close } = fieldsOf(item);
    return isClockTime(open) && isClockTime(close) ? [{ open, close }] : [];
  });
  const closed = fields['closed'] === true || periods.length === 0;
  return { date, closed, periods: closed ? [] : periods, label: textOf(fields['label'], 100) };
}
