import { foldText } from './fold-text.ts';
import { maxExceptions, maxPeriods } from './opening-hours.ts';
import type {
  OpeningException,
  OpeningHours,
  OpeningPeriod,
  PlaceHours,
  WeekTime,
} from './opening-hours.ts';

const maxLines = 14;
const maxLineLength = 200;
const maxNoteLength = 500;
const maxLabelLength = 100;

type Stored = Record<string, unknown>;

function asRecord(value: unknown): Stored | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Stored)
    : null;
}

function listOf(value: unknown, max: number): unknown[] {
  return Array.isArray(value) ? value.slice(0, max) : [];
}

function textOf(value: unknown, max: number): string {
  return typeof value === 'string' ? value.trim().slice(0, max) : '';
}

/**
 * Stored opening hours read defensively; never throws and reads a bounded part of anything.
 * - {periods, exceptions, note}: structured; malformed periods and exceptions are dropped. Times may
 *   lack the leading zero, and a period may close at '24:00'.
 * - A text, a list of texts or a map of days to texts (older records): lines shown as they are.
 * - Anything else, or nothing usable in it: unknown.
 */
export function parsePlaceHours(value: unknown): PlaceHours {
  if (typeof value === 'string') return textHours(value.slice(0, 4000).split('\n'));
  if (Array.isArray(value)) return textHours(listOf(value, maxLines));
  const stored = asRecord(value);
  if (stored === null) return { kind: 'unknown' };
  if (!Array.isArray(stored['periods']) && !Array.isArray(stored['exceptions'])) {
    return textHours(dayMapLines(stored));
  }
  const hours: OpeningHours = {
    periods: listOf(stored['periods'], maxPeriods).flatMap((period) => periodOf(period) ?? []),
    exceptions: exceptionsOf(stored['exceptions']),
    note: textOf(stored['note'], maxNoteLength),
  };
  return hours.periods.length > 0 || hours.exceptions.length > 0
    ? { kind: 'structured', hours }
    : textHours([hours.note]);
}

function textHours(values: readonly unknown[]): PlaceHours {
  const lines = values
    .map((line) => textOf(line, maxLineLength))
    .filter((line) => line !== '')
    .slice(0, maxLines);
  return lines.length > 0 ? { kind: 'text', lines } : { kind: 'unknown' };
}

function timeOf(value: unknown): string | null {
  const match = typeof value === 'string' ? /^(\d{1,2}):([0-5]\d)$/.exec(value.trim()) : null;
  const [, hour = '', minute = ''] = match ?? [];
  return match !== null && Number(hour) < 24 ? `${hour.padStart(2, '0')}:${minute}` : null;
}

/** A closing time; '24:00' is the midnight at the end of the day. */
function closingTimeOf(value: unknown): { time: string; nextDay: boolean } | null {
  if (value === '24:00') return { time: '00:00', nextDay: true };
  const time = timeOf(value);
  return time === null ? null : { time, nextDay: false };
}

function dayOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 6
    ? value
    : null;
}

function periodOf(value: unknown): OpeningPeriod | null {
  const stored = asRecord(value);
  const open = asRecord(stored?.['open']);
  const close = asRecord(stored?.['close']);
  const [openDay, closeDay] = [dayOf(open?.['day']), dayOf(close?.['day'])];
  const openTime = timeOf(open?.['time']);
  const closing = closingTimeOf(close?.['time']);
  if (openDay === null || closeDay === null || openTime === null || closing === null) return null;
  const closeAt: WeekTime = {
    day: closing.nextDay ? (closeDay + 1) % 7 : closeDay,
    time: closing.time,
  };
  return { open: { day: openDay, time: openTime }, close: closeAt };
}

/** One exception a date, the first; one that is neither closed nor has a period says nothing. */
function exceptionsOf(value: unknown): OpeningException[] {
  const byDate = new Map<string, OpeningException>();
  for (const item of listOf(value, maxExceptions)) {
    const stored = asRecord(item);
    const date = stored?.['date'];
    if (stored === null || !isDate(date) || byDate.has(date)) continue;
    const closed = stored['closed'] === true;
    const periods = closed ? [] : listOf(stored['periods'], maxPeriods).flatMap(datePeriodOf);
    if (!closed && periods.length === 0) continue;
    byDate.set(date, { date, closed, periods, label: textOf(stored['label'], maxLabelLength) });
  }
  return [...byDate.values()];
}

function datePeriodOf(value: unknown): { open: string; close: string }[] {
  const stored = asRecord(value);
  const open = timeOf(stored?.['open']);
  const closing = closingTimeOf(stored?.['close']);
  return open === null || closing === null ? [] : [{ open, close: closing.time }];
}

function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const instant = new Date(`${value}T00:00:00Z`);
  // 2026-02-30 would roll over into March.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

/** Keys of older day maps in the order in which they are shown; '' shows the text alone. */
const dayNames: Record<string, string> = {
  general: '',
  geral: '',
  monday: 'Segunda',
  segunda: 'Segunda',
  tuesday: 'Terça',
  terca: 'Terça',
  wednesday: 'Quarta',
  quarta: 'Quarta',
  thursday: 'Quinta',
  quinta: 'Quinta',
  friday: 'Sexta',
  sexta: 'Sexta',
  saturday: 'Sábado',
  sabado: 'Sábado',
  sunday: 'Domingo',
  domingo: 'Domingo',
};

function dayMapLines(stored: Stored): string[] {
  const order = Object.keys(dayNames);
  const rank = (key: string) => (order.indexOf(key) + order.length + 1) % (order.length + 1);
  return Object.keys(stored)
    .slice(0, 2 * maxLines)
    .map((key) => ({ key: dayKey(key), text: dayText(stored[key]) }))
    .filter(({ key, text }) => text !== '' && key !== 'note')
    .sort((a, b) => rank(a.key) - rank(b.key))
    .map(({ key, text }) => {
      const name = Object.hasOwn(dayNames, key) ? dayNames[key] : capitalised(key);
      return name === '' || name === undefined ? text : `${name}: ${text}`;
    });
}

/** 'Terça-feira' -> 'terca'. */
function dayKey(key: string): string {
  return foldText(key.slice(0, 40)).replace(/-feira$/, '');
}

/** A day's value: a text, or {open, close} of which both are texts. */
function dayText(value: unknown): string {
  if (typeof value === 'string') return textOf(value, maxLineLength);
  const stored = asRecord(value);
  if (stored?.['closed'] === true) return 'Fechado';
  const open = textOf(stored?.['open'], 20);
  const close = textOf(stored?.['close'], 20);
  return open === '' || close === '' ? '' : `${open}–${close}`;
}

function capitalised(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1);
}
